import type { TrainingEntry } from "@tyche/learn";
import { exponentsIn, MOST_EXPONENT } from "../packed/board.js";

/** No tile of a packed board has this exponent: from here on is never. */
export const NEVER = MOST_EXPONENT + 1;

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
  let there = exponentsIn(low) | exponentsIn(high);
  let largest = 31 - Math.clz32(there);
  if (largest < from) return [low, high];
  // Two of the largest tile that a packed board can hold do not merge; halved, they would.
  if (largest === MOST_EXPONENT && countIn(low, largest) + countIn(high, largest) > 1) return [low, high];
  for (; largest >= from; largest--) {
    // The largest exponent below the largest that no tile has.
    const gap = 31 - Math.clz32(~there & ((1 << largest) - 2));
    if (gap < 1) break;
    low = halvedAbove(low, gap);
    high = halvedAbove(high, gap);
    const below = (1 << gap) - 1;
    there = (there & below) | ((there >> 1) & ~below);
  }
  return [low, high];
}

function countIn(word: number, exponent: number): number {
  let count = 0;
  for (let shift = 0; shift < 32; shift += 4) if (((word >>> shift) & 15) === exponent) count++;
  return count;
}

/** A word of cells, each exponent above this one less by one. */
function halvedAbove(word: number, exponent: number): number {
  let fewer = 0;
  for (let shift = 0; shift < 32; shift += 4) if (((word >>> shift) & 15) > exponent) fewer |= 1 << shift;
  return (word - fewer) | 0;
}

/**
 * The exponent from which on boards are downgraded, by the tile that a person names.
 *
 * @param tile 0 for never
 * @returns undefined where there is no such tile
 */
export function downgradedFrom(tile: number): number | undefined {
  if (tile === 0) return 0;
  const exponent = Math.log2(tile);
  return Number.isInteger(exponent) && exponent >= 1 && exponent <= MOST_EXPONENT ? exponent : undefined;
}

/** The largest tile from which on boards can be downgraded. */
export const LARGEST_DOWNGRADE = 2 ** MOST_EXPONENT;

/** A tile that a smaller share of its last games made is one of which a network knows little (docs/games/2048.md). */
const KNOWN = 0.7;

/**
 * The exponent from which on boards are to be downgraded for a network: the one from which on they were while it learned, or else that
 * of the smallest tile, among those that its last report measured, that it seldom made.
 *
 * @param history of its file
 * @returns 0 where it made them all, or its file does not say
 */
export function rareExponent(history: readonly TrainingEntry[]): number {
  const last = history.at(-1);
  const learned = last?.settings.downgrade;
  if (typeof learned === "number") return Math.log2(learned);
  const rare = Object.entries(last?.measures ?? {}).flatMap(([name, share]) => {
    const tile = Number(/^made (\d+)$/.exec(name)?.[1] ?? Number.NaN);
    return share < KNOWN && Number.isInteger(Math.log2(tile)) && tile > 1 ? [Math.log2(tile)] : [];
  });
  return rare.length > 0 ? Math.min(...rare) : 0;
}
