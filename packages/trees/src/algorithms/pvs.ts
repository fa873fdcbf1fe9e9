import type { InnerNode, Node } from "../model/node.js";
import { compare, fraction, isValue, type Limit, larger, smaller, type Value } from "../model/number.js";
import { type Algorithm, TWO_PLAYERS } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";
import { evaluate } from "./alpha-beta.js";

/**
 * The first child has the whole window. Of every other one a null window, from the best so far to the next value that
 * there may be, asks only whether it is better; where it is, it is searched again.
 */
function* decide(node: InnerNode, depth: number, alpha: Limit, beta: Limit, s: Search): Visit {
  s.enter(node, alpha, beta);
  const maximises = s.maximises(node);
  const order = s.order(node);
  let best: Value | undefined;
  let low = alpha;
  let high = beta;
  let isProved = false;
  let done = 0;
  while (done < order.length) {
    const i = order[done++]!;
    const child = node.children[i]!;
    const below = s.below(node, depth);
    // Nothing lies in between where the window is a null window already.
    const [a, b] = done === 1 ? [low, high] : nullWindow(maximises, low, high, s.settings.gap);
    const isNull = compare(a, low) !== 0 || compare(b, high) !== 0;
    if (isNull) s.asks("null");
    let value = yield visit(child, below, a, b, s);
    const isInside = compare(value, low) > 0 && compare(value, high) < 0;
    if (isNull && isInside && child.kind !== "leaf" && !s.isHorizon(child, below)) {
      const least = value;
      s.asks("again");
      value = yield maximises ? visit(child, below, value, high, s) : visit(child, below, low, value, s);
      // No better than the null window has proved: both bounds together are the value.
      if (value.equals(least)) s.proved(child);
    }
    const better = s.improves(node, value, best) || (!isProved && value.equals(best!) && s.supports(node, i));
    if (better) isProved = s.supports(node, i);
    if (better || best === undefined) best = value;
    if (maximises) low = larger(low, best);
    else high = smaller(high, best);
    s.child(node, i, value, best, better, low, high);
    if (maximises ? s.reaches(best, beta) : s.fallsTo(best, alpha)) {
      if (done < order.length) {
        if (maximises) s.cut(node, order.slice(done), "beta", best, beta);
        else s.cut(node, order.slice(done), "alpha", best, alpha);
      }
      break;
    }
  }
  return s.leaveDecision(node, best!, alpha, beta, order.slice(0, done));
}

/** From the best so far to the next value that there may be, a multiple of the gap; no value lies in between. */
function nullWindow(maximises: boolean, low: Limit, high: Limit, gap: Value): readonly [Limit, Limit] {
  if (maximises) return isValue(low) ? [low, smaller<Limit>(above(low, gap), high)] : [low, high];
  return isValue(high) ? [larger<Limit>(above(high.neg(), gap).neg(), low), high] : [low, high];
}

/** The least multiple of the gap above a value. */
function above(value: Value, gap: Value): Value {
  const { n, d } = value.div(gap);
  const floor = n >= 0n ? n / d : -((-n + d - 1n) / d);
  return gap.mul(fraction(floor + 1n));
}

function visit(node: Node, depth: number, alpha: Limit, beta: Limit, s: Search): Visit {
  return node.kind === "leaf" || s.isHorizon(node, depth)
    ? evaluate(node, alpha, beta, s)
    : decide(node, depth, alpha, beta, s);
}

/** Null windows are as wide as the least difference of two values: 1 where all payoffs are whole numbers. */
export const pvs: Algorithm<Value> = {
  name: "pvs",
  title: "Principal variation search (NegaScout)",
  source: "T. A. Marsland, M. Campbell 1982; Scout: J. Pearl 1980; NegaScout: A. Reinefeld 1983",
  needs: TWO_PLAYERS,
  properties: {
    complete: "finite-tree",
    exact: ["no-horizon"],
    optimal: ["perfect-opponent", "no-horizon"],
    time: "O(b^(m/2)) in the best order, O(b^m) in the worst",
    space: "O(b m)",
  },
  prunes: true,
  settings: ["depth", "order", "window"],
  pseudocode: [
    "pvs(node, alpha, beta):",
    "  if node is a leaf: return its payoff",
    "  first child: value := pvs(child, alpha, beta)",
    "  every other child: a null window asks only whether it is better",
    "    max node: value := pvs(child, alpha, alpha + 1), min node: pvs(child, beta - 1, beta)",
    "    if alpha < value < beta and the child is no leaf: search it again",
    "      max node: value := pvs(child, value, beta), min node: pvs(child, alpha, value)",
    "    max node: best := max(best, value), alpha := max(alpha, best)",
    "    min node: best := min(best, value), beta := min(beta, best)",
    "    if alpha >= beta: skip the other children",
    "  return best",
  ],
  lines: { enter: 0, evaluate: 1, "max:child": 7, "min:child": 8, child: 7, cut: 9, leave: 10 },
  start: (root, s) => visit(root, s.settings.depth, s.settings.alpha, s.settings.beta, s),
};
