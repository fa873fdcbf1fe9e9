import type { InnerNode, Node } from "../model/node.js";
import { compare, isValue, type Limit, larger, nextMultiple, smaller, type Value } from "../model/number.js";
import {
  ALPHA_BETA_TIME,
  type Algorithm,
  lineAmong,
  PERFECT_PLAY,
  TWO_PLAYERS,
} from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";
import { evaluate } from "./full-width.js";

/** Visits a node with a window; decisions and chance nodes call each other through it. */
export type WindowVisit = (node: Node, depth: number, alpha: Limit, beta: Limit, s: Search) => Visit;

/**
 * Searches a decision with the window (alpha, beta). `visit` is called for the children. `known` holds the exact values
 * of the first children in search order, where a probe has found them already (Star2). `order` replaces the search
 * order that is set.
 */
export function* decide(
  node: InnerNode,
  depth: number,
  alpha: Limit,
  beta: Limit,
  s: Search,
  visit: WindowVisit,
  known: readonly Value[] = [],
  order: readonly number[] = s.order(node),
): Visit {
  s.enter(node, alpha, beta);
  const maximises = s.maximises(node);
  let best: Value | undefined;
  let low = alpha;
  let high = beta;
  let isProved = false;
  let done = 0;
  while (done < order.length) {
    const i = order[done]!;
    const value = known[done] ?? (yield visit(node.children[i]!, s.below(node, depth), low, high, s));
    done++;
    const better =
      s.improves(node, value, best) || (!isProved && value.equals(best!) && s.bounds.supports(node, i));
    if (better) isProved = s.bounds.supports(node, i);
    if (better || best === undefined) best = value;
    if (maximises) low = larger(low, best);
    else high = smaller(high, best);
    s.child(node, i, value, best, better, low, high);
    if (maximises ? s.reaches(best, beta) : s.fallsTo(best, alpha)) {
      if (done < order.length) reportCut(node, order.slice(done), best, isProved, alpha, beta, s);
      break;
    }
  }
  return s.leaveDecision(node, best!, alpha, beta, order.slice(0, done));
}

function reportCut(
  node: InnerNode,
  skipped: readonly number[],
  best: Value,
  isProved: boolean,
  alpha: Limit,
  beta: Limit,
  s: Search,
): void {
  // With an empty window (alpha = beta) a child may return "at least" to min: enough to cut here, but no bound on the
  // node.
  if (!isProved) s.cut(node, skipped, "empty", alpha as Value, beta);
  else if (s.maximises(node)) s.cut(node, skipped, "beta", best, beta);
  else s.cut(node, skipped, "alpha", best, alpha);
}

const visit: WindowVisit = (node, depth, alpha, beta, s) =>
  node.kind === "leaf" || s.isHorizon(node, depth)
    ? evaluate(node, s, alpha, beta)
    : decide(node, depth, alpha, beta, s, visit);

/** D. E. Knuth, R. W. Moore 1975, "An analysis of alpha-beta pruning", Artificial Intelligence 6(4):293-326. */
export const alphaBeta: Algorithm<Value> = {
  name: "alpha-beta",
  title: "Alpha-beta",
  source: "D. E. Knuth, R. W. Moore 1975 (fail-hard); J. P. Fishburn 1983 (fail-soft)",
  needs: TWO_PLAYERS,
  properties: { ...PERFECT_PLAY, time: ALPHA_BETA_TIME, space: "O(b m)" },
  prunes: true,
  settings: ["depth", "order", "ties", "fail", "window"],
  pseudocode: [
    "alphabeta(node, alpha, beta):",
    "  if node is a leaf: return its payoff",
    "  for each child of node:",
    "    value := alphabeta(child, alpha, beta)",
    "    max node: best := max(best, value), alpha := max(alpha, best)",
    "    min node: best := min(best, value), beta := min(beta, best)",
    "    if alpha >= beta: skip the other children",
    "  return best (fail-hard: clipped to the window)",
  ],
  lineOf: (step) => lineAmong({ enter: 0, evaluate: 1, max: 4, min: 5, cut: 6, leave: 7 }, step),
  start: (root, s) => visit(root, s.settings.depth, s.settings.alpha, s.settings.beta, s),
};

const visitPvs: WindowVisit = (node, depth, alpha, beta, s) =>
  node.kind === "leaf" || s.isHorizon(node, depth)
    ? evaluate(node, s, alpha, beta)
    : decide(node, depth, alpha, beta, s, visitChild);

/** The first child gets the whole window: there is no value yet to build a null window on. */
const visitChild: WindowVisit = (child, depth, low, high, s) => {
  const parent = s.tree.nodes[s.tree.parents[child.id]!] as InnerNode;
  const [a, b] =
    parent.children[s.order(parent)[0]!] === child
      ? [low, high]
      : nullWindow(s.maximises(parent), low, high, s.settings.gap);
  // If the window is a null window already, no value lies in between.
  const isNull = compare(a, low) !== 0 || compare(b, high) !== 0;
  return isNull ? scout(child, depth, [low, high], [a, b], s) : visitPvs(child, depth, low, high, s);
};

type Window = readonly [alpha: Limit, beta: Limit];

/** Asks with a null window only whether a child is better than the best so far; if so, searches it again. */
function* scout(child: Node, depth: number, [low, high]: Window, [a, b]: Window, s: Search): Visit {
  s.asks("null");
  const least = yield visitPvs(child, depth, a, b, s);
  const isInside = compare(least, low) > 0 && compare(least, high) < 0;
  if (!isInside || child.kind === "leaf" || s.isHorizon(child, depth)) return least;
  s.asks("again");
  const isMax = compare(a, low) === 0;
  const value = yield isMax ? visitPvs(child, depth, least, high, s) : visitPvs(child, depth, low, least, s);
  // No better than the null window proved: the two bounds together are the value.
  if (value.equals(least)) s.proved(child);
  return value;
}

/** From the best so far to the next possible value, a multiple of the gap; no value lies in between. */
function nullWindow(maximises: boolean, low: Limit, high: Limit, gap: Value): readonly [Limit, Limit] {
  if (maximises) return isValue(low) ? [low, smaller<Limit>(nextMultiple(low, gap), high)] : [low, high];
  return isValue(high) ? [larger<Limit>(nextMultiple(high.neg(), gap).neg(), low), high] : [low, high];
}

/** Null windows are as wide as the smallest difference between two values: 1 if all payoffs are whole numbers. */
export const pvs: Algorithm<Value> = {
  name: "pvs",
  title: "Principal variation search (NegaScout)",
  source: "T. A. Marsland, M. Campbell 1982; Scout: J. Pearl 1980; NegaScout: A. Reinefeld 1983",
  needs: TWO_PLAYERS,
  properties: { ...PERFECT_PLAY, time: ALPHA_BETA_TIME, space: "O(b m)" },
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
  lineOf(step) {
    const { event } = step;
    if (event.type === "enter" && event.asked) return event.asked === "null" ? 4 : 6;
    return lineAmong({ enter: 0, evaluate: 1, max: 7, min: 8, cut: 9, leave: 10 }, step);
  },
  start: (root, s) => visitPvs(root, s.settings.depth, s.settings.alpha, s.settings.beta, s),
};
