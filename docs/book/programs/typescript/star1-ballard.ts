/**
 * Star1 as published: N outcomes, all equally likely, and every value between
 * L and U. Arguments: L and U.
 */
import { type Node, numbers, payoff, run } from "./tree.ts";

const [L, U] = numbers(0, 10) as [number, number];

function star1(node: Node, alpha: number, beta: number): number {
  const n = node.children.length;
  let a = n * (alpha - U) + U;
  let b = n * (beta - L) + L;
  let total = 0;
  for (const child of node.children) {
    const value = search(child, Math.max(a, L), Math.min(b, U));
    total += value;
    if (value <= a) return alpha;
    if (value >= b) return beta;
    a += U - value;
    b += L - value;
  }
  return total / n;
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
