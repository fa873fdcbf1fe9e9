import { sfc32 } from "@tyche/engine/chance";
import { promised, type Variant } from "./board.js";
import { neighbours } from "./grid.js";
import { HIDDEN, type View } from "./view.js";

/** A board with fixed mines, for playing whole games: the same variant, first click and seed give the same mines. */
export class Minefield {
  /** The player's current view. */
  readonly view: View;
  private readonly variant: Variant;
  private readonly mined: Uint8Array;
  private opened = 0;

  constructor(variant: Variant, first: number, seed: number | string) {
    const { grid, mines } = variant;
    this.variant = variant;
    this.view = new Int8Array(grid.cells).fill(HIDDEN);
    this.mined = new Uint8Array(grid.cells);
    const next = sfc32(seed);
    const kept = new Set(promised(variant, first));
    const free = Array.from({ length: grid.cells }, (_, cell) => cell).filter((cell) => !kept.has(cell));
    if (free.length < mines)
      throw new RangeError(`With the first click on cell ${first} the mines have no room.`);
    for (let i = 0; i < mines; i++) {
      const drawn = i + Math.floor((next() / 2 ** 32) * (free.length - i));
      const cell = free[drawn]!;
      free[drawn] = free[i]!;
      this.mined[cell] = 1;
    }
  }

  get isWon(): boolean {
    return this.opened === this.variant.grid.cells - this.variant.mines;
  }

  /** Opens a cell, and all cells around every 0. @returns false if a mine is hit */
  open(first: number): boolean {
    if (this.mined[first] === 1) return false;
    const { grid } = this.variant;
    const queue = [first];
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      if (this.view[cell] !== HIDDEN) continue;
      const around = neighbours(grid, cell);
      let shown = 0;
      for (const other of around) shown += this.mined[other]!;
      this.view[cell] = shown;
      this.opened++;
      if (shown === 0) for (const other of around) if (this.view[other] === HIDDEN) queue.push(other);
    }
    return true;
  }
}
