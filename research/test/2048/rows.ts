/**
 * Rows of four tiles in 16 bits: four exponents of four bits each, the leftmost lowest. Computed here from the rules
 * and R. Xiao's description of 2014, independently of @tyche/games, which is tested against it.
 */
export interface Rows {
  /**
   * The row after sliding toward its lowest bits, and toward its highest; unchanged if two tiles of 32768 would merge.
   */
  readonly left: Uint16Array;
  readonly right: Uint16Array;
  /** The total value of tiles merged by sliding. */
  readonly gain: Float64Array;
  /** The score of the row, in single precision. */
  readonly worth: Float32Array;
}

const COUNT = 0x1_0000;
const MOST_EXPONENT = 15;

/** The results of sliding every possible row. */
export function rowsOf(): Rows {
  const left = new Uint16Array(COUNT);
  const right = new Uint16Array(COUNT);
  const gain = new Float64Array(COUNT);
  const worth = new Float32Array(COUNT);
  for (let row = 0; row < COUNT; row++) {
    const cells = [row & 15, (row >> 4) & 15, (row >> 8) & 15, row >> 12];
    const slid = slide(cells);
    left[row] = bits(slid.cells);
    gain[row] = slid.gain;
    worth[row] = worthOf(cells);
    right[bits(cells.toReversed())] = bits(slid.cells.toReversed());
  }
  return { left, right, gain, worth };
}

function bits(cells: readonly number[]): number {
  return cells.reduce((row, exponent, i) => row | (exponent << (4 * i)), 0);
}

function slide(cells: readonly number[]): { readonly cells: readonly number[]; readonly gain: number } {
  const slid: number[] = [];
  let gain = 0;
  /** Whether the last tile can still merge. */
  let isOpen = false;
  for (const exponent of cells) {
    if (exponent === 0) continue;
    if (isOpen && slid.at(-1) === exponent) {
      if (exponent === MOST_EXPONENT) return { cells, gain: 0 };
      slid[slid.length - 1] = exponent + 1;
      gain += 2 ** (exponent + 1);
      isOpen = false;
    } else {
      slid.push(exponent);
      isOpen = true;
    }
  }
  return { cells: [...slid, 0, 0, 0, 0].slice(0, 4), gain };
}

/** Rewards empty cells and neighbours that can merge; penalises large tiles and tiles out of order. */
function worthOf(cells: readonly number[]): number {
  const tiles = cells.filter((exponent) => exponent > 0);
  let merges = 0;
  for (let i = 0; i < tiles.length; ) {
    let end = i + 1;
    while (tiles[end] === tiles[i]) end++;
    if (end - i > 1) merges += end - i;
    i = end;
  }
  let [rising, falling, sum] = [0, 0, 0];
  for (const [i, exponent] of cells.entries()) {
    sum += exponent ** 3.5;
    if (i === 0) continue;
    const step = exponent ** 4 - cells[i - 1]! ** 4;
    rising += Math.max(0, step);
    falling += Math.max(0, -step);
  }
  const empty = cells.length - tiles.length;
  return 200_000 + 270 * empty + 700 * merges - 47 * Math.min(rising, falling) - 11 * sum;
}
