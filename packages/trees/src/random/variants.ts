import { treeWith } from "../model/change.js";
import { refuse } from "../model/error.js";
import type { Leaf, Tree } from "../model/node.js";
import { fraction, toNumber, type Value } from "../model/number.js";
import type { SolveSettings } from "../search/settings.js";
import { trace } from "../solve/solve.js";
import { type RandomSource, randomSource, type Seed } from "./random-source.js";

/** Which trees to make. */
export interface VariantOptions {
  readonly seed: Seed;
  readonly count: number;
  readonly algorithm: string;
  readonly settings?: SolveSettings | undefined;
  /** The same for trees of the same difficulty; by default what the algorithm finds. Payoffs are only exchanged then. */
  readonly difficulty?: ((tree: Tree) => string) | undefined;
}

/** How often each payoff is changed from one variant to the next, on average. */
const SWEEPS = 4;
/** Walks per variant before giving up on another one. */
const MOST_WALKS = 10;
/** Payoffs beyond these are not drawn anew, but exchanged. */
const MOST_PAYOFF = 10_000;

/**
 * Trees of the same shape and difficulty, with other payoffs of its range, all different: the algorithm makes as many
 * cuts, visits as many nodes and finds as many best actions, whether or not equal values cut. Each is the end of a
 * random walk through such trees. Throws a RefusalError if there are too few.
 */
export function treeVariants(tree: Tree, options: VariantOptions): Tree[] {
  const { seed, count, difficulty = (some) => searchDifficulty(some, options) } = options;
  const random = randomSource(seed);
  const leaves = tree.nodes.filter((node) => node.kind === "leaf");
  const draw = options.difficulty ? undefined : drawerLike(leaves, random);
  const wanted = difficulty(tree);
  const found = new Map<string, Tree>([[payoffsText(tree), tree]]);
  let current = tree;
  for (let walks = 0; found.size <= count; walks++) {
    if (walks === MOST_WALKS * count) refuse("tree-few-variants", { found: found.size - 1, count });
    for (let step = 0; step < SWEEPS * leaves.length; step++) {
      const [one, other] = [random.pick(leaves).id, random.pick(leaves).id];
      const isNew = draw !== undefined && random.below(2) === 0;
      const payoff = isNew ? { value: draw(), payoffs: undefined } : paid(current, other);
      const exchanged = isNew ? {} : paid(current, one);
      const changed = treeWith(current, ({ id }) => (id === one ? payoff : id === other ? exchanged : {}));
      if (difficulty(changed) === wanted) current = changed;
    }
    if (!found.has(payoffsText(current))) found.set(payoffsText(current), current);
  }
  return [...found.values()].slice(1);
}

function paid(tree: Tree, id: number): Pick<Leaf, "value" | "payoffs"> {
  const { value, payoffs } = tree.nodes[id] as Leaf;
  return { value, payoffs };
}

function searchDifficulty(tree: Tree, { algorithm, settings }: VariantOptions): string {
  const counts = (["prune", "keep"] as const).flatMap((ties) => {
    const { events, solution } = trace(tree, algorithm, { ...settings, ties });
    const cuts = events.filter(({ type }) => type === "cut").length;
    return [cuts, solution.pruned, ...(ties === "keep" ? [solution.best.length] : [])];
  });
  return counts.join();
}

function payoffsText({ nodes }: Tree): string {
  return nodes.map((node) => (node.kind === "leaf" ? String(node.payoffs ?? node.value) : "")).join();
}

/** Draws a payoff in the range of the leaves, with the denominator of one; undefined if they are too large. */
function drawerLike(leaves: readonly Leaf[], random: RandomSource): (() => Value) | undefined {
  const numbers = leaves.map(({ value }) => toNumber(value));
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const isInRange = (d: number): boolean => Math.ceil(low * d) <= Math.floor(high * d);
  const denominators = leaves.map(({ value }) => Number(value.d)).filter(isInRange);
  if (Math.max(-low, high, ...denominators) > MOST_PAYOFF) return undefined;
  return () => {
    const d = random.pick(denominators);
    return fraction(random.between(Math.ceil(low * d), Math.floor(high * d)), d);
  };
}
