import { checkInner } from "./checks.js";
import type { Node, Tree } from "./node.js";
import { type Value, ZERO } from "./number.js";
import { paidOnTheWay } from "./paid.js";

/** New numbers for some nodes of a tree, by node id. */
export interface NumberChanges {
  /** Payoffs of leaves with a single payoff, without what edges on the path pay. */
  readonly payoffs?: ReadonlyMap<number, Value>;
  /** Probabilities of the outcomes of chance nodes. */
  readonly probabilities?: ReadonlyMap<number, readonly Value[]>;
}

/** The same tree with changed nodes. What a node is worth includes what the edges on the path pay. */
export function treeWith(tree: Tree, change: (node: Node) => Partial<Node>): Tree {
  const nodes = tree.nodes.map((node) => ({ ...node, ...change(node) }) as Node);
  for (const node of nodes) {
    if (node.kind !== "leaf") Object.assign(node, { children: node.children.map(({ id }) => nodes[id]!) });
  }
  return { root: nodes[0]!, nodes, parents: tree.parents };
}

/** The same tree with other numbers. Throws a TreeError if probabilities do not sum to 1. */
export function withNumbers(tree: Tree, { payoffs, probabilities }: NumberChanges): Tree {
  const paid = paidOnTheWay(tree);
  return treeWith(tree, (node) => {
    if (node.kind === "leaf") {
      const own = node.payoffs ? undefined : payoffs?.get(node.id);
      return own ? { value: own.add(paid?.[node.id]?.[0] ?? ZERO) } : {};
    }
    const given = node.kind === "chance" ? probabilities?.get(node.id) : undefined;
    return given
      ? { probabilities: checkInner("chance", node.children.length, { probabilities: given })! }
      : {};
  });
}
