import { TreeBuilder } from "../model/build.js";
import { RefusalError } from "../model/error.js";
import type { Kind, Tree } from "../model/node.js";
import { fraction, type Value } from "../model/number.js";
import { type Generator, generator, type Seed } from "./generator.js";
import { niceProbabilities } from "./nice-probabilities.js";

/** Kinds of inner nodes; the players of "player" levels take turns from player 0 on. */
export const RANDOM_KINDS = ["max", "min", "chance", "player"] as const satisfies readonly Kind[];
export type RandomKind = (typeof RANDOM_KINDS)[number];

export const PROBABILITY_STYLES = ["equal", "nice"] as const;
/** Equally likely outcomes, or halves, thirds, quarters, … tenths. */
export type ProbabilityStyle = (typeof PROBABILITY_STYLES)[number];

export interface RandomTreeOptions {
  readonly seed: Seed;
  /**
   * Levels of inner nodes, chance levels included (so not the depth of a search, which counts decisions): with
   * depth 2 and kinds max, min the leaves are the grandchildren of the root. With 0 the tree is a leaf.
   */
  readonly depth: number;
  /** Children of each inner node: a number, or a range with both its ends. */
  readonly branching: number | readonly [least: number, most: number];
  /**
   * The kinds of the levels from the root on, repeated as often as needed. "irregular": each node is of a kind of
   * its own, and one in four below the root is a leaf before its time; drawn from max, min and chance (player and
   * chance where there are players) or from the kinds that are given.
   */
  readonly kinds: readonly RandomKind[] | "irregular" | { readonly irregular: readonly RandomKind[] };
  /** The range of the payoffs, integers, both ends included. */
  readonly leaves: readonly [low: number, high: number];
  /** Payoffs are multiples of one over one of these; [1], integers, by default. */
  readonly denominators?: readonly number[] | undefined;
  /** "equal" by default. */
  readonly probabilities?: ProbabilityStyle | undefined;
  /** From 2: leaves with a payoff for each player, two of which add up to 0 and more of which are independent. */
  readonly players?: number | undefined;
}

/** One leaf in so many of an irregular tree's nodes. */
const EARLY_LEAF = 4;
/** More would not fit into memory. */
const MOST_NODES = 10_000_000;
/** The range of the payoffs times a denominator must stay within a word of the generator. */
const MOST_PAYOFF = 1_000_000;
const MOST_DENOMINATOR = 1000;

/** A tree drawn from a seed: same options, same tree. Throws a RefusalError where the options make no sense. */
export function randomTree(options: RandomTreeOptions): Tree {
  return drawTree(options, generator(options.seed));
}

/** The next tree from a generator. */
export function drawTree(options: RandomTreeOptions, random: Generator): Tree {
  check(options);
  const { depth, branching } = options;
  const [least, most] = typeof branching === "number" ? [branching, branching] : branching;
  const kindAt = kindDrawer(options, random);
  const drawLeaf = leafDrawer(options, random);
  const build = new TreeBuilder();
  // One entry for each open node: how many of its children are still to come, and its probabilities.
  const missing: number[] = [];
  const probabilities: (readonly Value[] | undefined)[] = [];
  let nodes = 0;
  do {
    if (++nodes > MOST_NODES) {
      fail(`the tree would have more than ${MOST_NODES} nodes; ask for less depth or branching`);
    }
    const kind = kindAt(missing.length);
    if (missing.length < depth && kind) {
      const count = random.between(least, most);
      build.open(kind.kind, kind.player);
      missing.push(count);
      const isNice = kind.kind === "chance" && options.probabilities === "nice";
      probabilities.push(isNice ? niceProbabilities(count, random) : undefined);
    } else {
      drawLeaf(build);
    }
    while (missing.length > 0 && missing[missing.length - 1] === 0) {
      missing.pop();
      build.close({ probabilities: probabilities.pop() });
    }
    if (missing.length > 0) missing[missing.length - 1]!--;
  } while (build.depth > 0);
  return build.finish();
}

interface DrawnKind {
  readonly kind: RandomKind;
  readonly player: number | undefined;
}

/** The kind of a node at a level from 0; undefined for a leaf before its time. */
function kindDrawer(
  { kinds, players, depth }: RandomTreeOptions,
  random: Generator,
): (level: number) => DrawnKind | undefined {
  if (kinds === "irregular" || !("length" in kinds)) {
    const usual =
      players === undefined ? (["max", "min", "chance"] as const) : (["player", "chance"] as const);
    const choice = kinds === "irregular" ? usual : kinds.irregular;
    return (level) => {
      if (level >= depth || (level > 0 && random.below(EARLY_LEAF) === 0)) return undefined;
      const kind = random.pick(choice);
      return { kind, player: kind === "player" ? random.below(players!) : undefined };
    };
  }
  let turn = 0;
  const levels = Array.from({ length: depth }, (_, level): DrawnKind => {
    const kind = kinds[level % kinds.length]!;
    return { kind, player: kind === "player" ? turn++ % players! : undefined };
  });
  return (level) => levels[level];
}

function leafDrawer(
  { leaves, denominators = [1], players }: RandomTreeOptions,
  random: Generator,
): (build: TreeBuilder) => void {
  const [low, high] = leaves;
  // Equal payoffs are one object: trees of millions of leaves stay small.
  const known = new Map(denominators.map((denominator) => [denominator, new Map<number, Value>()]));
  const draw = (): Value => {
    const denominator = random.pick(denominators);
    const numerator = random.between(low * denominator, high * denominator);
    const drawn = known.get(denominator)!;
    const value = drawn.get(numerator) ?? fraction(numerator, denominator);
    drawn.set(numerator, value);
    return value;
  };
  if (players === undefined) return (build) => build.leaf(draw());
  return (build) => {
    const value = draw();
    const payoffs = players === 2 ? [value, value.neg()] : [value];
    while (payoffs.length < players) payoffs.push(draw());
    build.leaf(value, { payoffs });
  };
}

function check({ depth, branching, kinds, leaves, denominators, players }: RandomTreeOptions): void {
  const [least, most] = typeof branching === "number" ? [branching, branching] : branching;
  const [low, high] = leaves;
  const list = kinds === "irregular" ? undefined : "length" in kinds ? kinds : kinds.irregular;
  if (!isWhole(depth, 0)) fail("the depth of a random tree is not a whole number from 0");
  if (!isWhole(least, 1) || !isWhole(most, 1)) fail("the branching is not a whole number from 1");
  if (least > most) fail(`the branching goes from ${least} down to ${most}`);
  if (depth > MOST_NODES || most > MOST_NODES) fail(`the tree would have more than ${MOST_NODES} nodes`);
  if (!isPayoff(low) || !isPayoff(high)) {
    fail(`the range of the leaves is not two integers from -${MOST_PAYOFF} to ${MOST_PAYOFF}`);
  }
  if (low > high) fail(`the range of the leaves goes from ${low} down to ${high}`);
  if (
    denominators &&
    (denominators.length === 0 || !denominators.every((d) => isWhole(d, 1) && d <= MOST_DENOMINATOR))
  ) {
    fail(`the denominators are not whole numbers from 1 to ${MOST_DENOMINATOR}`);
  }
  if (list?.length === 0) fail("there are no kinds of nodes to draw from");
  const unknown = list?.find((kind) => !RANDOM_KINDS.includes(kind));
  if (unknown !== undefined)
    fail(`there is no kind of node "${unknown}"; there are ${RANDOM_KINDS.join(", ")}`);
  if (players !== undefined && (!isWhole(players, 2) || players > 100)) {
    fail("the number of players is not a whole number from 2 to 100");
  }
  if (players === undefined && list?.includes("player")) fail("the kind player needs the number of players");
}

function isWhole(number: number, least: number): boolean {
  return Number.isSafeInteger(number) && number >= least;
}

function isPayoff(number: number): boolean {
  return Number.isSafeInteger(number) && Math.abs(number) <= MOST_PAYOFF;
}

function fail(sentence: string): never {
  throw new RefusalError(sentence);
}
