import { withNumbers } from "../model/change.js";
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
}

/** How often each payoff is changed from one variant to the next, on average. */
const SWEEPS = 4;
/** Walks per variant before giving up on another one. */
const MOST_WALKS = 10;
/** Payoffs beyond these are not drawn anew, but exchanged. */
const MOST_PAYOFF = 10_000;

/**
 * Trees of the same shape and difficulty as a tree of one payoff per leaf, with other payoffs of its range, all
 * different: the algorithm makes as many cuts, visits as many nodes and finds as many best actions, whether or not
 * equal values cut. Each is the end of a random walk through such trees. Throws a RefusalError if there are too few.
 */
export function treeVariants(tree: Tree, { seed, count, algorithm, settings = {} }: VariantOptions): Tree[] {
  const random = randomSource(seed);
  const leaves = tree.nodes.filter((node) => node.kind === "leaf");
  const draw = drawerLike(leaves, random);
  const difficulty = (some: Tree): string =>
    (["prune", "keep"] as const)
      .flatMap((ties) => {
        const { events, solution } = trace(some, algorithm, { ...settings, ties });
        const cuts = events.filter(({ type }) => type === "cut").length;
        return [cuts, solution.pruned, ...(ties === "keep" ? [solution.best.length] : [])];
      })
      .join();
  const wanted = difficulty(tree);
  const found = new Map<string, Tree>([[payoffsText(tree), tree]]);
  let current = tree;
  for (let walks = 0; found.size <= count; walks++) {
    if (walks === MOST_WALKS * count) refuse("tree-few-variants", { found: found.size - 1, count });
    for (let step = 0; step < SWEEPS * leaves.length; step++) {
      const [one, other] = [random.pick(leaves).id, random.pick(leaves).id];
      const value = (id: number): Value => (current.nodes[id] as Leaf).value;
      const isNew = draw !== undefined && random.below(2) === 0;
      const payoffs = new Map([
        [one, isNew ? draw() : value(other)],
        ...(isNew ? [] : [[other, value(one)] as const]),
      ]);
      const changed = withNumbers(current, { payoffs });
      if (difficulty(changed) === wanted) current = changed;
    }
    if (!found.has(payoffsText(current))) found.set(payoffsText(current), current);
  }
  return [...found.values()].slice(1);
}

function payoffsText({ nodes }: Tree): string {
  return nodes.map((node) => (node.kind === "leaf" ? node.value.toFraction() : "")).join();
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
