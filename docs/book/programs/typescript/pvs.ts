/**
 * Principal variation search: of every child after the first, a null window
 * asks only whether it is better. Payoffs are whole numbers.
 */
import { type Node, payoff, run } from "./tree.ts";

function pvs(node: Node, alpha = -Infinity, beta = Infinity): number {
  if (node.kind === "leaf") return payoff(node);
  const isMax = node.kind === "max";
  let best = isMax ? -Infinity : Infinity;
  for (const [i, child] of node.children.entries()) {
    let value: number;
    if (i === 0) value = pvs(child, alpha, beta);
    else {
      value = isMax ? pvs(child, alpha, alpha + 1) : pvs(child, beta - 1, beta);
      if (alpha < value && value < beta && child.kind !== "leaf")
        value = isMax ? pvs(child, value, beta) : pvs(child, alpha, value);
    }
    if (isMax) {
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

run((root) => pvs(root));
