/**
 * Expectiminimax: minimax with dice. A chance node is worth the mean of its
 * children.
 */
import { type Node, payoff, run } from "./tree.ts";

function expectiminimax(node: Node): number {
  if (node.kind === "leaf") return payoff(node);
  const values = node.children.map(expectiminimax);
  if (node.kind === "chance") return values.reduce((sum, value, i) => sum + node.p[i]! * value, 0);
  return node.kind === "max" ? Math.max(...values) : Math.min(...values);
}

run(expectiminimax);
