import { mapped } from "../contract/certainty.js";
import type { Decision } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import { followsFromOne, minimizerOf, otherSide } from "../contract/sides.js";
import { ABSENT, decisionFrom, type FoundAction } from "../decision/decision-from.js";
import { plusFour } from "../statistics/intervals.js";

/** A mean of samples, from the side of the player to move. */
export interface SampledAction<Action> {
  readonly action: Action;
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/** What a decision says besides its actions. */
export type Rest = Pick<
  Decision<never>,
  "simulations" | "depth" | "approximations" | "nodes" | "tableHits" | "cuts" | "ms" | "stopped"
>;

/**
 * Estimates, best first, as a decision: from player 0's side if the mover's value determines player 0's.
 * @param observed the range of the samples of all actions
 */
export function sampledDecision<Action>(
  estimates: readonly SampledAction<Action>[],
  facts: Facts,
  player: number,
  method: string,
  rest: Rest,
  observed: readonly [least: number, most: number],
): Decision<Action> {
  const { bounds } = facts;
  const follows = followsFromOne(facts);
  const seen = (value: number): number =>
    follows && player === minimizerOf(facts) ? otherSide(facts, value) : value;
  const actions = estimates.map(({ action, count, sum, squares }): FoundAction<Action> => {
    if (count === 0) return { action, certainty: ABSENT, depth: 0, method, visits: 0 };
    const [low, high] = plusFour(count, sum, squares, observed, bounds);
    const certainty = mapped({ kind: "sample", count, low, high }, seen);
    return { action, value: seen(sum / count), certainty, depth: rest.depth, method, visits: count };
  });
  const side = player !== 0 && !follows && { side: player };
  return decisionFrom({ ...rest, actions, ...side, algorithm: method }, facts, player);
}
