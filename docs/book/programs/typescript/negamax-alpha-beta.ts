/**
 * Alpha-beta in the form of negamax: the window changes its sides with the
 * player. The players alternate.
 */
import { type Node, payoff, run } from "./tree.ts";

/** The value for the player to move: MAX if sign is 1, MIN if it is -1. */
function negamax(node: Node, sign: number, alpha: number, beta: number): number {
  if (node.kind === "leaf") return sign * payoff(node);
  let best = -Infinity;
  for (const child of node.children) {
    best = Math.max(best, -negamax(child, -sign, -beta, -alpha));
    alpha = Math.max(alpha, best);
    if (alpha >= beta) break;
  }
  return best;
}

run((root) => {
  const sign = root.kind === "min" ? -1 : 1;
  return sign * negamax(root, sign, -Infinity, Infinity);
});
