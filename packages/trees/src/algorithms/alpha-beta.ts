import type { InnerNode, Node } from "../model/node.js";
import { type Limit, larger, smaller, type Value } from "../model/number.js";
import { ALPHA_BETA_TIME, type Algorithm, PERFECT_PLAY, TWO_PLAYERS } from "../search/algorithm.js";
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
  lines: { enter: 0, evaluate: 1, "max:child": 4, "min:child": 5, child: 4, cut: 6, leave: 7 },
  start: (root, s) => visit(root, s.settings.depth, s.settings.alpha, s.settings.beta, s),
};
