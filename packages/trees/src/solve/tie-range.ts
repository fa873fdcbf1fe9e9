import { type InnerNode, isDecision, type Node, playerOf, type Tree } from "../model/node.js";
import { larger, smaller, type Value, ZERO } from "../model/number.js";
import { teamShare } from "../search/event.js";
import type { ResolvedSettings } from "../search/settings.js";

/** What a player may get at the root, depending on how all players break their ties. */
export interface TieRange {
  readonly low: readonly Value[];
  readonly high: readonly Value[];
  /** False if there were too many possibilities to examine: the range may be wider. */
  readonly complete: boolean;
}

/** All payoffs at a node that some tie-breaking leads to. */
type Outcomes = readonly (readonly Value[])[];

/** Limit on the outcomes kept per node. */
const MOST_OUTCOMES = 500;

/**
 * The range of each player's payoff over all ways to break ties, where several players (or teams) each choose what is
 * best for them; undefined if no tie makes a difference at the root. A child's payoffs can become its parent's if, for
 * the player who decides, they are no worse than the worst that every other child may give.
 */
export function tieRange(tree: Tree, settings: ResolvedSettings): TieRange | undefined {
  let complete = true;
  const found = new Array<Outcomes>(tree.nodes.length);
  const depths = remainingDepths(tree, settings.depth);
  const keep = (outcomes: Outcomes): Outcomes => {
    const distinct = [...new Map(outcomes.map((values) => [values.map(String).join(), values])).values()];
    if (distinct.length <= MOST_OUTCOMES) return distinct;
    complete = false;
    return extremes(distinct);
  };
  for (let id = tree.nodes.length - 1; id >= 0; id--) {
    const node = tree.nodes[id]!;
    if (depths[id]! < 0) continue;
    if (node.kind === "leaf" || (isDecision(node) && depths[id]! <= 0)) {
      const paid = payoffs(node);
      // Nodes that the search has cut need no estimate; without it the range cannot be known.
      if (!paid) return undefined;
      found[id] = [paid];
    } else if (isDecision(node)) found[id] = keep(chosen(node, found, settings.teams[playerOf(node)!]!));
    else found[id] = means(node, found, settings.players, keep);
    // The children's outcomes are no longer needed.
    for (const child of node.children) delete found[child.id];
  }
  const outcomes = found[0]!;
  if (outcomes.length === 1) return undefined;
  const bounds = (pick: (a: Value, b: Value) => Value): Value[] =>
    outcomes[0]!.map((_, player) => outcomes.map((values) => values[player]!).reduce((a, b) => pick(a, b)));
  return { low: bounds(smaller), high: bounds(larger), complete };
}

/** The remaining depth at each node, in decisions; below 0 beyond the horizon. */
export function remainingDepths(tree: Tree, depth: number): Float64Array {
  const depths = new Float64Array(tree.nodes.length).fill(depth);
  for (const node of tree.nodes) {
    const left = depths[node.id]! - Number(isDecision(node));
    for (const child of node.children) depths[child.id] = left;
  }
  return depths;
}

function payoffs(node: Node): readonly Value[] | undefined {
  if (node.kind === "leaf" && node.payoffs) return node.payoffs;
  const value = node.kind === "leaf" ? node.value : node.estimate;
  return value && [value, value.neg()];
}

function chosen(node: InnerNode, found: readonly Outcomes[], team: readonly number[]): Outcomes {
  const share = (values: readonly Value[]): Value => teamShare(team, values);
  const worst = node.children.map(({ id }) => found[id]!.map(share).reduce((a, b) => smaller(a, b)));
  // For each child, the greatest of the worst outcomes of all others.
  const order = worst.map((_, i) => i).sort((i, j) => worst[j]!.compare(worst[i]!));
  return node.children.flatMap(({ id }, i) => {
    const rival = order[0] === i ? order[1] : order[0];
    return rival === undefined
      ? found[id]!
      : found[id]!.filter((values) => share(values).compare(worst[rival]!) >= 0);
  });
}

function means(
  node: InnerNode,
  found: readonly Outcomes[],
  players: number,
  keep: (outcomes: Outcomes) => Outcomes,
): Outcomes {
  let sums: Outcomes = [new Array<Value>(players).fill(ZERO)];
  for (const [i, child] of node.children.entries()) {
    const p = node.kind === "chance" ? node.probabilities[i]! : ZERO;
    if (p.equals(ZERO)) continue;
    const parts = found[child.id]!.map((values) => values.map((value) => value.mul(p)));
    sums = keep(
      sums.flatMap((sum) => parts.map((part) => sum.map((value, player) => value.add(part[player]!)))),
    );
  }
  return sums;
}

/** For each player, the outcomes with the least and the greatest payoff. */
function extremes(outcomes: Outcomes): Outcomes {
  const kept = new Set<readonly Value[]>();
  for (let player = 0; player < outcomes[0]!.length; player++) {
    const own = (values: readonly Value[]): Value => values[player]!;
    kept.add(outcomes.reduce((a, b) => (own(b).compare(own(a)) < 0 ? b : a)));
    kept.add(outcomes.reduce((a, b) => (own(b).compare(own(a)) > 0 ? b : a)));
  }
  return [...kept];
}
