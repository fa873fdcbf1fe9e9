import type { Node, Tree } from "./node.js";
import { Rational } from "./rational.js";

/** Whether two trees have the same shape, kinds, numbers, labels, actions, edge payoffs and information sets. */
export function sameTree(a: Tree, b: Tree): boolean {
  return a.nodes.length === b.nodes.length && a.nodes.every((node, id) => text(node) === text(b.nodes[id]!));
}

/** Everything about a node but its descendants. */
function text(node: Node): string {
  const { kind, label, children } = node;
  const own =
    node.kind === "leaf"
      ? [node.value, node.payoffs, node.isEstimate === true]
      : [
          node.actions,
          node.edgePayoffs,
          node.estimate,
          node.kind === "chance" ? node.probabilities : node.informationSet,
          node.kind === "player" && node.player,
        ];
  return JSON.stringify([kind, label, children.length, own], (_, value) =>
    value instanceof Rational ? String(value) : value,
  );
}
