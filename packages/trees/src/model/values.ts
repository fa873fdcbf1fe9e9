import { type InnerNode, playerOf, type Tree } from "./node.js";
import { larger, smaller, type Value, ZERO } from "./number.js";

/**
 * Values from the leaves up (backward induction), by node id, from player 0's side.
 * @param combine the value of an inner node from those of its children; by default its players play perfectly
 */
export function backedUpValues(
  tree: Tree,
  combine: (node: InnerNode, below: readonly Value[]) => Value = perfectPlay,
): Value[] {
  const values = new Array<Value>(tree.nodes.length);
  for (let id = tree.nodes.length - 1; id >= 0; id--) {
    const node = tree.nodes[id]!;
    if (node.kind === "leaf") values[id] = node.value;
    else {
      const below = node.children.map((child) => values[child.id]!);
      values[id] = combine(node, below);
    }
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
