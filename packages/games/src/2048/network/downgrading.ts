import type { TrainingEntry } from "@tyche/learn";
import { largestOf, MOST_EXPONENT, packed, unpacked } from "../packed/board.js";

/**
 * Tile downgrading (H. Guei, L.-P. Chen, I.-C. Wu: "Optimistic Temporal Difference Learning for 2048", 2021). A network
 * knows little of boards with tiles that its own games seldom made. Where such a board lacks a tile below its largest, all
 * tiles above the largest gap are halved, again and again, until it is a board that the network knows: its tiles keep
 * their order, equal ones stay equal, so that the same directions are open and the same tiles merge.
 *
 * @param from the exponent from which on a largest tile is too large
 * @returns the packed board to search in place of this one; the same where nothing is too large, no gap is
 *   left, or 32768 is there twice
 */
export function downgraded(low: number, high: number, from: number): readonly [low: number, high: number] {
  let largest = largestOf(low, high);
  if (largest < from) return [low, high];
  let cells = unpacked(low, high);
  // Two of the largest tile that a packed board can hold do not merge; halved, they would.
  if (cells.filter((exponent) => exponent === MOST_EXPONENT).length > 1) return [low, high];
  for (; largest >= from; largest--) {
    const gap = largestGap(cells, largest);
    if (gap === 0) break;
    cells = cells.map((exponent) => (exponent > gap ? exponent - 1 : exponent));
  }
  return packed(cells);
}

/** A tile that a smaller share of its last games made is one of which a network knows little (docs/games/2048.md). */
const KNOWN = 0.7;

/**
 * The exponent from which on boards are to be downgraded for a network: that of the smallest tile, among those that its
 * last report measured, that it seldom made.
 *
 * @param history of its file
 * @returns 0 where it made them all, or its file does not say
 */
export function rareExponent(history: readonly TrainingEntry[]): number {
  const rare = Object.entries(history.at(-1)?.measures ?? {}).flatMap(([name, share]) => {
    const tile = Number(/^made (\d+)$/.exec(name)?.[1] ?? Number.NaN);
    return share < KNOWN && Number.isInteger(Math.log2(tile)) && tile > 1 ? [Math.log2(tile)] : [];
  });
  return rare.length > 0 ? Math.min(...rare) : 0;
}

/** The largest exponent below `largest` that no tile has; 0 where all are there. */
function largestGap(cells: readonly number[], largest: number): number {
  let gap = largest - 1;
  while (gap > 0 && cells.includes(gap)) gap--;
  return Math.max(gap, 0);
}
