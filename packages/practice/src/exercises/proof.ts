import type { Limit, Node, Tree, Value } from "@tyche/trees";
import { compare, larger, smaller, ZERO } from "@tyche/trees/numbers";

/** The bounds of each node proved by some leaves alone: its value lies in [lows[id], highs[id]]. */
export interface Proof {
  readonly lows: readonly Limit[];
  readonly highs: readonly Limit[];
}

/**
 * What the leaves in `seen` prove, whatever the values of the others, which lie in `bounds` or anywhere. This decides
 * which bounds are correct: a bound is correct if it follows from the leaves that were examined.
 */
export function proofOf(
  tree: Tree,
  seen: ReadonlySet<number>,
  bounds: readonly [low: Limit, high: Limit] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
): Proof {
  const lows = new Array<Limit>(tree.nodes.length);
  const highs = new Array<Limit>(tree.nodes.length);
  // Children come after their parent.
  for (let id = tree.nodes.length - 1; id >= 0; id--) {
    const node = tree.nodes[id]!;
    if (node.kind === "leaf") {
      [lows[id], highs[id]] = seen.has(id) ? [node.value, node.value] : bounds;
    } else {
      lows[id] = combined(node, lows);
      highs[id] = combined(node, highs);
    }
  }
  return { lows, highs };
}

function combined(node: Node, ends: readonly Limit[]): Limit {
  const values = node.children.map((child) => ends[child.id]!);
  if (node.kind === "chance") return mean(node.probabilities, values);
  return values.reduce((best, value) => (node.kind === "max" ? larger(best, value) : smaller(best, value)));
}

function mean(probabilities: readonly Value[], values: readonly Limit[]): Limit {
  let sum = ZERO;
  for (const [i, p] of probabilities.entries()) {
    const value = values[i]!;
    if (compare(p, ZERO) === 0) continue;
    if (typeof value === "number") return value;
    sum = sum.add(p.mul(value));
  }
  return sum;
}
