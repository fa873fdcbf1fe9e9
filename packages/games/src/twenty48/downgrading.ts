import { largestOf } from "./packed-board.js";

/** The exponent of the largest tile of a packed board. */
const MOST = 15;

/**
 * Tile downgrading (H. Guei, L.-P. Chen, I.-C. Wu: "Optimistic Temporal Difference Learning for 2048", 2021). A network
 * knows little of boards with tiles that its own games seldom made. Where such a board lacks a tile below its largest, all
 * tiles above the largest gap are halved, again and again, until it is a board that the network knows: its tiles keep
 * their order, equal ones stay equal, so that the same directions are open and the same tiles merge.
 *
 * @param from the exponent from which on a largest tile is too large
 * @returns the packed board to search in place of this one; the same where nothing is too large, no gap is left, or 32768 is there twice
 */
export function downgraded(low: number, high: number, from: number): readonly [low: number, high: number] {
  // Two of the largest tile that a packed board can hold do not merge; halved, they would.
  if (isTwice(low, high, MOST)) return [low, high];
  for (let largest = largestOf(low, high); largest >= from; largest--) {
    const gap = largestGap(low, high, largest);
    if (gap === 0) break;
    low = halvedAbove(low, gap);
    high = halvedAbove(high, gap);
  }
  return [low, high];
}

function isTwice(low: number, high: number, exponent: number): boolean {
  let count = 0;
  for (let shift = 0; shift < 32; shift += 4) {
    if (((low >>> shift) & 15) === exponent) count++;
    if (((high >>> shift) & 15) === exponent) count++;
  }
  return count > 1;
}

/** The largest exponent below `largest` that no tile has; 0 where all are there. */
function largestGap(low: number, high: number, largest: number): number {
  let present = 0;
  for (let shift = 0; shift < 32; shift += 4) {
    present |= (1 << ((low >>> shift) & 15)) | (1 << ((high >>> shift) & 15));
  }
  let gap = largest - 1;
  while (gap > 0 && (present >>> gap) & 1) gap--;
  return Math.max(gap, 0);
}

function halvedAbove(word: number, gap: number): number {
  let halved = 0;
  for (let shift = 0; shift < 32; shift += 4) {
    const exponent = (word >>> shift) & 15;
    halved |= (exponent > gap ? exponent - 1 : exponent) << shift;
  }
  return halved;
}
