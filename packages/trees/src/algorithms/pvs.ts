import type { InnerNode, Node } from "../model/node.js";
import { compare, isValue, type Limit, larger, multipleAbove, smaller, type Value } from "../model/number.js";
import { ALPHA_BETA_TIME, type Algorithm, PERFECT_PLAY, TWO_PLAYERS } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";
import { decide, type WindowVisit } from "./alpha-beta.js";
import { evaluate } from "./full-width.js";

const visit: WindowVisit = (node, depth, alpha, beta, s) =>
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
  return isNull ? scout(child, depth, [low, high], [a, b], s) : visit(child, depth, low, high, s);
};

type Window = readonly [alpha: Limit, beta: Limit];

/** Asks with a null window only whether a child is better than the best so far; if so, searches it again. */
function* scout(child: Node, depth: number, [low, high]: Window, [a, b]: Window, s: Search): Visit {
  s.asks("null");
  const least = yield visit(child, depth, a, b, s);
  const isInside = compare(least, low) > 0 && compare(least, high) < 0;
  if (!isInside || child.kind === "leaf" || s.isHorizon(child, depth)) return least;
  s.asks("again");
  const isMax = compare(a, low) === 0;
  const value = yield isMax ? visit(child, depth, least, high, s) : visit(child, depth, low, least, s);
  // No better than the null window proved: the two bounds together are the value.
  if (value.equals(least)) s.proved(child);
  return value;
}

/** From the best so far to the next possible value, a multiple of the gap; no value lies in between. */
function nullWindow(maximises: boolean, low: Limit, high: Limit, gap: Value): readonly [Limit, Limit] {
  if (maximises) return isValue(low) ? [low, smaller<Limit>(multipleAbove(low, gap), high)] : [low, high];
  return isValue(high) ? [larger<Limit>(multipleAbove(high.neg(), gap).neg(), low), high] : [low, high];
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
  lines: { enter: 0, evaluate: 1, "max:child": 7, "min:child": 8, child: 7, cut: 9, leave: 10 },
  start: (root, s) => visit(root, s.settings.depth, s.settings.alpha, s.settings.beta, s),
};
