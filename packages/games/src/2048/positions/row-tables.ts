import { slide } from "../board/board.js";
import { lineWorth } from "../board/heuristic.js";
import { MOST_EXPONENT } from "../board/packed-board.js";

/**
 * Tables of all rows of four, indexed by their 16 bits: four exponents of four bits each, the leftmost lowest.
 * Exponent 0 is an empty cell, k a tile 2^k up to 32768.
 */
export interface RowTables {
  /** The row after sliding toward its lowest bits. */
  readonly left: Uint16Array;
  /** The row after sliding toward its highest bits. */
  readonly right: Uint16Array;
  /** Sum of tiles made by sliding either way; -1 if two tiles of 32768 would merge, which four bits cannot hold. */
  readonly gain: Int32Array;
  /** `gain` with 0 in place of -1: such rows do not slide. */
  readonly earned: Float32Array;
  /** See `lineWorth`. */
  readonly worth: Float64Array;
  /** The largest exponent. */
  readonly largest: Uint8Array;
}

const ROW = [0, 1, 2, 3];

let tables: RowTables | undefined;

/** The tables, built on the first call (about 50 ms). */
export function rowTables(): RowTables {
  tables ??= makeTables();
  return tables;
}

function makeTables(): RowTables {
  const left = new Uint16Array(0x1_0000);
  const right = new Uint16Array(0x1_0000);
  const gain = new Int32Array(0x1_0000);
  const worth = new Float64Array(0x1_0000);
  const largest = new Uint8Array(0x1_0000);
  for (let row = 0; row < 0x1_0000; row++) {
    const exponents = [row & 15, (row >> 4) & 15, (row >> 8) & 15, row >> 12];
    const slid = slide(exponents.map((exponent) => (exponent === 0 ? 0 : 2 ** exponent)));
    const packed = slid.line.map((tile) => (tile === 0 ? 0 : Math.log2(tile)));
    const tooLarge = packed.some((exponent) => exponent > MOST_EXPONENT);
    gain[row] = tooLarge ? -1 : slid.gain;
    left[row] = tooLarge ? row : pack(packed);
    worth[row] = lineWorth(exponents, ROW);
    largest[row] = Math.max(...exponents);
  }
  for (let row = 0; row < 0x1_0000; row++) right[reverse(row)] = reverse(left[row]!);
  const earned = Float32Array.from(gain, (tiles) => Math.max(0, tiles));
  return { left, right, gain, earned, worth, largest };
}

function pack([a = 0, b = 0, c = 0, d = 0]: readonly number[]): number {
  return a | (b << 4) | (c << 8) | (d << 12);
}

function reverse(row: number): number {
  return (row >> 12) | ((row >> 4) & 0xf0) | ((row << 4) & 0xf00) | ((row & 15) << 12);
}
