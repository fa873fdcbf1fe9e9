import type { ChanceNode } from "../model/node.js";
import { compare, fraction, type Limit, larger, smaller, type Value, ZERO } from "../model/number.js";
import { type Algorithm, BOUNDED_CHANCE } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";
import { decide, type WindowVisit } from "./alpha-beta.js";
import { evaluate } from "./full-width.js";
import { STAR_PROPERTIES } from "./star1.js";

/** N (limit - bound) + bound: the window end for the first of N equally likely children. */
function firstLimit(limit: Limit, bound: Value, n: Value): Limit {
  return typeof limit === "number" ? limit : n.mul(limit.sub(bound)).add(bound);
}

/** The next child's limit after a child worth `value`: limit + bound - value. */
function nextLimit(limit: Limit, bound: Value, value: Value): Limit {
  return typeof limit === "number" ? limit : limit.add(bound).sub(value);
}

/** Letters as in the paper: N children, A and B, AX and BX, vsum. */
function* star1(node: ChanceNode, depth: number, alpha: Limit, beta: Limit, s: Search): Visit {
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
    const v = yield visit(node.children[i]!, depth, AX, BX, s);
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

const visit: WindowVisit = (node, depth, alpha, beta, s) => {
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return evaluate(node, s, alpha, beta);
  if (node.kind === "chance") return star1(node, depth, alpha, beta, s);
  return decide(node, depth, alpha, beta, s, visit);
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
  ],
  lines: {
    "chance:enter": 1,
    interval: 4,
    "chance:cut": 5,
    "chance:leave": 7,
    enter: 4,
    evaluate: 4,
    child: 4,
    cut: 4,
    leave: 4,
  },
  start: (root, s) => {
    const { depth, alpha, beta, low, high } = s.settings;
    // The pseudocode assumes that the window overlaps [L, U]; otherwise AX would lie above BX.
    const isBeyond = compare(alpha, high) >= 0 || compare(beta, low) <= 0;
    return isBeyond
      ? visit(root, depth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, s)
      : visit(root, depth, alpha, beta, s);
  },
};
