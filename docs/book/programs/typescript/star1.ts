/**
 * Star1 for any probabilities: the value of a chance node lies in [low,
 * high], which narrows child by child. Arguments: L and U.
 */
import { type Node, numbers, payoff, run } from "./tree.ts";

const [L, U] = numbers(0, 10) as [number, number];

function star1(node: Node, alpha: number, beta: number): number {
  let low = L;
  let high = U;
  for (const [i, child] of node.children.entries()) {
    if (high <= alpha) return high;
    if (low >= beta) return low;
    const p = node.p[i]!;
    const a = Math.max((alpha - high) / p + U, L);
    const b = Math.min((beta - low) / p + L, U);
    const value = search(child, a, b);
    // At most a: an upper bound. At least b: a lower bound. Between them:
    // exact.
    low += p * ((value <= a ? L : value) - L);
    high += p * ((value >= b ? U : value) - U);
  }
  return high <= alpha ? high : low;
}

function search(node: Node, alpha = -Infinity, beta = Infinity): number {
  if (node.kind === "leaf") return payoff(node);
  if (node.kind === "chance") return star1(node, alpha, beta);
  let best = node.kind === "max" ? -Infinity : Infinity;
  for (const child of node.children) {
    const value = search(child, alpha, beta);
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

run((root) => search(root));
