import type { Node } from "../model/node.js";
import { type Limit, larger, negate, type Value } from "../model/number.js";
import {
  ALPHA_BETA_TIME,
  type Algorithm,
  lineAmong,
  PERFECT_PLAY,
  TWO_PLAYERS,
} from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";

/** The side whose view a value is seen from: +1 for MAX, -1 for MIN. */
type Sign = 1 | -1;

/** The side that sees the value of a node: its own player; at a leaf, the player who did not move last. */
function signOf(node: Node, parent: Sign, s: Search): Sign {
  if (node.kind === "leaf") return parent === 1 ? -1 : 1;
  return s.maximises(node) ? 1 : -1;
}

/** Converts a value or an end of a window to MAX's view, or back. */
function seen<L extends Limit | undefined>(value: L, sign: Sign): L {
  return (sign === 1 || value === undefined ? value : negate(value)) as L;
}

/**
 * Every player maximises: the value of a child of the other player changes sign. The window (alpha, beta) is in the view
 * of the player to move; without one nothing is cut.
 */
function* visit(node: Node, sign: Sign, depth: number, s: Search, alpha?: Limit, beta?: Limit): Visit {
  const low = seen(sign === 1 ? alpha : beta, sign);
  const high = seen(sign === 1 ? beta : alpha, sign);
  s.computesFor(node, sign === -1);
  s.enter(node, low, high);
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return seen(s.evaluate(node), sign);
  const order = s.order(node);
  let best: Value | undefined;
  let floor = alpha;
  let isProved = false;
  let done = 0;
  while (done < order.length) {
    const i = order[done++]!;
    const child = node.children[i]!;
    const side = signOf(child, sign, s);
    const isSame = side === sign;
    const found: Value = yield isSame
      ? visit(child, side, s.below(node, depth), s, floor, beta)
      : visit(child, side, s.below(node, depth), s, seen(beta, -1), seen(floor, -1));
    const value = isSame ? found : found.neg();
    const better =
      best === undefined ||
      value.compare(best) > 0 ||
      (!isProved && value.equals(best) && s.bounds.supports(node, i));
    if (better) isProved = s.bounds.supports(node, i);
    if (better || best === undefined) best = value;
    if (floor !== undefined) floor = larger(floor, best);
    const [least, most] = sign === 1 ? [floor, beta] : [seen(beta, -1), seen(floor, -1)];
    s.child(node, i, seen(value, sign), seen(best, sign), better, least, most);
    if (beta !== undefined && s.reaches(best, beta)) {
      const skipped = order.slice(done);
      if (skipped.length > 0)
        s.cut(node, skipped, sign === 1 ? "beta" : "alpha", seen(best, sign), sign === 1 ? high! : low!);
      break;
    }
  }
  const value = seen(best!, sign);
  const result =
    alpha === undefined
      ? s.leave(node, value)
      : s.leaveDecision(node, value, low!, high!, order.slice(0, done));
  return seen(result, sign);
}

export const negamax: Algorithm<Value> = {
  name: "negamax",
  title: "Negamax",
  source: "D. E. Knuth, R. W. Moore 1975 (function F)",
  needs: TWO_PLAYERS,
  properties: { ...PERFECT_PLAY, time: "O(b^m)", space: "O(b m)" },
  prunes: false,
  settings: ["depth", "order"],
  pseudocode: [
    "negamax(node):",
    "  if node is a leaf: return its payoff, seen by the player to move",
    "  for each child of node:",
    "    value := -negamax(child)   (no minus where the same player moves again)",
    "    best := max(best, value)",
    "  return best",
  ],
  lineOf: (step) => lineAmong({ enter: 0, evaluate: 1, max: 4, min: 4, leave: 5 }, step),
  start: (root, s) => fromMax(root, s),
};

export const negamaxAlphaBeta: Algorithm<Value> = {
  name: "negamax-alpha-beta",
  title: "Negamax with alpha-beta",
  source: "D. E. Knuth, R. W. Moore 1975 (function F2); J. P. Fishburn 1983 (fail-soft)",
  needs: TWO_PLAYERS,
  properties: { ...PERFECT_PLAY, time: ALPHA_BETA_TIME, space: "O(b m)" },
  prunes: true,
  settings: ["depth", "order", "ties", "fail", "window"],
  pseudocode: [
    "negamax(node, alpha, beta):",
    "  if node is a leaf: return its payoff, seen by the player to move",
    "  for each child of node:",
    "    value := -negamax(child, -beta, -alpha)   (no minus where the same player moves again)",
    "    best := max(best, value), alpha := max(alpha, best)",
    "    if alpha >= beta: skip the other children",
    "  return best (fail-hard: clipped to the window)",
  ],
  lineOf: (step) => lineAmong({ enter: 0, evaluate: 1, max: 4, min: 4, cut: 5, leave: 6 }, step),
  start: (root, s) => fromMax(root, s, s.settings.alpha, s.settings.beta),
};

/** Returns the root's value for MAX, also if MIN moves there. */
function* fromMax(root: Node, s: Search, alpha?: Limit, beta?: Limit): Visit {
  const sign = root.kind === "leaf" || s.maximises(root) ? 1 : -1;
  const [low, high] = sign === 1 ? [alpha, beta] : [seen(beta, -1), seen(alpha, -1)];
  return seen(yield visit(root, sign, s.settings.depth, s, low, high), sign);
}
