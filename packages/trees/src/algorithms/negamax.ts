import type { Node } from "../model/node.js";
import { compare, type Limit, larger, negate, type Value } from "../model/number.js";
import { ALPHA_BETA_TIME, type Algorithm, PERFECT_PLAY, TWO_PLAYERS } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";

/** The side whose view a value is seen from: +1 for MAX, -1 for MIN. */
type Sign = 1 | -1;

/** The side that sees the value of a node: its own player; at a leaf, the player who did not move last. */
function signOf(node: Node, parent: Sign, s: Search): Sign {
  if (node.kind === "leaf") return parent === 1 ? -1 : 1;
  return s.maximises(node) ? 1 : -1;
}

/** Converts a value to MAX's view, or back. */
function seen<L extends Limit>(value: L, sign: Sign): L {
  return (sign === 1 ? value : negate(value)) as L;
}

/** Every player maximises: a child's value changes sign if the child's player is the other one. */
function* visit(node: Node, sign: Sign, depth: number, s: Search): Visit {
  s.computesFor(node, sign === -1);
  s.enter(node);
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return seen(s.evaluate(node), sign);
  let best: Value | undefined;
  for (const i of s.order(node)) {
    const child = node.children[i]!;
    const side = signOf(child, sign, s);
    const found = yield visit(child, side, s.below(node, depth), s);
    const value = side === sign ? found : found.neg();
    const better = best === undefined || value.compare(best) > 0;
    if (better || best === undefined) best = value;
    s.child(node, i, seen(value, sign), seen(best, sign), better);
  }
  s.leave(node, seen(best!, sign));
  return best!;
}

/** The same with a window (alpha, beta) in the view of the player to move. */
function* visitWindow(node: Node, sign: Sign, depth: number, alpha: Limit, beta: Limit, s: Search): Visit {
  const low = sign === 1 ? alpha : negate(beta);
  const high = sign === 1 ? beta : negate(alpha);
  s.computesFor(node, sign === -1);
  s.enter(node, low, high);
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return seen(s.evaluate(node), sign);
  const order = s.order(node);
  let best: Value | undefined;
  let floor = alpha;
  let isProved = false;
  let done = 0;
  while (done < order.length) {
    const i = order[done]!;
    const child = node.children[i]!;
    const side = signOf(child, sign, s);
    const same = side === sign;
    const found: Value = yield same
      ? visitWindow(child, side, s.below(node, depth), floor, beta, s)
      : visitWindow(child, side, s.below(node, depth), negate(beta), negate(floor), s);
    const value = same ? found : found.neg();
    done++;
    const better =
      best === undefined ||
      compare(value, best) > 0 ||
      (!isProved && value.equals(best) && s.bounds.supports(node, i));
    if (better) isProved = s.bounds.supports(node, i);
    if (better || best === undefined) best = value;
    floor = larger(floor, best);
    const window = sign === 1 ? ([floor, beta] as const) : ([negate(beta), negate(floor)] as const);
    s.child(node, i, seen(value, sign), seen(best, sign), better, ...window);
    if (s.reaches(best, beta)) {
      if (done < order.length) {
        s.cut(
          node,
          order.slice(done),
          sign === 1 ? "beta" : "alpha",
          seen(best, sign),
          sign === 1 ? high : low,
        );
      }
      break;
    }
  }
  return seen(s.leaveDecision(node, seen(best!, sign), low, high, order.slice(0, done)), sign);
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
  lines: { enter: 0, evaluate: 1, child: 4, leave: 5 },
  start: (root, s) => fromMax(root, s, (sign) => visit(root, sign, s.settings.depth, s)),
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
  lines: { enter: 0, evaluate: 1, child: 4, cut: 5, leave: 6 },
  start: (root, s) => {
    const { alpha, beta, depth } = s.settings;
    return fromMax(root, s, (sign) =>
      sign === 1
        ? visitWindow(root, sign, depth, alpha, beta, s)
        : visitWindow(root, sign, depth, negate(beta), negate(alpha), s),
    );
  },
};

/** Returns the root's value for MAX, also if MIN moves there. */
function* fromMax(root: Node, s: Search, visitAs: (sign: Sign) => Visit): Visit {
  const sign = root.kind === "leaf" || s.maximises(root) ? 1 : -1;
  const value = yield visitAs(sign);
  return seen(value, sign);
}
