/**
 * H-minimax: minimax that stops at a depth and takes an estimate there.
 * Argument: the depth in decisions.
 */
import { type Node, numbers, payoff, run } from "./tree.ts";

const [DEPTH] = numbers(2) as [number];

function hMinimax(node: Node, depth: number): number {
  if (node.kind === "leaf" || depth === 0) return payoff(node);
  const values = node.children.map((child) => hMinimax(child, depth - 1));
  return node.kind === "max" ? Math.max(...values) : Math.min(...values);
}

run((root) => hMinimax(root, DEPTH));
