import { type Node, type Tree, TreeBuilder, type Value } from "@tyche/trees";
import { fraction, ZERO } from "@tyche/trees/numbers";

/** A generator for tests (mulberry32, public domain), independent of the product's own. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Shape {
  readonly depth: number;
  readonly kinds: readonly ("max" | "min" | "chance" | "player")[];
  readonly regular?: boolean;
  readonly equal?: boolean;
  readonly players?: number;
  readonly constantSum?: boolean;
}

/**
 * A small random tree: any order of kinds, single children, several moves in a row, ties, thirds and halves, unequal
 * probabilities (including 0), leaves at different depths, unless the shape rules them out.
 */
export function sampleTree(random: () => number, shape: Shape): Tree {
  const builder = new TreeBuilder();
  const below = (n: number): number => Math.floor(random() * n);
  const spread = 1 + below(9);
  const width = 1 + below(3);
  const payoff = (): Value => fraction(below(2 * spread + 1) - spread, random() < 0.2 ? 1 + below(3) : 1);
  const addLeaf = (): void => {
    if (!shape.players) {
      builder.leaf(payoff());
      return;
    }
    const payoffs = Array.from({ length: shape.players }, payoff);
    if (shape.constantSum) payoffs[0] = payoffs.slice(1).reduce((rest, value) => rest.sub(value), ZERO);
    builder.leaf(payoffs[0]!, { payoffs });
  };
  const grow = (level: number): void => {
    if (level === shape.depth || (!shape.regular && level > 0 && random() < 0.2)) {
      addLeaf();
      return;
    }
    const kind = shape.regular
      ? shape.kinds[level % shape.kinds.length]!
      : shape.kinds[below(shape.kinds.length)]!;
    const count = shape.regular ? width + 1 : 1 + below(4);
    builder.open(kind, kind === "player" ? below(shape.players ?? 2) : undefined);
    for (let i = 0; i < count; i++) grow(level + 1);
    if (kind !== "chance") {
      builder.close();
      return;
    }
    const weights = Array.from({ length: count }, () => (shape.equal ? 1 : below(5)));
    if (!weights.some((weight) => weight > 0)) weights[0] = 1;
    const sum = weights.reduce((a, b) => a + b);
    builder.close({ probabilities: weights.map((weight) => fraction(weight, sum)) });
  };
  grow(0);
  return builder.finish();
}

/** The value of a game against an opponent, directly by definition. */
export function oracle(node: Node): Value {
  if (node.kind === "leaf") return node.value;
  const values = node.children.map(oracle);
  if (node.kind === "chance") {
    return values.reduce((sum, value, i) => sum.add(value.mul(node.probabilities[i]!)), ZERO);
  }
  const up = node.kind === "max" || (node.kind === "player" && node.player === 0);
  return values.reduce((best, value) =>
    (up ? value.compare(best) > 0 : value.compare(best) < 0) ? value : best,
  );
}
