import { sfc32 } from "@tyche/engine/chance";
import type { MinesweeperOptions } from "../about.js";
import { promised, type Variant, variantOf } from "../board/board.js";
import { HIDDEN, neighbours, type View } from "../board/grid.js";
import { usualFirst } from "./first-click.js";
import type { Candidate } from "./lookahead.js";
import { type ChoiceMethod, MinesweeperSolver, type SolverSettings } from "./solver.js";

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

export interface PlayedMinesweeper {
  readonly won: boolean;
  /** Number of clicks, including the first. */
  readonly clicks: number;
  /**
   * 1 for a win, else 0, with the luck of guesses removed: an exact solution replaces what came after it, and each
   * guess contributes only the difference between what it showed and what was expected (N. Burch et al., "AIVAT",
   * 2018). The mean over games is unchanged; the variance is lower, so fewer games are needed.
   */
  readonly fair: number;
  /** Number of guesses, excluding the first click. */
  readonly guesses: number;
  /** Number of guesses by the exact solution. */
  readonly exact: number;
  /** Number of exact solutions that exceeded the allowed work. */
  readonly gaveUp: number;
  /** Longest decision, in milliseconds of wall-clock time. */
  readonly slowest: number;
}

export interface PlayerSettings extends Partial<SolverSettings> {
  /** First click; default: the solver's own. */
  readonly first?: number;
}

/** Plays games with the solver, one after another, each on the board of its seed. */
export class MinesweeperPlayer {
  private readonly options: MinesweeperOptions;
  private readonly first: number;
  private readonly settings: Partial<SolverSettings>;

  constructor(options: MinesweeperOptions, { first, ...settings }: PlayerSettings = {}) {
    this.options = options;
    this.first = first ?? usualFirst(variantOf(options));
    this.settings = settings;
  }

  play(seed: number | string): PlayedMinesweeper {
    const variant = variantOf(this.options);
    const field = new Minefield(variant, this.first, seed);
    const solver = new MinesweeperSolver(variant, this.settings);
    const counts: Record<ChoiceMethod, number> = { "first click": 0, certain: 0, exact: 0, lookahead: 0 };
    let clicks = 1;
    let gaveUp = 0;
    let luck = 0;
    let fair: number | undefined;
    let slowest = 0;
    let isAlive = field.open(this.first);
    while (isAlive && !field.isWon) {
      const before = performance.now();
      const choice = solver.choose(field.view);
      slowest = Math.max(slowest, performance.now() - before);
      counts[choice.method]++;
      if (choice.gaveUp) gaveUp++;
      if (choice.exact) fair ??= choice.exact.won / choice.exact.layouts - luck;
      for (const cell of choice.open) {
        if (!isAlive) break;
        isAlive = field.open(cell);
        clicks++;
      }
      if (choice.method === "lookahead") {
        const [{ cell, outlook }] = choice.candidates as [Candidate];
        luck += (isAlive ? solver.outlookAfter(cell, field.view[cell]!) : 0) - outlook;
      }
    }
    fair ??= (isAlive ? 1 : 0) - luck;
    const { exact, lookahead } = counts;
    return { won: isAlive, clicks, fair, guesses: exact + lookahead, exact, gaveUp, slowest };
  }
}
