import { type InnerNode, type Leaf, playerOf, type Tree } from "./node.js";
import { larger, smaller, type Value, ZERO } from "./number.js";

/**
 * Values from the leaves up (backward induction), by node id, from player 0's side.
 * @param combine the value of an inner node from those of its children; by default its players play perfectly
 */
export function backedUpValues(tree: Tree, combine = perfectPlay): Value[] {
  return backedUp(tree, ({ value }) => value, combine);
}

/** What the nodes are worth from the leaves up, by id: what a leaf is worth, and what follows from the children. */
export function backedUp<T>(
  { nodes }: Tree,
  payoff: (leaf: Leaf) => T,
  combine: (node: InnerNode, below: readonly T[]) => T,
): T[] {
  const values = new Array<T>(nodes.length);
  for (const node of nodes.toReversed()) {
    const below = node.children.map(({ id }) => values[id]!);
    values[node.id] = node.kind === "leaf" ? payoff(node) : combine(node, below);
  }
  return values;
}

/** The mean at a chance node; the best for the player who decides elsewhere. */
function perfectPlay(node: InnerNode, below: readonly Value[]): Value {
  if (node.kind === "chance") return weightedSum(node.probabilities, below);
  return below.reduce((a, b) => (playerOf(node) === 0 ? larger(a, b) : smaller(a, b)));
}

/** The sum of values, each times its weight. */
export function weightedSum(weights: readonly Value[], values: readonly Value[]): Value {
  return values.reduce((sum, value, i) => sum.add(value.mul(weights[i]!)), ZERO);
}
