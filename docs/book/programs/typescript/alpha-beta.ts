/**
 * Alpha-beta: minimax that leaves a node as soon as its value cannot matter
 * above.
 */
import { type Node, payoff, run } from "./tree.ts";

/**
 * alpha: what MAX can have already; beta: what MIN can hold MAX to. Outside
 * of them the result is a bound.
 */
function alphaBeta(node: Node, alpha = -Infinity, beta = Infinity): number {
  if (node.kind === "leaf") return payoff(node);
  let best = node.kind === "max" ? -Infinity : Infinity;
  for (const child of node.children) {
    const value = alphaBeta(child, alpha, beta);
    if (node.kind === "max") {
      best = Math.max(best, value);
      alpha = Math.max(alpha, best);
    } else {
      best = Math.min(best, value);
      beta = Math.min(beta, best);
    }
    if (alpha >= beta) break;
  }
  return best;
}

run((root) => alphaBeta(root));
