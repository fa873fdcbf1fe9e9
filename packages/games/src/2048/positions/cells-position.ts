import { CHANCE, OVER } from "@tyche/engine";
import { hashKeys, mix } from "../../kit/numbers.js";
import { FOUR, TWO, type Twenty48State, type Variant } from "../board/board.js";
import { lineWorth, type Scale, scaled, scaleOf } from "../board/heuristic.js";
import { MOST_EXPONENT } from "../board/packed-board.js";
import type { Twenty48Position } from "./position.js";

const DIRECTION_COUNT = 4;
/** Number of exponents with their own hash key; 2^(8 x 8 + 1) is the largest tile of the largest board. */
const EXPONENTS = 66;
const LOW = hashKeys(64 * EXPONENTS, 0x20480001);
const HIGH = hashKeys(64 * EXPONENTS, 0x20480002);

/** State of one ply. Boards are exponents, cell by cell: 0 for an empty cell, k for a tile 2^k. */
interface Frame {
  readonly cells: Uint8Array;
  score: number;
  /** Whether a new tile comes next. */
  waiting: boolean;
  won: boolean;
}

/** 2048 on any board, one byte a cell. Moves and outcomes are encoded as in `RowsPosition`. */
export class CellsPosition implements Twenty48Position {
  readonly width: number;
  readonly afterstate = true;
  private readonly variant: Variant;
  private readonly scale: Scale;
  /** Cells of all lines of a direction, concatenated; each line starts at its wall. */
  private readonly lines: readonly Int32Array[];
  private readonly lengths: readonly number[];
  /** All columns and rows, each once. */
  private readonly judged: readonly (readonly number[])[];
  private readonly target: number;
  private readonly frames: Frame[] = [];
  private ply = 0;
  private readonly trial: Uint8Array;

  constructor(variant: Variant, state: Twenty48State) {
    const size = variant.rows * variant.columns;
    this.variant = variant;
    this.width = Math.max(DIRECTION_COUNT, 2 * size);
    this.scale = scaleOf(variant);
    this.lines = variant.lines.map((lines) => Int32Array.from(lines.flat()));
    this.lengths = variant.lines.map((lines) => lines[0]!.length);
    this.judged = [...variant.lines[0]!, ...variant.lines[3]!];
    this.target = variant.target === 0 ? EXPONENTS : Math.log2(variant.target);
    this.trial = new Uint8Array(size);
    const cells = Uint8Array.from(state.tiles, (tile) => (tile === 0 ? 0 : Math.log2(tile)));
    this.frames.push({ cells, score: state.score, waiting: false, won: this.wins(cells) });
  }

  turn(): number {
    const { waiting, won, cells } = this.frames[this.ply]!;
    if (won) return OVER;
    if (waiting) return CHANCE;
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      if (this.slide(cells, this.trial, direction) >= 0) return 0;
    }
    return OVER;
  }

  moves(into: Int32Array, from: number): number {
    const { cells } = this.frames[this.ply]!;
    let end = from;
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      if (this.slide(cells, this.trial, direction) >= 0) into[end++] = direction;
    }
    return end - from;
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    const { cells } = this.frames[this.ply]!;
    let end = from;
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] !== 0) continue;
      into[end++] = cell << 1;
      into[end++] = (cell << 1) | 1;
    }
    const empty = (end - from) >> 1;
    for (let i = from; i < end; i++) probabilities[i] = ((into[i]! & 1) === 0 ? TWO : FOUR) / empty;
    return end - from;
  }

  play(move: number): void {
    const here = this.frames[this.ply++]!;
    if (this.ply === this.frames.length) {
      this.frames.push({ cells: new Uint8Array(here.cells.length), score: 0, waiting: false, won: false });
    }
    const next = this.frames[this.ply]!;
    next.won = false;
    if (here.waiting) {
      next.cells.set(here.cells);
      next.cells[move >> 1] = 1 + (move & 1);
      next.score = here.score;
      next.waiting = false;
      return;
    }
    const gain = this.slide(here.cells, next.cells, move);
    next.score = this.variant.target === 0 ? here.score + gain : 0;
    next.won = this.wins(next.cells);
    next.waiting = !next.won;
  }

  undo(): void {
    if (this.ply === 0) throw new RangeError("There is no move to undo.");
    this.ply--;
  }

  payoff(): number {
    const { score, won } = this.frames[this.ply]!;
    if (this.variant.target === 0) return score;
    return won ? 1 : 0;
  }

  hashLow(): number {
    return this.hash(LOW, 0x2048);
  }

  hashHigh(): number {
    return this.hash(HIGH, 0x8402);
  }

  copy(): CellsPosition {
    const twin: CellsPosition = new CellsPosition(this.variant, { tiles: [], score: 0 });
    twin.frames.length = 0;
    for (const { cells, score, waiting, won } of this.frames) {
      twin.frames.push({ cells: cells.slice(), score, waiting, won });
    }
    twin.ply = this.ply;
    return twin;
  }

  evaluate(): number {
    return this.heuristic();
  }

  heuristic(): number {
    const { cells, score } = this.frames[this.ply]!;
    let worth = 0;
    for (const line of this.judged) worth += lineWorth(cells, line);
    return scaled(this.scale, worth, score);
  }

  score(): number {
    return this.frames[this.ply]!.score;
  }

  packedLow(): number {
    return this.packed(0);
  }

  packedHigh(): number {
    return this.packed(8);
  }

  private packed(from: number): number {
    const { cells } = this.frames[this.ply]!;
    let word = 0;
    for (let cell = 7; cell >= 0; cell--) word = (word << 4) | Math.min(MOST_EXPONENT, cells[from + cell]!);
    return word;
  }

  /**
   * Slides `from` in a direction and writes the board into `to`.
   *
   * @returns the gain, or -1 if nothing moves
   */
  private slide(from: Uint8Array, to: Uint8Array, direction: number): number {
    const line = this.lines[direction]!;
    const length = this.lengths[direction]!;
    let gain = 0;
    let changed = false;
    for (let start = 0; start < line.length; start += length) {
      let write = start;
      let open = false;
      for (let read = start; read < start + length; read++) {
        const exponent = from[line[read]!]!;
        if (exponent === 0) continue;
        if (open && to[line[write - 1]!] === exponent) {
          to[line[write - 1]!] = exponent + 1;
          gain += 2 ** (exponent + 1);
          open = false;
          changed = true;
          continue;
        }
        changed ||= write !== read;
        to[line[write++]!] = exponent;
        open = true;
      }
      while (write < start + length) to[line[write++]!] = 0;
    }
    return changed ? gain : -1;
  }

  private wins(cells: Uint8Array): boolean {
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell]! >= this.target) return true;
    return false;
  }

  private hash(keys: Int32Array, seed: number): number {
    const { cells, score, waiting } = this.frames[this.ply]!;
    let hash = mix(seed + 2 * score + (waiting ? 1 : 0));
    for (let cell = 0; cell < cells.length; cell++) hash ^= keys[cell * EXPONENTS + cells[cell]!]!;
    return mix(hash);
  }
}
