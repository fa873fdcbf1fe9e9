/**
 * Searches of small trees written for tests alone, with fractions of another library: nothing here is from the code
 * under test. Alpha-beta as D. E. Knuth and R. W. Moore (1975) write it, fail-soft; Star1 as B. W. Ballard (1983);
 * principal variation search as T. A. Marsland and M. Campbell (1982); MTD(f) as A. Plaat and others (1996), and SSS* by
 * their theorem, as MTD(f) from +∞.
 */
import type { Node, TieRule } from "@tyche/trees";
import Fraction from "fraction.js";

/** A window's end: a fraction or ±Infinity. */
export type End = Fraction | number;

export interface Found {
  /** Ids of visited nodes. */
  readonly visited: ReadonlySet<number>;
  readonly returned: ReadonlyMap<number, Fraction>;
  readonly windows: ReadonlyMap<number, readonly [End, End]>;
  /** By "node:child". */
  readonly intervals: ReadonlyMap<string, readonly [Fraction, Fraction]>;
}

const order = (a: End, b: End): number => {
  if (typeof a !== "number" && typeof b !== "number") return a.compare(b);
  const [x, y] = [Number(a.valueOf()), Number(b.valueOf())];
  return x < y ? -1 : x > y ? 1 : 0;
};
const max = <A extends End, B extends End>(a: A, b: B): A | B => (order(a, b) >= 0 ? a : b);
const min = <A extends End, B extends End>(a: A, b: B): A | B => (order(a, b) <= 0 ? a : b);
const number = (value: { toFraction(): string }): Fraction => new Fraction(value.toFraction());

/** The value of a tree by its definition. @param raised the leaf that pays 1 more; default: none */
export function plainValue(node: Node, raised?: number): Fraction {
  if (node.kind === "leaf") return number(node.value).add(node.id === raised ? 1 : 0);
  const values = (node.children as readonly Node[]).map((child) => plainValue(child, raised));
  if (node.kind === "chance")
    return values.reduce(
      (sum, value, i) => sum.add(value.mul(number(node.probabilities[i]!))),
      new Fraction(0),
    );
  const isMax = node.kind === "max" || (node.kind === "player" && node.player === 0);
  return values.reduce((a, b) => (isMax ? max(a, b) : min(a, b)));
}

/** Alpha-beta, and at chance nodes Star1 with the bounds [low, high]. */
export function plainSearch(root: Node, ties: TieRule, [low, high]: readonly [Fraction, Fraction]): Found {
  const visited = new Set<number>();
  const returned = new Map<number, Fraction>();
  const windows = new Map<number, readonly [End, End]>();
  const intervals = new Map<string, readonly [Fraction, Fraction]>();
  const reaches = (a: End, b: End): boolean => (ties === "prune" ? order(a, b) >= 0 : order(a, b) > 0);

  function search(node: Node, alpha: End, beta: End): { value: Fraction; kind: "exact" | "low" | "high" } {
    visited.add(node.id);
    windows.set(node.id, [alpha, beta]);
    const found = node.kind === "chance" ? chance(node, alpha, beta) : decision(node, alpha, beta);
    returned.set(node.id, found.value);
    return found;
  }

  function decision(node: Node, alpha: End, beta: End): ReturnType<typeof search> {
    if (node.kind === "leaf") return { value: number(node.value), kind: "exact" };
    const isMax = node.kind === "max";
    let [a, b] = [alpha, beta];
    let best: Fraction | undefined;
    const below: ReturnType<typeof search>[] = [];
    for (const child of node.children) {
      const found = search(child, a, b);
      below.push(found);
      const { value } = found;
      best = best === undefined ? value : isMax ? max(best, value) : min(best, value);
      if (isMax) a = max(a, best);
      else b = min(b, best);
      if (isMax ? reaches(best, beta) : reaches(alpha, best)) break;
    }
    // Proved from both sides, the value is exact even outside the window.
    const [near, far] = isMax ? (["low", "high"] as const) : (["high", "low"] as const);
    const isReached = below.some(({ value, kind }) => kind !== far && value.equals(best!));
    const isAll = below.length === node.children.length && below.every(({ kind }) => kind !== near);
    return { value: best!, kind: isReached && isAll ? "exact" : isReached ? near : far };
  }

  /** Bounds of the mean: an outcome that has not been searched counts as `low` or as `high`. */
  function chance(node: Node & { kind: "chance" }, alpha: End, beta: End): ReturnType<typeof search> {
    const ends = node.children.map((): [Fraction, Fraction] => [low, high]);
    const p = node.probabilities.map(number);
    const sum = (side: 0 | 1): Fraction =>
      ends.reduce((all, end, i) => all.add(p[i]!.mul(end[side])), new Fraction(0));
    const cut = (): ReturnType<typeof search> | undefined => {
      if (reaches(sum(0), beta)) return { value: sum(0), kind: "low" };
      return reaches(alpha, sum(1)) ? { value: sum(1), kind: "high" } : undefined;
    };
    for (const [i, child] of node.children.entries()) {
      // Before the first child too: the bounds alone may be enough.
      const known = cut();
      if (known) return known;
      const without = (side: 0 | 1): Fraction => sum(side).sub(p[i]!.mul(ends[i]![side]));
      const zero = order(p[i]!, 0) === 0;
      const below = (end: End, side: 0 | 1): End =>
        typeof end === "number" || zero ? end : end.sub(without(side)).div(p[i]!);
      const a = max(below(alpha, 1), low);
      const b = min(below(beta, 0), high);
      const { value, kind } = search(child, a, b);
      ends[i] = [kind === "high" ? low : value, kind === "low" ? high : value];
      intervals.set(`${node.id}:${i}`, [sum(0), sum(1)]);
    }
    const isExact = sum(0).equals(sum(1));
    return (isExact ? undefined : cut()) ?? { value: sum(0), kind: "exact" };
  }

  search(root, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  return { visited, returned, windows, intervals };
}

/** The nodes that principal variation search visits. A null window is open: no value of a tree lies inside it. */
export function visitedByPvs(root: Node): ReadonlySet<number> {
  const visited = new Set<number>();
  // Two fractions of one tree differ by more.
  const gap = new Fraction(1, 1_000_000);
  const search = (node: Node, alpha: End, beta: End): Fraction => {
    visited.add(node.id);
    if (node.kind === "leaf") return number(node.value);
    const isMax = node.kind === "max";
    let best: Fraction | undefined;
    let [a, b] = [alpha, beta];
    for (const child of node.children as readonly Node[]) {
      let value: Fraction;
      if (best === undefined) value = search(child, a, b);
      else {
        const [x, y] = isMax ? [a, plus(a, gap)] : [plus(b, gap.neg()), b];
        value = search(child, x, y);
        const isBetter = isMax
          ? order(value, a) > 0 && order(value, b) < 0
          : order(value, b) < 0 && order(value, a) > 0;
        if (isBetter) value = isMax ? search(child, value, b) : search(child, a, value);
      }
      best = best === undefined ? value : isMax ? max(best, value) : min(best, value);
      if (isMax) a = max(a, best);
      else b = min(b, best);
      if (order(a, b) >= 0) break;
    }
    return best!;
  };
  search(root, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  return visited;
}

function plus(end: End, by: Fraction): End {
  return typeof end === "number" ? end : end.add(by);
}

type Interval = readonly [low: End, high: End];
const UNKNOWN: Interval = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/**
 * The nodes that MTD(f) visits from a first guess. The table has both bounds of every node: what its children prove.
 * From +∞ with the bound alone that a null window proves, they are the nodes of SSS*.
 */
export function visitedByMtd(root: Node, first: End, provesBoth = true): ReadonlySet<number> {
  const visited = new Set<number>();
  const table = new Map<number, Interval>();
  const known = (node: Node): Interval => table.get(node.id) ?? UNKNOWN;
  /** Whether the value is at least `bound`, or more than it. */
  const search = (node: Node, bound: End, isStrict: boolean): void => {
    const up = (end: End): boolean => (isStrict ? order(end, bound) > 0 : order(end, bound) >= 0);
    const isKnown = ([low, high]: Interval): boolean => up(low) || !up(high) || order(low, high) === 0;
    if (isKnown(known(node))) return;
    visited.add(node.id);
    if (node.kind === "leaf") {
      table.set(node.id, [number(node.value), number(node.value)]);
      return;
    }
    const isMax = node.kind === "max";
    const best = isMax ? max : min;
    const seen: Interval[] = [];
    for (const child of node.children as readonly Node[]) {
      search(child, bound, isStrict);
      seen.push(known(child));
      if (isMax ? up(known(child)[0]) : !up(known(child)[1])) break;
    }
    const all = node.children.map((_, i) => seen[i] ?? UNKNOWN);
    let [low, high] = all.reduce<Interval>(([a, b], [c, d]) => [best(a, c), best(b, d)], all[0]!);
    if (!provesBoth) [low, high] = up(low) ? [low, known(node)[1]] : [known(node)[0], high];
    table.set(node.id, [max(known(node)[0], low), min(known(node)[1], high)]);
  };
  let guess = first;
  for (let [low, high] = UNKNOWN; order(low, high) < 0; [low, high] = known(root)) {
    const isStrict = order(guess, low) === 0;
    search(root, guess, isStrict);
    const [least, most] = known(root);
    guess = order(least, low) > 0 ? least : most;
  }
  return visited;
}
