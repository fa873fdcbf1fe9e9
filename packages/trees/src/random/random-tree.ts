import { TreeBuilder } from "../model/build.js";
import { equalProbabilities } from "../model/checks.js";
import { refuse } from "../model/error.js";
import type { Kind, Tree } from "../model/node.js";
import { fraction, type Value } from "../model/number.js";
import { type RandomSource, randomSource, type Seed } from "./random-source.js";

/** Kinds of inner nodes; the players of "player" levels take turns from player 0 on. */
export const RANDOM_KINDS = ["max", "min", "chance", "player"] as const satisfies readonly Kind[];

/** The kinds of nodes that a random tree can have, level by level. */
export type RandomKind = (typeof RANDOM_KINDS)[number];

/** The ways to draw probabilities, by name. */
export const PROBABILITY_STYLES = ["equal", "nice"] as const;
/** Equally likely outcomes, or halves, thirds, quarters, … tenths. */
export type ProbabilityStyle = (typeof PROBABILITY_STYLES)[number];

/** The shape of random trees: depth, branching, kinds, leaves. */
export interface RandomTreeOptions {
  readonly seed: Seed;
  /**
   * Levels of inner nodes, including chance levels (unlike the depth of a search, which counts decisions): with depth 2
   * and kinds max, min the leaves are the grandchildren of the root. With 0 the tree is a leaf.
   */
  readonly depth: number;
  /** Children of each inner node: a number, or a range that includes both ends. */
  readonly branching: number | readonly [least: number, most: number];
  /**
   * The kinds of the levels from the root on, repeated as needed. "irregular": the kind of each node is drawn
   * separately, and one in four nodes below the root is an early leaf. The kinds are drawn from max, min and chance
   * (player and chance, if there are players) or from the given ones.
   */
  readonly kinds: readonly RandomKind[] | "irregular" | { readonly irregular: readonly RandomKind[] };
  /** The range of the payoffs, in integers, including both ends. */
  readonly leaves: readonly [low: number, high: number];
  /** Payoffs are multiples of 1/d for a denominator d from this list; [1], for integers, by default. */
  readonly denominators?: readonly number[] | undefined;
  /** "equal" by default. */
  readonly probabilities?: ProbabilityStyle | undefined;
  /** At least 2: a payoff for each player, of two players with the sum 0, of more independent unless `sum` is given. */
  readonly players?: number | undefined;
  /** The sum of all players' payoffs at every leaf, an integer; max^n makes few cuts without it. */
  readonly sum?: number | undefined;
  /** Whether inner nodes have an estimate of player 0's payoff, drawn like the leaves; for searches that stop early. */
  readonly estimates?: boolean | undefined;
}

/** One in this many nodes of an irregular tree is an early leaf. */
const EARLY_LEAF = 4;
/** More would not fit into memory. */
const MOST_NODES = 3_000_000;
/** The range of the payoffs times a denominator must stay within a word of the generator. */
const MOST_PAYOFF = 1_000_000;
const MOST_DENOMINATOR = 1000;

/** Draws a tree from a seed: the same options give the same tree. Throws a RefusalError if the options are invalid. */
export function randomTree(options: RandomTreeOptions): Tree {
  return drawTree(options, randomSource(options.seed));
}

/** Draws the next tree from a generator. */
export function drawTree(options: RandomTreeOptions, random: RandomSource): Tree {
  check(options);
  const { depth, branching, denominators = [1] } = options;
  const [least, most] = typeof branching === "number" ? [branching, branching] : branching;
  const kindAt = kindDrawer(options, random);
  const drawPayoff = payoffDrawer(options, random);
  const drawLeaf = leafDrawer(options, drawPayoff, random);
  const build = new TreeBuilder();
  // One entry per open node: the number of its children still to come, and its probabilities.
  const missing: number[] = [];
  const probabilities: (readonly Value[] | undefined)[] = [];
  let nodes = 0;
  do {
    if (++nodes > MOST_NODES) refuse("tree-random-too-large", { most: MOST_NODES });
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
      build.close({
        probabilities: probabilities.pop(),
        estimate: options.estimates ? drawPayoff(random.pick(denominators)) : undefined,
      });
    }
    if (missing.length > 0) missing[missing.length - 1]!--;
  } while (build.depth > 0);
  return build.finish();
}

interface DrawnKind {
  readonly kind: RandomKind;
  readonly player: number | undefined;
}

/** Draws the kind of a node at a level, from 0; undefined for an early leaf. */
function kindDrawer(
  { kinds, players, depth }: RandomTreeOptions,
  random: RandomSource,
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

/** Draws a payoff in the range with the given denominator, or builds it if the numerator is given too. */
type PayoffDrawer = (denominator: number, numerator?: number) => Value;

function payoffDrawer({ leaves: [low, high] }: RandomTreeOptions, random: RandomSource): PayoffDrawer {
  // Equal payoffs share one object, so that trees of millions of leaves stay small.
  const known = new Map<number, Value>();
  return (denominator, given) => {
    const numerator = given ?? random.between(low * denominator, high * denominator);
    const key = numerator * (MOST_DENOMINATOR + 1) + denominator;
    const value = known.get(key) ?? fraction(numerator, denominator);
    known.set(key, value);
    return value;
  };
}

function leafDrawer(
  { leaves: [low, high], denominators = [1], players, sum }: RandomTreeOptions,
  draw: PayoffDrawer,
  random: RandomSource,
): (build: TreeBuilder) => void {
  if (players === undefined) return (build) => build.leaf(draw(random.pick(denominators)));
  return (build) => {
    let payoffs: Value[];
    if (sum !== undefined) {
      const d = random.pick(denominators);
      payoffs = drawShares(players, sum * d, low * d, high * d, random).map((share) => draw(d, share));
    } else {
      payoffs = Array.from({ length: players }, () => draw(random.pick(denominators)));
      if (players === 2) payoffs[1] = payoffs[0]!.neg();
    }
    build.leaf(payoffs[0]!, { payoffs });
  };
}

/** `count` whole numbers in [low, high] that add up to `sum`, in a random order. */
function drawShares(count: number, sum: number, low: number, high: number, random: RandomSource): number[] {
  const shares: number[] = [];
  let rest = sum;
  for (let others = count - 1; others >= 0; others--) {
    const share = random.between(Math.max(low, rest - others * high), Math.min(high, rest - others * low));
    rest -= share;
    shares.splice(random.below(shares.length + 1), 0, share);
  }
  return shares;
}

function check(options: RandomTreeOptions): void {
  const { depth, branching, kinds, leaves, denominators, players, sum } = options;
  const [least, most] = typeof branching === "number" ? [branching, branching] : branching;
  const [low, high] = leaves;
  const list = kinds === "irregular" ? undefined : "length" in kinds ? kinds : kinds.irregular;
  if (!isWhole(depth, 0)) refuse("tree-random-depth");
  if (!isWhole(least, 1) || !isWhole(most, 1)) refuse("tree-random-branching");
  if (least > most) refuse("tree-branching-turned", { least, most });
  if (depth > MOST_NODES || most > MOST_NODES) refuse("tree-random-too-large", { most: MOST_NODES });
  if (!isPayoff(low) || !isPayoff(high)) refuse("tree-leaf-range", { most: MOST_PAYOFF });
  if (Array.isArray(kinds) && leastSize(depth, least) > MOST_NODES)
    refuse("tree-random-too-large", { most: MOST_NODES });
  if (low > high) refuse("tree-leaves-turned", { low, high });
  if (
    denominators &&
    (denominators.length === 0 || !denominators.every((d) => isWhole(d, 1) && d <= MOST_DENOMINATOR))
  ) {
    refuse("tree-denominators", { most: MOST_DENOMINATOR });
  }
  if (list?.length === 0) refuse("tree-no-kinds");
  const unknown = list?.find((kind) => !RANDOM_KINDS.includes(kind));
  if (unknown !== undefined) refuse("tree-unknown-kind", { kind: unknown, all: RANDOM_KINDS });
  if (players !== undefined && (!isWhole(players, 2) || players > 100)) refuse("tree-player-count");
  if (sum !== undefined) checkSum(sum, players, low, high);
  if (players === undefined && list?.includes("player")) refuse("tree-players-needed");
}

/** The number of nodes of a regular tree with this branching factor; counting stops beyond the limit. */
function leastSize(depth: number, branching: number): number {
  let size = 1;
  for (let level = 0, width = 1; level < depth && size <= MOST_NODES; level++) {
    width *= branching;
    size += width;
  }
  return size;
}

function checkSum(sum: number, players: number | undefined, low: number, high: number): void {
  if (players === undefined) refuse("tree-sum-needs-players");
  if (!Number.isSafeInteger(sum)) refuse("tree-sum-not-whole");
  if (sum < players * low || sum > players * high) refuse("tree-sum-impossible", { players, low, high, sum });
}

function isWhole(number: number, least: number): boolean {
  return Number.isSafeInteger(number) && number >= least;
}

function isPayoff(number: number): boolean {
  return Number.isSafeInteger(number) && Math.abs(number) <= MOST_PAYOFF;
}

/** Denominators that are easy to compute with; 100 for more than ten outcomes. */
const NICE = [2, 3, 4, 5, 6, 8, 10, 100];
const TENTHS = 10;

/**
 * Draws probabilities that are easy to compute with by hand, for example 1/2, 3/10, 1/5: none is 0, they have a small
 * common denominator and add up to exactly 1. Above 100 outcomes they are equal.
 */
function niceProbabilities(count: number, random: RandomSource): readonly Value[] {
  const enough = NICE.filter((denominator) => denominator >= count);
  if (count === 1 || enough.length === 0) return equalProbabilities(count);
  const small = enough.filter((denominator) => denominator <= TENTHS);
  const denominator = random.pick(small.length > 0 ? small : enough);
  const ends = [...distinct(count - 1, denominator - 1, random), denominator].sort((a, b) => a - b);
  return ends.map((end, i) => fraction(end - (ends[i - 1] ?? 0), denominator));
}

/** `count` distinct whole numbers from 1 to `most`, each set equally likely (R. W. Floyd 1987). */
function distinct(count: number, most: number, random: RandomSource): Set<number> {
  const drawn = new Set<number>();
  for (let top = most - count + 1; top <= most; top++) {
    const number = random.between(1, top);
    drawn.add(drawn.has(number) ? top : number);
  }
  return drawn;
}
