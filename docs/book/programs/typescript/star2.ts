/**
 * Star2: before it searches the children of a chance node, it probes one move
 * of each. Arguments: L and U.
 */
import { type Node, numbers, payoff, run } from "./tree.ts";

const [L, U] = numbers(0, 10) as [number, number];

function star2({ children, p }: Node, alpha: number, beta: number): number {
  const lows = children.map(() => L);
  const highs = children.map(() => U);
  let low = L;
  let high = U;
  const probed: (number | undefined)[] = [];
  const window = (i: number): [number, number] => {
    const a = (alpha - high) / p[i]! + highs[i]!;
    const b = (beta - low) / p[i]! + lows[i]!;
    return [Math.max(a, lows[i]!), Math.min(b, highs[i]!)];
  };
  const narrow = (i: number, least: number, most: number): void => {
    low += p[i]! * (least - lows[i]!);
    high += p[i]! * (most - highs[i]!);
    lows[i] = least;
    highs[i] = most;
  };
  // 1. The first move of a max child is worth at most what the child is; of a
  // min child, at least.
  for (const [i, child] of children.entries()) {
    if (high <= alpha) return high;
    if (low >= beta) return low;
    const [a, b] = window(i);
    if (child.kind === "leaf") {
      const value = payoff(child);
      narrow(i, value, value);
    } else if (child.kind === "max") {
      probed[i] = search(child.children[0]!, lows[i]!, b);
      narrow(i, Math.max(probed[i]!, lows[i]!), highs[i]!);
    } else if (child.kind === "min") {
      probed[i] = search(child.children[0]!, a, highs[i]!);
      narrow(i, lows[i]!, Math.min(probed[i]!, highs[i]!));
    }
  }
  // 2. Star1 with these bounds.
  for (const [i, child] of children.entries()) {
    if (child.kind === "leaf") continue;
    if (high <= alpha) return high;
    if (low >= beta) return low;
    const [a, b] = window(i);
    const value = search(child, a, b, probed[i]);
    narrow(i, value <= a ? lows[i]! : value, value >= b ? highs[i]! : value);
  }
  return high <= alpha ? high : low;
}

/** first: the value of the first child, if a probe has found it. */
function search(node: Node, alpha = -Infinity, beta = Infinity, first?: number): number {
  if (node.kind === "leaf") return payoff(node);
  if (node.kind === "chance") return star2(node, alpha, beta);
  let best = node.kind === "max" ? -Infinity : Infinity;
  for (const [i, child] of node.children.entries()) {
    const value = i === 0 && first !== undefined ? first : search(child, alpha, beta);
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
