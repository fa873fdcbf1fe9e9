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

/** A window in the view of the player to move. */
type Window = readonly [alpha: Limit, beta: Limit];

function seenFrom([alpha, beta]: Window, sign: Sign): Window {
  return sign === 1 ? [alpha, beta] : [negate(beta), negate(alpha)];
}

/** Every player maximises: the value of a child of the other player changes sign. Without a window nothing is cut. */
function* visit(node: Node, sign: Sign, depth: number, s: Search, window?: Window): Visit {
  const [low, high] = window ? seenFrom(window, sign) : [];
  s.computesFor(node, sign === -1);
  s.enter(node, low, high);
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return seen(s.evaluate(node), sign);
  const order = s.order(node);
  let best: Value | undefined;
  let open = window;
  let isProved = false;
  let done = 0;
  while (done < order.length) {
    const i = order[done++]!;
    const child = node.children[i]!;
    const side = signOf(child, sign, s);
    const turn: Sign = side === sign ? 1 : -1;
    const found = yield visit(child, side, s.below(node, depth), s, open && seenFrom(open, turn));
    const value = seen(found, turn);
    const better =
      best === undefined ||
      compare(value, best) > 0 ||
      (!isProved && value.equals(best) && s.bounds.supports(node, i));
    if (better) isProved = s.bounds.supports(node, i);
    if (better || best === undefined) best = value;
    if (open) open = [larger(open[0], best), open[1]];
    s.child(node, i, seen(value, sign), seen(best, sign), better, ...(open ? seenFrom(open, sign) : []));
    if (open && s.reaches(best, open[1])) {
      const skipped = order.slice(done);
      if (skipped.length > 0) {
        s.cut(node, skipped, sign === 1 ? "beta" : "alpha", seen(best, sign), sign === 1 ? high! : low!);
      }
      break;
    }
  }
  const value = seen(best!, sign);
  const result = window
    ? s.leaveDecision(node, value, low!, high!, order.slice(0, done))
    : s.leave(node, value);
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
  lines: { enter: 0, evaluate: 1, child: 4, leave: 5 },
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
  lines: { enter: 0, evaluate: 1, child: 4, cut: 5, leave: 6 },
  start: (root, s) => fromMax(root, s, [s.settings.alpha, s.settings.beta]),
};

/** Returns the root's value for MAX, also if MIN moves there. */
function* fromMax(root: Node, s: Search, window?: Window): Visit {
  const sign = root.kind === "leaf" || s.maximises(root) ? 1 : -1;
  const value = yield visit(root, sign, s.settings.depth, s, window && seenFrom(window, sign));
  return seen(value, sign);
}
