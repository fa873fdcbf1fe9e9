/**
 * Beam search: at each decision only the children that look best are
 * searched. Argument: how many.
 */
import { type Node, numbers, payoff, run } from "./tree.ts";

const [WIDTH] = numbers(2) as [number];

function beam(node: Node): number {
  if (node.kind === "leaf") return payoff(node);
  if (node.kind === "chance")
    return node.children.reduce((sum, child, i) => sum + node.p[i]! * beam(child), 0);
  const sign = node.kind === "max" ? -1 : 1;
  const byEstimate = [...node.children].sort((a, b) => sign * (a.value - b.value));
  const values = byEstimate.slice(0, WIDTH).map(beam);
  return node.kind === "max" ? Math.max(...values) : Math.min(...values);
}

run(beam);
