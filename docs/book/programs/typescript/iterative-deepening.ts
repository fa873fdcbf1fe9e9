/**
 * Iterative deepening: alpha-beta to depth 1, 2, 3 and so on. A table keeps
 * the best child of each node, to try it first. Argument: the last depth.
 */
import { type Node, numbers, payoff, run } from "./tree.ts";

const [DEPTH] = numbers(3) as [number];

function search(node: Node, depth: number, alpha: number, beta: number, table: Map<Node, Node>): number {
  if (node.kind === "leaf" || depth === 0) return payoff(node);
  const isMax = node.kind === "max";
  let best = isMax ? -Infinity : Infinity;
  const first = table.get(node);
  for (const child of [...node.children].sort((a, b) => Number(b === first) - Number(a === first))) {
    const value = search(child, depth - 1, alpha, beta, table);
    if (isMax ? value > best : value < best) {
      best = value;
      table.set(node, child);
    }
    if (isMax) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
    if (alpha >= beta) break;
  }
  return best;
}

function deepen(root: Node): number {
  const table = new Map<Node, Node>();
  let value = 0;
  for (let depth = 1; depth <= DEPTH; depth++) value = search(root, depth, -Infinity, Infinity, table);
  return value;
}

run(deepen);
