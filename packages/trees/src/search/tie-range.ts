import { type InnerNode, isDecision, type Node, playerOf, type Tree } from "../model/node.js";
import { larger, smaller, type Value, ZERO } from "../model/number.js";
import type { ResolvedSettings } from "./settings.js";

/** What a player may get at the root, according to how everybody chooses between actions that are equal to them. */
export interface TieRange {
  readonly low: readonly Value[];
  readonly high: readonly Value[];
  /** False where there were too many ways to look at all: the range may be wider. */
  readonly complete: boolean;
}

/** All that some way to break ties may give at a node. */
type Outcomes = readonly (readonly Value[])[];

/** More are not kept of one node. */
const MOST_OUTCOMES = 500;

/**
 * The range of each player's payoff over all ways to break ties, where several players (or teams) each choose what is
 * best for them; undefined where no tie makes a difference at the root. A child's payoffs can be those of its parent
 * where, for the one who decides, they are no worse than the worst that every other child may give.
 */
export function tieRange(tree: Tree, settings: ResolvedSettings): TieRange | undefined {
  let complete = true;
  const found = new Array<Outcomes>(tree.nodes.length);
  const depths = depthsOf(tree, settings.depth);
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
      // What a search has cut needs no estimate, and then the range cannot be known.
      if (!paid) return undefined;
      found[id] = [paid];
    } else if (isDecision(node)) found[id] = keep(chosen(node, found, settings.teams[playerOf(node)!]!));
    else found[id] = means(node, found, settings.players, keep);
    // What is below is no longer asked for.
    for (const child of node.children) delete found[child.id];
  }
  const outcomes = found[0]!;
  if (outcomes.length === 1) return undefined;
  const bounds = (pick: (a: Value, b: Value) => Value): Value[] =>
    outcomes[0]!.map((_, player) => outcomes.map((values) => values[player]!).reduce((a, b) => pick(a, b)));
  return { low: bounds(smaller), high: bounds(larger), complete };
}

/** Decisions that are left to look ahead at each node; below 0 beyond the horizon. */
function depthsOf(tree: Tree, depth: number): Float64Array {
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
  const share = (values: readonly Value[]): Value =>
    team.reduce((sum, player) => sum.add(values[player]!), ZERO);
  const worst = node.children.map(({ id }) => found[id]!.map(share).reduce((a, b) => smaller(a, b)));
  // The greatest of all others' worst, for each child.
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

/** For each player those that give the least and the most. */
function extremes(outcomes: Outcomes): Outcomes {
  const kept = new Set<readonly Value[]>();
  for (let player = 0; player < outcomes[0]!.length; player++) {
    const of = (values: readonly Value[]): Value => values[player]!;
    kept.add(outcomes.reduce((a, b) => (of(b).compare(of(a)) < 0 ? b : a)));
    kept.add(outcomes.reduce((a, b) => (of(b).compare(of(a)) > 0 ? b : a)));
  }
  return [...kept];
}
