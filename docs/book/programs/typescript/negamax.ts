/**
 * Negamax: one rule for both players, since what is good for one is as bad
 * for the other. The players alternate.
 */
import { type Node, payoff, run } from "./tree.ts";

/** The value for the player to move: MAX if sign is 1, MIN if it is -1. */
function negamax(node: Node, sign: number): number {
  if (node.kind === "leaf") return sign * payoff(node);
  let best = -Infinity;
  for (const child of node.children) best = Math.max(best, -negamax(child, -sign));
  return best;
}

run((root) => {
  const sign = root.kind === "min" ? -1 : 1;
  return sign * negamax(root, sign);
});
