import type { Decision, RankedAction } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import { followsFromOne, knownValue, minimizerOf, otherSide } from "../contract/sides.js";
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

/** Estimates, best first, as a decision: from player 0's side if the mover's value determines player 0's. */
export function sampledDecision<Action>(
  estimates: readonly SampledAction<Action>[],
  facts: Facts,
  player: number,
  method: string,
  { simulations, depth, approximations, nodes, tableHits, cuts, ms, stopped }: Rest,
): Decision<Action> {
  const [low, high] = facts.bounds;
  const follows = followsFromOne(facts);
  const seen = (value: number): number =>
    follows && player === minimizerOf(facts) ? otherSide(facts, value) : value;
  const actions = estimates.map(({ action, count, sum, squares }): RankedAction<Action> => {
    if (count === 0) return { action, depth: 0, method, visits: 0 };
    const ends = plusFour(count, sum, squares, low, high)
      .map(seen)
      .sort((a, b) => a - b);
    const interval = [ends[0]!, ends[1]!] as const;
    return { action, value: seen(sum / count), bound: "estimate", depth, method, visits: count, interval };
  });
  const best = actions[0]!;
  return {
    actions,
    best: best.action,
    line: [best.action],
    ...knownValue(best),
    ...(player !== 0 && !follows && { side: player }),
    ...(simulations !== undefined && { simulations }),
    depth,
    algorithm: method,
    solved: false,
    approximations,
    nodes,
    tableHits,
    cuts,
    ms,
    stopped,
  };
}
