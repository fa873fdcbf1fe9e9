import type { Decision, RankedAction } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import type { Limits } from "../contract/options.js";
import { followsFromOne, minimizerOf } from "../contract/sides.js";
import { totalNodes } from "../search/nodes.js";

interface Loss<Action> {
  readonly action: Action;
  /** Its loss against the best from the player's side, for actions searched as deeply as the best. */
  readonly loss: number;
  readonly plies: number | undefined;
}

/** By row. */
export function lossesOf<Action>(
  facts: Facts,
  player: number,
  { actions, side }: Decision<Action>,
): Loss<Action>[] {
  const best = actions[0]!;
  const sign = side === undefined && followsFromOne(facts) && player === minimizerOf(facts) ? -1 : 1;
  const isKnown = ({ bound, depth, visits }: RankedAction<Action>): boolean =>
    visits === undefined ? depth === best.depth && (bound === "exact" || bound === "estimate") : visits > 0;
  return actions
    .filter((row) => row === best || isKnown(row))
    .map(({ action, value, plies }) => ({
      action,
      plies,
      // The only action, or one that a limit left without a value, counts as no worse than the known ones.
      loss: value === undefined || best.value === undefined ? 0 : Math.max(0, sign * (best.value - value)),
    }));
}

/** The average cost of a random action for the player, in units of value, as far as a decision has values. */
export function costAtRandom<Action>(facts: Facts, player: number, decision: Decision<Action>): number {
  const losses = lossesOf(facts, player, decision);
  return losses.reduce((total, { loss }) => total + loss, 0) / losses.length;
}

type SearchLimits = Pick<Limits, "time" | "nodes" | "depth">;

/** The least simulations for each action: the means of fewer differ by luck alone. */
const SIMULATIONS = 10;

/** The most nodes for values of all actions, by simulations and by a search of one decision. */
const MOST_SIMULATED = 10_000;
const MOST_SEARCHED = 100_000;

/**
 * The decision of a search that, whatever its node limit, values all actions: at least by one decision, or by some
 * simulations of each.
 */
export async function comparableDecision<Action>(
  search: (limits: SearchLimits) => AsyncIterable<Decision<Action>>,
  limits: SearchLimits,
): Promise<Decision<Action>> {
  const { time = Number.POSITIVE_INFINITY, nodes } = limits;
  const start = performance.now();
  const decision = await lastEven(search(limits));
  const wider = nodes !== undefined && decision.stopped === "nodes" ? widerLimits(decision) : undefined;
  const left = time - (performance.now() - start);
  if (!wider || wider.nodes! <= nodes! || left <= 0) return decision;
  return lastEven(search({ ...wider, time: left }));
}

/** The limits with which all actions can be compared; undefined if those of the decision can be, or no limit helps. */
function widerLimits<Action>({ actions, simulations, nodes }: Decision<Action>): SearchLimits | undefined {
  const [best] = actions as [RankedAction<Action>];
  if (best.visits === undefined || simulations === undefined) {
    const isPartial = best.depth > 0 && actions.some(({ value }) => value === undefined);
    return isPartial ? { depth: 1, nodes: MOST_SEARCHED } : undefined;
  }
  const wanted = SIMULATIONS * actions.length;
  if (simulations >= wanted) return undefined;
  return { nodes: Math.min(MOST_SIMULATED, Math.ceil((totalNodes(nodes) * wanted) / simulations)) };
}

/** The last decision that searched all actions to the same depth, so that their values can be compared. */
export async function lastEven<Action>(
  decisions: AsyncIterable<Decision<Action>>,
): Promise<Decision<Action>> {
  let last: Decision<Action> | undefined;
  for await (const decision of decisions) {
    const [first, ...others] = decision.actions;
    const isEven = first!.visits !== undefined || others.every(({ depth }) => depth === first!.depth);
    if (isEven || last === undefined) last = decision;
  }
  return last!;
}
