import type { Node, Tree } from "./node.js";
import type { Value } from "./number.js";

/**
 * Whether two trees are equal in everything: shape, kinds, numbers, labels, action names, edge payoffs and information
 * sets.
 */
export function sameTree(a: Tree, b: Tree): boolean {
  return a.nodes.length === b.nodes.length && a.nodes.every((node, id) => sameNode(node, b.nodes[id]!));
}

function sameNode(a: Node, b: Node): boolean {
  if (a.kind !== b.kind || a.label !== b.label || a.children.length !== b.children.length) return false;
  if (a.kind === "leaf" || b.kind === "leaf") {
    return (
      a.kind === "leaf" &&
      b.kind === "leaf" &&
      a.value.equals(b.value) &&
      sameList(a.payoffs, b.payoffs, sameValue)
    );
  }
  return (
    sameList(a.actions, b.actions, (x, y) => x === y) &&
    sameList(a.edgePayoffs, b.edgePayoffs, (x, y) => sameList(x, y, sameValue)) &&
    (a.estimate === undefined ? b.estimate === undefined : b.estimate?.equals(a.estimate) === true) &&
    (a.kind === "chance" || b.kind === "chance" || a.informationSet === b.informationSet) &&
    (a.kind !== "player" || (b.kind === "player" && a.player === b.player)) &&
    (a.kind !== "chance" || (b.kind === "chance" && sameList(a.probabilities, b.probabilities, sameValue)))
  );
}

function sameValue(a: Value, b: Value): boolean {
  return a.equals(b);
}

function sameList<T>(
  a: readonly T[] | undefined,
  b: readonly T[] | undefined,
  same: (x: T, y: T) => boolean,
): boolean {
  if (!a || !b) return a === b;
  return a.length === b.length && a.every((item, index) => same(item, b[index]!));
}
