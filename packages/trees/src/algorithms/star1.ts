import type { ChanceNode } from "../model/node.js";
import { compare, fraction, type Limit, larger, smaller, type Value, ZERO } from "../model/number.js";
import { type Algorithm, BOUNDED_CHANCE, type Lines, lineAmong } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";
import { decide, type WindowVisit } from "./alpha-beta.js";
import { evaluate } from "./full-width.js";

/**
 * The bounds of a chance node, child by child: [L_j, U_j] is [L, U] before child j is searched, and afterwards what was
 * proved of it. `low` and `high` are the sums of p_j L_j and p_j U_j: the node's own interval.
 */
export class Interval {
  private readonly done: boolean[];
  private probed: Set<number> | undefined;
  readonly lows: Value[];
  readonly highs: Value[];
  low: Value;
  high: Value;
  private readonly node: ChanceNode;

  constructor(node: ChanceNode, low: Value, high: Value) {
    this.node = node;
    this.done = new Array<boolean>(node.children.length).fill(false);
    this.lows = new Array<Value>(node.children.length).fill(low);
    this.highs = new Array<Value>(node.children.length).fill(high);
    this.low = low;
    this.high = high;
  }

  /** Records that child i lies in [low, high]. */
  private narrow(i: number, low: Value, high: Value): void {
    const p = this.node.probabilities[i]!;
    this.low = this.low.add(p.mul(low.sub(this.lows[i]!)));
    this.high = this.high.add(p.mul(high.sub(this.highs[i]!)));
    this.lows[i] = low;
    this.highs[i] = high;
  }

  /** A_i: if child i is worth at most this, the node is worth at most alpha, whatever follows. */
  failLow(i: number, alpha: Limit): Limit {
    if (typeof alpha === "number") return alpha;
    const p = this.node.probabilities[i]!;
    return alpha.sub(this.high).div(p).add(this.highs[i]!);
  }

  /** B_i: if child i is worth at least this, the node is worth at least beta, whatever follows. */
  failHigh(i: number, beta: Limit): Limit {
    if (typeof beta === "number") return beta;
    const p = this.node.probabilities[i]!;
    return beta.sub(this.low).div(p).add(this.lows[i]!);
  }

  /** Records the final bounds of child i. */
  finish(i: number, low: Value, high: Value): void {
    this.done[i] = true;
    this.narrow(i, low, high);
  }

  /** Whether child i was probed: only some of its children were searched. */
  isProbed(i: number): boolean {
    return this.probed?.has(i) ?? false;
  }

  /** Records the bounds of child i that a probe proved. */
  probe(i: number, low: Value, high: Value): void {
    this.probed ??= new Set();
    this.probed.add(i);
    this.narrow(i, low, high);
  }

  /** Whether child i is still to be searched. */
  isOpen(i: number): boolean {
    return !this.done[i];
  }
}

/** The window of a child: the values that decide at the node, within the bounds proved for the child. */
export function childWindow(
  bounds: Interval,
  i: number,
  alpha: Limit,
  beta: Limit,
): readonly [low: Value, high: Value] {
  const a = bounds.failLow(i, alpha);
  const b = bounds.failHigh(i, beta);
  const low = bounds.lows[i]!;
  const high = bounds.highs[i]!;
  return [compare(a, low) > 0 ? (a as Value) : low, compare(b, high) < 0 ? (b as Value) : high];
}

/** Whether the interval of a chance node lies outside its window; if so, reports the cut of the children still open. */
export function isDecided(node: ChanceNode, bounds: Interval, alpha: Limit, beta: Limit, s: Search): boolean {
  const high = s.reaches(bounds.low, beta);
  if (!high && !s.fallsTo(bounds.high, alpha)) return false;
  if (s.events) {
    const open = s.order(node).filter((i) => bounds.isOpen(i));
    const probed = open.some((i) => bounds.isProbed(i));
    if (high) s.cut(node, open, "chance-high", bounds.low, beta, probed);
    else s.cut(node, open, "chance-low", bounds.high, alpha, probed);
  }
  return true;
}

/** Searches the children that are still open in `bounds`, each with the widest window that can still decide. */
export function* searchOutcomes(
  node: ChanceNode,
  alpha: Limit,
  beta: Limit,
  s: Search,
  bounds: Interval,
  visitChild: (index: number, low: Value, high: Value) => Visit,
): Visit {
  for (const i of s.order(node)) {
    if (!bounds.isOpen(i)) continue;
    if (isDecided(node, bounds, alpha, beta, s)) break;
    const [low, high] = childWindow(bounds, i, alpha, beta);
    const value = yield visitChild(i, low, high);
    // A value outside its window bounds the child on one side, which is then enough to decide.
    const bound = s.bounds.ofChild(node, i);
    bounds.finish(
      i,
      bound === "upper" ? bounds.lows[i]! : value,
      bound === "lower" ? bounds.highs[i]! : value,
    );
    s.interval(node, i, node.probabilities[i]!, value, bounds.low, bounds.high);
  }
  return s.leaveInterval(node, bounds.low, bounds.high, alpha, beta);
}

function* visitChance(node: ChanceNode, depth: number, alpha: Limit, beta: Limit, s: Search): Visit {
  s.enter(node, alpha, beta);
  const bounds = new Interval(node, s.settings.low, s.settings.high);
  return yield searchOutcomes(node, alpha, beta, s, bounds, (i, low, high) =>
    star1Visit(node.children[i]!, depth, low, high, s),
  );
}

/** Visits any node by Star1. */
export const star1Visit: WindowVisit = (node, depth, alpha, beta, s) => {
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return evaluate(node, s, alpha, beta);
  if (node.kind === "chance") return visitChance(node, depth, alpha, beta, s);
  return decide(node, depth, alpha, beta, s, star1Visit);
};

export const STAR_PROPERTIES = {
  complete: "finite-tree",
  exact: ["bounds-hold", "no-horizon"],
  optimal: ["bounds-hold", "perfect-opponent", "no-horizon"],
  space: "O((b + n) m)",
} as const;

/** The second part of the pseudocode: decisions, and leaves. `name` is the procedure for chance nodes. */
export function searchBy(name: string): string[] {
  return [
    "search(node, alpha, beta):",
    "  if node is a leaf: return its payoff",
    `  if node is a chance node: return ${name}(node, alpha, beta)`,
    "  for each child of node: value := search(child, alpha, beta)",
    "    max node: best := max(best, value), alpha := max(alpha, best)",
    "    min node: best := min(best, value), beta := min(beta, best)",
    "    if alpha >= beta: skip the other children",
    "  return best (fail-hard: clipped to the window)",
  ];
}

/** The lines of that part, which begins at line `at`. */
export function decisionLines(at: number): Lines {
  return { enter: at, evaluate: at + 1, max: at + 4, min: at + 5, cut: at + 6, leave: at + 7 };
}

export const star1: Algorithm<Value> = {
  name: "star1",
  title: "Star1",
  source: "B. W. Ballard 1983; any probabilities and fail-soft: T. Hauk, M. Buro, J. Schaeffer 2004",
  needs: BOUNDED_CHANCE,
  properties: { ...STAR_PROPERTIES, time: "O(b^m n^m), never more leaves than expectiminimax" },
  prunes: true,
  settings: ["depth", "bounds", "order", "ties", "fail", "window"],
  pseudocode: [
    "star1(chance node, alpha, beta):",
    "  every child lies in [L, U]: low := L, high := U",
    "  for each child i, with probability p:",
    "    A := what child i may be worth at most for high to fall to alpha",
    "    B := what child i must be worth at least for low to reach beta",
    "    v := search(child i, max(A, L), min(B, U)): child i lies in [l, u], which is",
    "      [v, v], or [L, v] where v is at most its alpha, or [v, U] where v is at least its beta",
    "    low := low + p * (l - L), high := high - p * (U - u)",
    "    if high <= alpha: return high (at most); if low >= beta: return low (at least)",
    "  return low (= high)",
    ...searchBy("star1"),
  ],
  lineOf(step) {
    const { type } = step.event;
    if (!step.isChance) return lineAmong(decisionLines(10), step);
    if (type === "leave") return step.isDecided ? 8 : 9;
    return type === "enter" ? 1 : type === "interval" ? 7 : 8;
  },
  start: (root, s) => star1Visit(root, s.settings.depth, s.settings.alpha, s.settings.beta, s),
};

/** N (limit - bound) + bound: the window end for the first of N equally likely children. */
function firstLimit(limit: Limit, bound: Value, n: Value): Limit {
  return typeof limit === "number" ? limit : n.mul(limit.sub(bound)).add(bound);
}

/** The next child's limit after a child worth `value`: limit + bound - value. */
function nextLimit(limit: Limit, bound: Value, value: Value): Limit {
  return typeof limit === "number" ? limit : limit.add(bound).sub(value);
}

/** Letters as in the paper: N children, A and B, AX and BX, vsum. */
function* visitBallardChance(node: ChanceNode, depth: number, alpha: Limit, beta: Limit, s: Search): Visit {
  s.enter(node, alpha, beta);
  const { low: L, high: U } = s.settings;
  const order = s.order(node);
  const N = fraction(order.length);
  let A = firstLimit(alpha, U, N);
  let B = firstLimit(beta, L, N);
  let vsum = ZERO;
  // Proved so far: a searched child is worth v, or at most or at least v if v lies outside its window.
  let least = N.mul(L);
  let most = N.mul(U);
  for (let done = 0; done < order.length; ) {
    const i = order[done++]!;
    const AX = larger(A, L);
    const BX = smaller(B, U);
    const v = yield visitBallard(node.children[i]!, depth, AX, BX, s);
    vsum = vsum.add(v);
    const bound = s.bounds.ofChild(node, i);
    if (bound !== "upper") least = least.add(v).sub(L);
    if (bound !== "lower") most = most.add(v).sub(U);
    const low = least.div(N);
    const high = most.div(N);
    s.interval(node, i, node.probabilities[i]!, v, low, high);
    // In an empty window, where beta is L itself, v equals both ends; the child's bound then decides which one is
    // meant.
    if (s.fallsTo(v, A) && bound !== "lower") {
      if (done < order.length) s.cut(node, order.slice(done), "chance-low", high, alpha);
      return s.left(node, alpha as Value, "upper", false);
    }
    if (s.reaches(v, B)) {
      if (done < order.length) s.cut(node, order.slice(done), "chance-high", low, beta);
      return s.left(node, beta as Value, "lower", false);
    }
    A = nextLimit(A, U, v);
    B = nextLimit(B, L, v);
  }
  return s.left(node, vsum.div(N), "exact", false);
}

const visitBallard: WindowVisit = (node, depth, alpha, beta, s) => {
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return evaluate(node, s, alpha, beta);
  if (node.kind === "chance") return visitBallardChance(node, depth, alpha, beta, s);
  return decide(node, depth, alpha, beta, s, visitBallard);
};

/** B. W. Ballard 1983, "The *-minimax search procedure for trees containing chance nodes", fig. 3. */
export const star1Ballard: Algorithm<Value> = {
  name: "star1-ballard",
  title: "Star1 as Ballard published it",
  source: "B. W. Ballard 1983, Artificial Intelligence 21(3):327-350",
  needs: { ...BOUNDED_CHANCE, equalProbabilities: true },
  properties: { ...STAR_PROPERTIES, time: "O(b^m n^m), never more leaves than expectiminimax" },
  prunes: true,
  settings: ["depth", "bounds", "order", "window"],
  pseudocode: [
    "star1(chance node with N children, alpha, beta):",
    "  A := N * (alpha - U) + U, B := N * (beta - L) + L, vsum := 0",
    "  for each child:",
    "    AX := max(A, L), BX := min(B, U)",
    "    v := search(child, AX, BX), vsum := vsum + v",
    "    if v <= A: return alpha; if v >= B: return beta",
    "    A := A + U - v, B := B + L - v",
    "  return vsum / N",
    ...searchBy("star1"),
  ],
  lineOf(step) {
    const { type } = step.event;
    if (!step.isChance) return lineAmong(decisionLines(8), step);
    if (type === "leave") return step.isClipped ? 5 : 7;
    return type === "enter" ? 1 : type === "interval" ? 4 : 5;
  },
  start: (root, s) => {
    const { depth, alpha, beta, low, high } = s.settings;
    // The pseudocode assumes that the window overlaps [L, U]; otherwise AX would lie above BX.
    const isBeyond = compare(alpha, high) >= 0 || compare(beta, low) <= 0;
    return isBeyond
      ? visitBallard(root, depth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, s)
      : visitBallard(root, depth, alpha, beta, s);
  },
};
