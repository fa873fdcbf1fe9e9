/** Minimax: each player chooses the best that the other one leaves. */
import { type Node, payoff, run } from "./tree.ts";

function minimax(node: Node): number {
  if (node.kind === "leaf") return payoff(node);
  const values = node.children.map(minimax);
  return node.kind === "max" ? Math.max(...values) : Math.min(...values);
}

run(minimax);
