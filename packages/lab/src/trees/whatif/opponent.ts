import { isVector, RefusalError, solve, type Tree, toNumber, type Value } from "@tyche/trees";
import { fraction, HALF, ZERO } from "@tyche/trees/numbers";

/** The values of the root's actions against an opponent who moves at random with probability r, otherwise perfectly. */
export interface Mixture {
  readonly values: readonly Value[];
  readonly best: readonly number[];
}

/** A probability of a random move at which the best action changes. */
export interface Flip {
  readonly at: Value;
  /** Whether `at` is exact; otherwise it is accurate to 2^-40. */
  readonly exact: boolean;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export function mixtureAt(tree: Tree, r: Value): Mixture {
  const { record, best } = solve(tree, "expectimax", { random: r });
  const values = tree.root.children.map(({ id }) => {
    const value = record.values[id]!;
    return isVector(value) ? value[0]! : value;
  });
  return { values, best: [...best].sort((i, j) => i - j) };
}

/** Whether the slider has an effect: MAX moves at the root and MIN somewhere below. */
export function hasOpponent(tree: Tree): boolean {
  if (tree.root.kind !== "max" || !tree.nodes.some(({ kind }) => kind === "min")) return false;
  try {
    mixtureAt(tree, HALF);
    return true;
  } catch (error) {
    if (error instanceof RefusalError) return false;
    throw error;
  }
}

const PIECES = 32;
const HALVINGS = 40;

/**
 * The points between 0 (perfect) and 1 (random) at which the set of best actions changes. The values of actions are
 * piecewise polynomials of r, whose degree is the number of MIN levels. The range is searched in 32 pieces, each by
 * bisection; if the difference of two actions is linear around the point, the point is exact. Two changes within one
 * piece that cancel each other are not found.
 */
export function flipsOf(tree: Tree): readonly Flip[] {
  const flips: Flip[] = [];
  let low = ZERO;
  let left = mixtureAt(tree, low);
  for (let piece = 1; piece <= PIECES; piece++) {
    const high = fraction(piece, PIECES);
    const right = mixtureAt(tree, high);
    if (!sameBest(left, right)) {
      const flip = flipBetween(tree, low, left, high, right);
      // A tie on the border of two pieces is found in both.
      const last = flips.at(-1);
      if (last?.at.equals(flip.at)) flips[flips.length - 1] = { ...last, after: flip.after };
      else flips.push(flip);
    }
    low = high;
    left = right;
  }
  return flips.filter(({ before, after }) => before.join() !== after.join());
}

function sameBest(a: Mixture, b: Mixture): boolean {
  return a.best.join() === b.best.join();
}

function flipBetween(tree: Tree, from: Value, left: Mixture, to: Value, right: Mixture): Flip {
  const before = left.best;
  const after = right.best;
  const crossing = linearCrossing(tree, from, left, to, right);
  if (crossing) return { at: crossing, exact: true, before, after };
  let low = from;
  let high = to;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = low.add(high).mul(HALF);
    if (sameBest(mixtureAt(tree, middle), left)) low = middle;
    else high = middle;
  }
  return { at: high, exact: false, before, after };
}

/**
 * The point where the best action on the left and the best on the right have equal values, if their difference is
 * linear: then its middle is the mean of its ends, and both actions are best at the point.
 */
function linearCrossing(
  tree: Tree,
  from: Value,
  left: Mixture,
  to: Value,
  right: Mixture,
): Value | undefined {
  const i = left.best.find((index) => !right.best.includes(index)) ?? left.best[0]!;
  const j = right.best.find((index) => !left.best.includes(index)) ?? right.best[0]!;
  const difference = ({ values }: Mixture): Value => values[i]!.sub(values[j]!);
  const a = difference(left);
  const b = difference(right);
  if (a.equals(b)) return undefined;
  const middle = difference(mixtureAt(tree, from.add(to).mul(HALF)));
  if (!middle.equals(a.add(b).mul(HALF))) return undefined;
  const crossing = from.add(a.div(a.sub(b)).mul(to.sub(from)));
  const there = mixtureAt(tree, crossing);
  return there.best.includes(i) && there.best.includes(j) ? crossing : undefined;
}

/** A percentage with one decimal, for display. */
export function percent(r: Value): string {
  return `${Math.round(toNumber(r) * 1000) / 10} %`;
}
