/**
 * Expectimax: the opponent errs, so its node is a chance node. Argument: the
 * probability that it moves at random.
 */
import { type Node, numbers, payoff, run } from "./tree.ts";

const [RANDOM] = numbers(1) as [number];

function expectimax(node: Node): number {
  if (node.kind === "leaf") return payoff(node);
  const values = node.children.map(expectimax);
  if (node.kind === "max") return Math.max(...values);
  if (node.kind === "chance") return values.reduce((sum, value, i) => sum + node.p[i]! * value, 0);
  const mean = values.reduce((a, b) => a + b) / values.length;
  return (1 - RANDOM) * Math.min(...values) + RANDOM * mean;
}

run(expectimax);
