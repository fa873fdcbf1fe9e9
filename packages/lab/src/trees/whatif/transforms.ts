import {
  factsOf,
  type Node,
  parseValue,
  RefusalError,
  solve,
  type Tree,
  toNumber,
  treeWith,
  type Value,
} from "@tyche/trees";

export const TRANSFORMS = ["identity", "rescale", "square", "log"] as const;
/** Changes of the payoffs that preserve their order. */
export type Transform = (typeof TRANSFORMS)[number];

const TWO = parseValue("2")!;
const SEVEN = parseValue("7")!;
const DIGITS = 6;

/**
 * The payoffs after a change: 2x + 7; x² with the sign of x; sign(x) log₂(1 + |x|), rounded to six decimals. All of
 * them are strictly increasing, on both sides of 0.
 */
export function transformed(value: Value, transform: Transform): Value {
  switch (transform) {
    case "identity":
      return value;
    case "rescale":
      return value.mul(TWO).add(SEVEN);
    case "square":
      return value.n < 0n ? value.mul(value).neg() : value.mul(value);
    case "log": {
      const x = toNumber(value);
      return parseValue((Math.sign(x) * Math.log2(1 + Math.abs(x))).toFixed(DIGITS))!;
    }
  }
}

/** The tree with other payoffs, and optionally with chance nodes turned into min nodes. */
export function mapTree(tree: Tree, payoff: (value: Value) => Value, chanceAsMin = false): Tree {
  return treeWith(tree, (node) => {
    if (node.kind === "leaf") return { value: payoff(node.value), payoffs: undefined };
    const kind = node.kind === "chance" && chanceAsMin ? "min" : node.kind;
    return {
      kind,
      estimate: node.estimate && payoff(node.estimate),
      edgePayoffs: undefined,
    } as Partial<Node>;
  });
}

/**
 * The best actions of the root under each change of the payoffs; undefined if the tree has more than two players, or a
 * chance node or leaf at the root.
 */
export function transformTable(tree: Tree) {
  if (tree.root.kind !== "max" && tree.root.kind !== "min") return undefined;
  // The changed trees are rebuilt without information sets, so their results would not apply.
  if (factsOf(tree).imperfect) return undefined;
  const hasChance = tree.nodes.some(({ kind }) => kind === "chance");
  const expecting = hasChance ? "expectiminimax" : "expectimax";
  try {
    return TRANSFORMS.map((transform) => {
      const payoff = (value: Value): Value => transformed(value, transform);
      return {
        transform,
        /** With chance as the worst case, so that only the order of payoffs matters. */
        worstCase: allBest(mapTree(tree, payoff, true), "minimax"),
        /** With chance (and, in a tree without chance, the opponent) as an expectation. */
        expected: allBest(mapTree(tree, payoff), expecting),
      };
    });
  } catch (error) {
    if (error instanceof RefusalError) return undefined;
    throw error;
  }
}

/** In the order of the children. */
function allBest(tree: Tree, algorithm: string): readonly number[] {
  return [...solve(tree, algorithm).best].sort((i, j) => i - j);
}
