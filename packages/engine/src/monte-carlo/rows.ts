import type { Bound } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import type { Position } from "../contract/position.js";
import { movesAt } from "../position/lists.js";
import { plusFour } from "../statistics/intervals.js";
import type { Tree } from "./tree.js";

export interface RootRow {
  readonly move: number;
  /** From player 0's side if that determines all others', else from that of the player to move. */
  readonly value: number;
  readonly interval: readonly [low: number, high: number];
  readonly visits: number;
  readonly bound: Bound;
  /** The most decisions on a path through this move; 0 if there was none. */
  readonly depth: number;
  /** One number per player, if they do not follow from player 0's. */
  readonly payoffs?: readonly number[];
}

/**
 * Every move at the root, ordered by the worse end of its confidence interval for the player to move: a rarely tried
 * move has a wide one.
 * @param depths by index among the root's children, decisions on the longest path
 */
export function rowsOf(
  tree: Tree,
  position: Position,
  minimizer: number,
  depths: readonly number[],
  facts: Facts,
): RootRow[] {
  const turn = position.turn();
  const min = turn === minimizer;
  const { least, most } = tree;
  const begin = tree.first[0]!;
  const present = begin === 0 ? 0 : tree.count[0]!;
  const rows = Array.from({ length: present }, (_, place): Ranked => {
    const child = begin + place;
    const own = statistics(tree, child, tree.components === 1 ? 0 : turn, least, most);
    const depth = depths[place] ?? (own.visits > 0 ? 1 : 0);
    if (tree.components === 1) {
      const held = bounded(tree, child, own, min);
      const worse = min ? -held.interval[1] : held.interval[0];
      return { ...held, move: tree.move[child]!, depth, worse };
    }
    const payoffs = Array.from(
      { length: tree.components },
      (_, player) => statistics(tree, child, player, least, most).value,
    );
    const { value, interval } = own;
    return {
      move: tree.move[child]!,
      value,
      interval,
      visits: own.visits,
      bound: "estimate",
      depth,
      payoffs,
      worse: own.interval[0],
    };
  });
  const known = new Set(rows.map(({ move }) => move));
  const [low, high] = facts.bounds;
  for (const move of movesAt(position)) {
    if (known.has(move)) continue;
    const untried = { value: min ? high : low, interval: facts.bounds, visits: 0, depth: 0 };
    const payoffs = tree.components === 1 ? {} : { payoffs: new Array<number>(tree.components).fill(low) };
    const worse = Number.NEGATIVE_INFINITY;
    rows.push({ ...untried, ...payoffs, move, bound: min ? "upper" : "lower", worse });
  }
  rows.sort((a, b) => b.worse - a.worse || b.visits - a.visits);
  return rows.map(({ worse: _, ...row }) => row);
}

interface Ranked extends RootRow {
  readonly worse: number;
}

interface Sampled {
  readonly value: number;
  readonly interval: readonly [number, number];
  readonly visits: number;
}

function statistics(tree: Tree, node: number, component: number, least: number, most: number): Sampled {
  const visits = tree.visits[node]!;
  if (visits === 0) {
    return { value: tree.low[node]!, interval: [tree.low[node]!, tree.high[node]!], visits };
  }
  const at = node * tree.components + component;
  const sum = tree.sum[at]!;
  return { value: sum / visits, interval: plusFour(visits, sum, tree.squares[at]!, least, most), visits };
}

/** The sampled value, clamped to the proved bounds of the node. */
function bounded(
  tree: Tree,
  node: number,
  { value, interval, visits }: Sampled,
  min: boolean,
): Sampled & { readonly bound: Bound } {
  const low = tree.low[node]!;
  const high = tree.high[node]!;
  const hold = (number: number): number => Math.min(high, Math.max(low, number));
  if (visits === 0)
    return {
      value: min ? high : low,
      interval,
      visits,
      bound: low === high ? "exact" : min ? "upper" : "lower",
    };
  return {
    value: hold(value),
    interval: [hold(interval[0]), hold(interval[1])],
    visits,
    bound: low === high ? "exact" : "estimate",
  };
}
