import type { TrainingEntry } from "@tyche/learn";
import { exponentsIn, MOST_EXPONENT } from "../board/packed-board.js";

/** No tile of a packed board has this exponent: stands for never. */
export const NEVER = MOST_EXPONENT + 1;

/**
 * Tile downgrading (H. Guei, L.-P. Chen, I.-C. Wu: "Optimistic Temporal Difference Learning for 2048", 2021). A
 * network evaluates boards poorly if they hold tiles that its own games rarely made. If such a board lacks a tile
 * below its largest, all tiles above the largest gap are halved, repeatedly, until the board is in the network's
 * range. Tiles keep their order and equal tiles stay equal, so the same directions are legal and the same tiles
 * merge.
 *
 * @param from the smallest exponent that is too large
 * @returns the packed board to search in place of this one; unchanged if nothing is too large, no gap is left, or
 *   there are two tiles of 32768
 */
export function downgraded(low: number, high: number, from: number): readonly [low: number, high: number] {
  let there = exponentsIn(low) | exponentsIn(high);
  let largest = 31 - Math.clz32(there);
  if (largest < from) return [low, high];
  // Two of the largest tile that a packed board can hold do not merge; halved, they would.
  if (largest === MOST_EXPONENT && countIn(low, largest) + countIn(high, largest) > 1) return [low, high];
  for (; largest >= from; largest--) {
    // The largest missing exponent below the largest tile's.
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

/** Decrements every exponent of a word that is above this one. */
function halvedAbove(word: number, exponent: number): number {
  let fewer = 0;
  for (let shift = 0; shift < 32; shift += 4) if (((word >>> shift) & 15) > exponent) fewer |= 1 << shift;
  return (word - fewer) | 0;
}

/**
 * The exponent from which boards are downgraded, from a tile given by the user.
 *
 * @param tile 0 for never
 * @returns undefined if there is no such tile
 */
export function downgradedFrom(tile: number): number | undefined {
  if (tile === 0) return 0;
  const exponent = Math.log2(tile);
  return Number.isInteger(exponent) && exponent >= 1 && exponent <= MOST_EXPONENT ? exponent : undefined;
}

/** The largest tile from which boards can be downgraded. */
export const LARGEST_DOWNGRADE = 2 ** MOST_EXPONENT;

/** A tile is rare if a smaller share of the network's last games made it (docs/games/2048.md). */
const KNOWN = 0.7;

/**
 * The exponent from which boards are downgraded for a network: the one used during training, or else that of the
 * smallest tile, among those measured in its last report, that it rarely made.
 *
 * @param history training history from the model file
 * @returns 0 if it made all tiles, or the file has no measurements
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
