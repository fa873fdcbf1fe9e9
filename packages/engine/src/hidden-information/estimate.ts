import type { RankedAction } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import { followsFromOne, minimizerOf, otherSide } from "../contract/sides.js";
import { plusFour } from "../statistics/intervals.js";

/** A mean of samples, from the side of the player to move. */
export interface SampledAction<Action> {
  readonly action: Action;
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
  readonly depth: number;
}

/**
 * Converts estimates to rows in the given order, from player 0's side if the mover's value determines player 0's,
 * else unchanged.
 */
export function estimatedRows<Action>(
  estimates: readonly SampledAction<Action>[],
  { facts, player, method }: { readonly facts: Facts; readonly player: number; readonly method: string },
): RankedAction<Action>[] {
  const [low, high] = facts.bounds;
  const turned = player === minimizerOf(facts) && followsFromOne(facts);
  return estimates.map(({ action, count, sum, squares, depth }): RankedAction<Action> => {
    if (count === 0) return { action, depth: 0, method, visits: 0 };
    const mean = sum / count;
    const [least, most] = plusFour(count, sum, squares, low, high);
    const interval = turned
      ? ([otherSide(facts, most), otherSide(facts, least)] as const)
      : ([least, most] as const);
    const value = turned ? otherSide(facts, mean) : mean;
    return { action, value, bound: "estimate", depth, method, visits: count, interval };
  });
}

/** The side that the values of a decision are from, if it is not player 0's. */
export function sideOf(facts: Facts, player: number): { readonly side?: number } {
  return player === 0 || followsFromOne(facts) ? {} : { side: player };
}
