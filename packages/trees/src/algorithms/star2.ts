import { type ChanceNode, type InnerNode, isDecision } from "../model/node.js";
import { type Limit, larger, smaller, type Value } from "../model/number.js";
import { type Algorithm, BOUNDED_CHANCE, lineAmong } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";
import { decide, type WindowVisit } from "./alpha-beta.js";
import { evaluate } from "./full-width.js";
import {
  childWindow,
  decisionLines,
  Interval,
  isDecided,
  STAR_PROPERTIES,
  searchBy,
  searchOutcomes,
} from "./star1.js";

/**
 * Probes a decision: searches only its first children. The best of them is a lower bound of a max node's value and an
 * upper bound of a min node's. The window starts at a proved bound ([low, high]), so that what the children return is
 * not just a fail-low. Their values are added to `known`.
 */
function* probe(
  node: InnerNode,
  depth: number,
  low: Value,
  high: Value,
  count: number,
  known: Value[],
  s: Search,
): Visit {
  s.enter(node, low, high, true);
  const maximises = s.maximises(node);
  let alpha = low;
  let beta = high;
  let best: Value | undefined;
  for (const i of s.order(node).slice(0, count)) {
    const value = yield star2Visit(node.children[i]!, s.below(node, depth), alpha, beta, s);
    known.push(value);
    const better = s.improves(node, value, best);
    if (better || best === undefined) best = value;
    if (maximises) alpha = larger(alpha, best);
    else beta = smaller(beta, best);
    s.child(node, i, value, best, better, alpha, beta);
    if (maximises ? s.reaches(best, high) : s.fallsTo(best, low)) break;
  }
  return s.left(node, best!, maximises ? "lower" : "upper", true);
}

function* visitChance(node: ChanceNode, depth: number, alpha: Limit, beta: Limit, s: Search): Visit {
  s.enter(node, alpha, beta);
  const bounds = new Interval(node, s.settings.low, s.settings.high);
  const known = new Map<number, readonly Value[]>();
  // 1. Probe every child in turn; leaves are evaluated at once.
  for (const i of s.order(node)) {
    if (isDecided(node, bounds, alpha, beta, s)) {
      return s.leaveInterval(node, bounds.low, bounds.high, alpha, beta);
    }
    const child = node.children[i]!;
    if (child.kind === "leaf" || s.isHorizon(child, depth)) {
      const value = yield evaluate(child, s, bounds.lows[i]!, bounds.highs[i]!);
      bounds.finish(i, value, value);
    } else if (isDecision(child)) {
      // A max child needs a genuine lower bound, a min child a genuine upper bound: only the other end is narrowed.
      const [a, b] = childWindow(bounds, i, alpha, beta);
      const maximises = s.maximises(child);
      const low = maximises ? bounds.lows[i]! : a;
      const high = maximises ? b : bounds.highs[i]!;
      const values: Value[] = [];
      const value = yield probe(child, depth, low, high, s.settings.probes, values, s);
      known.set(i, values);
      if (maximises) bounds.probe(i, larger(value, bounds.lows[i]!), bounds.highs[i]!);
      else bounds.probe(i, bounds.lows[i]!, smaller(value, bounds.highs[i]!));
    } else {
      continue;
    }
    s.interval(node, i, node.probabilities[i]!, s.record.values[child.id] as Value, bounds.low, bounds.high);
  }
  // 2. Star1 with the bounds that the probes proved; children searched by a probe are not searched again.
  return yield searchOutcomes(node, alpha, beta, s, bounds, (i, low, high) => {
    const child = node.children[i]!;
    return isDecision(child)
      ? decide(child, depth, low, high, s, star2Visit, known.get(i))
      : star2Visit(child, depth, low, high, s);
  });
}

/** Visits any node by Star2. */
const star2Visit: WindowVisit = (node, depth, alpha, beta, s) => {
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return evaluate(node, s, alpha, beta);
  if (node.kind === "chance") return visitChance(node, depth, alpha, beta, s);
  return decide(node, depth, alpha, beta, s, star2Visit);
};

function make(
  name: string,
  title: string,
  source: string,
  settings: Algorithm["settings"],
): Algorithm<Value> {
  return {
    name,
    title,
    source,
    needs: BOUNDED_CHANCE,
    properties: { ...STAR_PROPERTIES, time: "O(n^(m-1) b^(m/2)) with ideal probes, O(b^m n^m) at worst" },
    prunes: true,
    settings,
    pseudocode: [
      "star2(chance node, alpha, beta):",
      "  every child lies in [L, U]: low := L, high := U",
      "  for each child i: probe: search only its first moves",
      "    max child: the best of them is a lower bound, low grows; min child: an upper bound, high falls",
      "    leaf: its payoff is both bounds",
      "    if high <= alpha: return high (at most); if low >= beta: return low (at least)",
      "  for each child i: as in Star1, with the bounds from the probes",
      "    v := search(child i, max(A, L_i), min(B, U_i)), low and high close in",
      "    if high <= alpha: return high (at most); if low >= beta: return low (at least)",
      "  return low (= high)",
      ...searchBy("star2"),
    ],
    lineOf(step) {
      const { event, parent, isChance } = step;
      const { type } = event;
      if (type === "leave" && event.probe) return 3;
      if (!isChance && (type === "enter" || type === "child") && step.isProbe) return 2;
      if (parent?.kind === "chance" && step.isEnd) return 4;
      if (!isChance) return lineAmong(decisionLines(10), step);
      if (type === "enter") return 1;
      if (type === "interval") return step.isProbing ? (step.followsProbe ? 3 : 4) : 7;
      if (type === "leave" && !step.isDecided) return 9;
      return step.isProbing ? 5 : 8;
    },
    start: (root, s) => star2Visit(root, s.settings.depth, s.settings.alpha, s.settings.beta, s),
  };
}

const SETTINGS = ["depth", "bounds", "order", "ties", "fail", "window"] as const;

/** One probe per child. */
export const star2 = make("star2", "Star2", "B. W. Ballard 1983", SETTINGS);

/** `probes` probes per child, 2 by default. */
export const star25 = make("star2.5", "Star2.5", "B. W. Ballard 1983; T. Hauk, M. Buro, J. Schaeffer 2004", [
  ...SETTINGS,
  "probes",
]);
