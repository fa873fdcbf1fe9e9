/**
 * 4 x 4 boards with four bits a cell: rows 0 and 1 in the low word, rows 2 and 3 in the high word, each row in 16
 * bits with its leftmost cell lowest. 0 is an empty cell, k a tile 2^k up to 32768.
 *
 * Transposing takes two steps: `stirred` transposes the four blocks of 2 x 2 cells of a word, then `transposedLow`
 * and `transposedHigh` put the blocks of both words into place.
 */

/** The exponent of the largest tile that a packed board can hold. */
export const MOST_EXPONENT = 15;

/** A move adds at most a 4, and no packed search looks further ahead than this. */
const MOST_MOVES = 16;

/**
 * Whether no tile of 65536, which four bits cannot hold, can appear within a search: making one needs tiles with at
 * least that sum.
 *
 * @param sum sum of all tiles on the board
 */
export function fitsPacked(sum: number): boolean {
  return sum + 4 * MOST_MOVES < 65_536;
}

/** The sum of all tiles of a packed board. */
export function sumOf(low: number, high: number): number {
  return unpacked(low, high).reduce((sum, exponent) => sum + (exponent === 0 ? 0 : 2 ** exponent), 0);
}

const NIBBLE_ONES = 0x1111_1111;

export function stirred(word: number): number {
  return (word & 0xf0f0_0f0f) | ((word & 0x0000_f0f0) << 12) | ((word & 0x0f0f_0000) >>> 12);
}

/** The low word of the transposed board, from both words after `stirred`: the off-diagonal blocks swap. */
export function transposedLow(low: number, high: number): number {
  return (low & 0x00ff_00ff) | ((high & 0x00ff_00ff) << 8);
}

export function transposedHigh(low: number, high: number): number {
  return (high & 0xff00_ff00) | ((low & 0xff00_ff00) >>> 8);
}

/** The lowest bit of every empty cell of a word. */
export function emptyCells(word: number): number {
  let bits = word | (word >>> 2);
  bits |= bits >>> 1;
  return ~bits & NIBBLE_ONES;
}

/** Counts the set bits in a result of `emptyCells`: the multiplication sums the nibbles into the highest one. */
export function countOf(cells: number): number {
  return Math.imul(cells, NIBBLE_ONES) >>> 28;
}

/** Bit set of the exponents in a word; bit 0 for empty cells. */
export function exponentsIn(word: number): number {
  let there = 0;
  for (let shift = 0; shift < 32; shift += 4) there |= 1 << ((word >>> shift) & 15);
  return there;
}

/** The exponent of the largest tile. */
export function largestOf(low: number, high: number): number {
  return 31 - Math.clz32(exponentsIn(low) | exponentsIn(high));
}

/** The exponents of the 16 cells, row by row. */
export function unpacked(low: number, high: number): number[] {
  return Array.from({ length: 16 }, (_, cell) => ((cell < 8 ? low : high) >>> (4 * (cell & 7))) & 15);
}

/** The board of 16 exponents, row by row. */
export function packed(cells: readonly number[]): [low: number, high: number] {
  const word = (from: number): number =>
    cells.slice(from, from + 8).reduce((bits, exponent, cell) => bits | (exponent << (4 * cell)), 0);
  return [word(0), word(8)];
}
