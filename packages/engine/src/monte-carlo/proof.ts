import { CHANCE } from "../contract/position.js";
import { PARTIAL, PROOF, SOLVED, type Tree } from "./tree.js";

/**
 * Propagates proved values up the tree, like MCTS-Solver (M. Winands, Y. Bjornsson, J.-T. Saito 2008), as intervals,
 * which also pass chance nodes (T. Cazenave, A. Saffidine 2010: score bounded MCTS).
 * @param path nodes from the root; the bounds of the last have just become tighter
 * @param least, most the bounds of the game, which apply to moves and outcomes without a node
 */
export function carryUp(
  tree: Tree,
  path: Int32Array,
  length: number,
  minimizer: number,
  least: number,
  most: number,
): void {
  const { low, high, flags } = tree;
  for (let i = length - 2; i >= 0; i--) {
    const node = path[i]!;
    flags[node]! |= PROOF;
    const before = low[node]!;
    const after = high[node]!;
    if (tree.turn[node] === CHANCE) averageBounds(tree, node, least, most);
    else bestBounds(tree, node, tree.turn[node] === minimizer, least, most);
    if (low[node] === before && high[node] === after) return;
    if (low[node] === high[node]) flags[node]! |= SOLVED;
  }
}

/** A chance node's bounds are the means of its children's; outcomes without a child may have any value. */
function averageBounds(tree: Tree, node: number, least: number, most: number): void {
  const { low, high, weight } = tree;
  const begin = tree.first[node]!;
  const end = begin + tree.count[node]!;
  let lower = 0;
  let upper = 0;
  let known = 0;
  for (let child = begin; child < end; child++) {
    const p = weight[child]!;
    lower += p * low[child]!;
    upper += p * high[child]!;
    known += p;
  }
  if ((tree.flags[node]! & PARTIAL) !== 0) {
    lower += (1 - known) * least;
    upper += (1 - known) * most;
  }
  if (lower > low[node]!) low[node] = lower;
  if (upper < high[node]!) high[node] = upper;
}

/** A decision's bounds are those of its best child; a move without a child may have any value. */
function bestBounds(tree: Tree, node: number, min: boolean, least: number, most: number): void {
  const { low, high } = tree;
  const begin = tree.first[node]!;
  const end = begin + tree.count[node]!;
  const partial = (tree.flags[node]! & PARTIAL) !== 0;
  let lower = low[begin]!;
  let upper = high[begin]!;
  for (let child = begin + 1; child < end; child++) {
    if (min ? low[child]! < lower : low[child]! > lower) lower = low[child]!;
    if (min ? high[child]! < upper : high[child]! > upper) upper = high[child]!;
  }
  if (partial && min) lower = least;
  else if (partial) upper = most;
  if (lower > low[node]!) low[node] = lower;
  if (upper < high[node]!) high[node] = upper;
}
