import { type Rows, rowsOf } from "./rows.js";

/**
 * Boards of 4 × 4 cells with four bits each, as in `PackedSearch`: rows 0 and 1 in the low word, rows 2 and 3 in the
 * high one.
 */

/** Builds the board from 16 exponents, row by row. */
export function packed(cells: readonly number[]): [low: number, high: number] {
  const word = (from: number): number =>
    cells.slice(from, from + 8).reduce((bits, exponent, cell) => bits | (exponent << (4 * cell)), 0);
  return [word(0), word(8)];
}

/** Marks every empty cell of a word with its lowest bit. */
export function emptyCells(word: number): number {
  let bits = word | (word >>> 2);
  bits |= bits >>> 1;
  return ~bits & 0x1111_1111;
}

/** Counts the bits set in a result of `emptyCells`: the multiplication adds up all nibbles in the highest one. */
export function countOf(cells: number): number {
  return Math.imul(cells, 0x1111_1111) >>> 28;
}

/** Transposes the four blocks of 2 × 2 cells of a word; then the off-diagonal blocks of the two words are swapped. */
function stirred(word: number): number {
  return (word & 0xf0f0_0f0f) | ((word & 0x0000_f0f0) << 12) | ((word & 0x0f0f_0000) >>> 12);
}

/** The words of the transposed board, from both words after `stirred`. */
function lowOf(low: number, high: number): number {
  return (low & 0x00ff_00ff) | ((high & 0x00ff_00ff) << 8);
}

function highOf(low: number, high: number): number {
  return (high & 0xff00_ff00) | ((low & 0xff00_ff00) >>> 8);
}

let rows: Rows | undefined;

/** The sum of the line scores of a board, in single precision. */
export function worthOf(low: number, high: number): number {
  rows ??= rowsOf();
  const [a, b] = [stirred(low), stirred(high)];
  return Math.fround(linesWorth(rows, low, high) + linesWorth(rows, lowOf(a, b), highOf(a, b)));
}

function linesWorth({ worth }: Rows, low: number, high: number): number {
  const { fround } = Math;
  const top = fround(worth[low & 0xffff]! + worth[low >>> 16]!);
  return fround(fround(top + worth[high & 0xffff]!) + worth[high >>> 16]!);
}

/** Number of directions: up, right, down, left. */
export const DIRECTIONS = 4;

/** The results of the four moves on a board. */
export class Moves {
  /** The board's words after the move, by direction. */
  readonly low = new Int32Array(DIRECTIONS);
  readonly high = new Int32Array(DIRECTIONS);
  /** The value of merged tiles, by direction; -1 if the board does not change. */
  readonly gain = new Float64Array(DIRECTIONS);
  private readonly rows: Rows;

  constructor() {
    rows ??= rowsOf();
    this.rows = rows;
  }

  /** Computes all directions. */
  from(low: number, high: number): void {
    const { left, right } = this.rows;
    const a = stirred(low);
    const b = stirred(high);
    const top = lowOf(a, b);
    const bottom = highOf(a, b);
    const along = this.earned(top, bottom);
    const across = this.earned(low, high);
    this.slid(0, left, top, bottom, along);
    this.slid(1, right, low, high, across);
    this.slid(2, right, top, bottom, along);
    this.slid(3, left, low, high, across);
    for (let direction = 0; direction < DIRECTIONS; direction += 2) {
      const low = stirred(this.low[direction]!);
      const high = stirred(this.high[direction]!);
      this.low[direction] = lowOf(low, high);
      this.high[direction] = highOf(low, high);
    }
  }

  private slid(direction: number, table: Uint16Array, low: number, high: number, gain: number): void {
    const toLow = table[low & 0xffff]! | (table[low >>> 16]! << 16);
    const toHigh = table[high & 0xffff]! | (table[high >>> 16]! << 16);
    this.low[direction] = toLow;
    this.high[direction] = toHigh;
    this.gain[direction] = toLow !== low || toHigh !== high ? gain : -1;
  }

  private earned(low: number, high: number): number {
    const { gain } = this.rows;
    return gain[low & 0xffff]! + gain[low >>> 16]! + gain[high & 0xffff]! + gain[high >>> 16]!;
  }
}
