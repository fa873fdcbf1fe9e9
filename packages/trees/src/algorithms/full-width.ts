import { type ChanceNode, type InnerNode, type Node, payoffAt } from "../model/node.js";
import { fraction, type Limit, ONE, type Value, ZERO } from "../model/number.js";
import {
  type Algorithm,
  lineAmong,
  PERFECT_PLAY,
  TWO_PLAYERS,
  TWO_PLAYERS_AND_CHANCE,
} from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import { ended, type Visit } from "../search/visit.js";

/** Visits the child of a node at an index. */
type VisitChild = (index: number) => Visit;

/** Evaluates a leaf, or a node beyond the horizon; no further visits are needed. */
export function evaluate(node: Node, s: Search, alpha?: Limit, beta?: Limit): Visit {
  s.enter(node, alpha, beta);
  return ended(s.evaluate(node));
}

/** Visits a node and everything below it without a window, with a rule for decisions. */
function visit(
  node: Node,
  depth: number,
  s: Search,
  decide: (node: InnerNode, s: Search, visitChild: VisitChild) => Visit = best,
  isStop = isHorizon,
): Visit {
  if (node.kind === "leaf" || isStop(node, depth, s)) return evaluate(node, s);
  const visitChild = (i: number): Visit => visit(node.children[i]!, s.below(node, depth), s, decide, isStop);
  return node.kind === "chance" ? mean(node, s, visitChild) : decide(node, s, visitChild);
}

function isHorizon(node: Node, depth: number, s: Search): boolean {
  return s.isHorizon(node, depth);
}

/** The best of the children of a decision for the player to move; `choose` gives those to search, by default all. */
function* best(node: InnerNode, s: Search, visitChild: VisitChild, choose = allChildren): Visit {
  s.enter(node);
  let found: Value | undefined;
  for (const i of choose(node, s)) {
    const value = yield visitChild(i);
    const better = s.improves(node, value, found);
    if (better || found === undefined) found = value;
    s.child(node, i, value, found, better);
  }
  return s.leave(node, found!);
}

function allChildren(node: InnerNode, s: Search): readonly number[] {
  return s.order(node);
}

/**
 * The mean of a chance node. The events report the interval that the bounds leave (Star1 cuts by it). Neighbouring
 * outcomes that are equally likely are added before they are weighed, which saves most of the work with fractions.
 */
function* mean(node: ChanceNode, s: Search, visitChild: VisitChild): Visit {
  s.enter(node);
  const { low, high } = s.settings;
  let sum = ZERO;
  let rest = ONE;
  let weight = ONE;
  let equal = ZERO;
  for (const i of s.order(node)) {
    const p = node.probabilities[i]!;
    const value = yield visitChild(i);
    if (p !== weight) {
      sum = sum.add(weight.mul(equal));
      weight = p;
      equal = ZERO;
    }
    equal = equal.add(value);
    if (s.events) {
      rest = rest.sub(p);
      const found = sum.add(weight.mul(equal));
      s.interval(node, i, p, value, found.add(rest.mul(low)), found.add(rest.mul(high)));
    }
  }
  return s.leave(node, sum.add(weight.mul(equal)));
}

/** C. E. Shannon 1950, "Programming a computer for playing chess"; von Neumann 1928. */
export const minimax: Algorithm<Value> = {
  name: "minimax",
  title: "Minimax",
  source: "J. von Neumann 1928; C. E. Shannon 1950",
  needs: TWO_PLAYERS,
  properties: { ...PERFECT_PLAY, time: "O(b^m)", space: "O(b m)" },
  prunes: false,
  settings: ["depth", "order"],
  pseudocode: [
    "minimax(node):",
    "  if node is a leaf: return its payoff",
    "  for each child of node:",
    "    value := minimax(child)",
    "    best := max or min of best and value, as the player who moves wants",
    "  return best",
  ],
  lineOf: (step) => lineAmong({ enter: 0, evaluate: 1, max: 4, min: 4, leave: 5 }, step),
  start: (root, s) => visit(root, s.settings.depth, s),
};

/**
 * The cutoff test: the depth is used up or, where no depth is set, the node is below the root and has an estimate. A
 * tree with its author's estimates therefore shows at once what a program that stops there would do.
 */
function isCutoff(node: Node, depth: number, s: Search): boolean {
  if (s.isHorizon(node, depth)) return true;
  const free = s.settings.depth === Number.POSITIVE_INFINITY;
  return free && node.id !== 0 && node.kind !== "leaf" && node.estimate !== undefined;
}

export const hMinimax: Algorithm<Value> = {
  name: "h-minimax",
  title: "H-minimax",
  source:
    "C. E. Shannon 1950 (type A); S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, ch. 6",
  needs: TWO_PLAYERS,
  properties: { ...PERFECT_PLAY, complete: "always", time: "O(b^d)", space: "O(b d)" },
  prunes: false,
  settings: ["depth", "order"],
  pseudocode: [
    "h-minimax(node, depth):",
    "  if node is a leaf: return its payoff; if the search stops here: return its estimate",
    "  for each child of node:",
    "    value := h-minimax(child, depth - 1)",
    "    best := max or min of best and value, as the player who moves wants",
    "  return best",
  ],
  lineOf: (step) => lineAmong({ enter: 0, evaluate: 1, max: 4, min: 4, leave: 5 }, step),
  start: (root, s) => visit(root, s.settings.depth, s, best, isCutoff),
};

/** D. Michie 1966, "Game-playing and game-learning automata". */
export const expectiminimax: Algorithm<Value> = {
  name: "expectiminimax",
  title: "Expectiminimax",
  source: "D. Michie 1966",
  needs: TWO_PLAYERS_AND_CHANCE,
  properties: { ...PERFECT_PLAY, time: "O(b^m n^m)", space: "O((b + n) m)" },
  prunes: false,
  settings: ["depth", "order"],
  pseudocode: [
    "expectiminimax(node):",
    "  if node is a leaf: return its payoff",
    "  max or min node: for each child: best := max or min of best and expectiminimax(child)",
    "  chance node: for each child: sum := sum + p(child) * expectiminimax(child)",
    "  return best, or sum",
  ],
  lineOf: (step) =>
    step.event.type === "leave"
      ? 4
      : lineAmong({ enter: 0, evaluate: 1, max: 2, min: 2, chance: 3, leave: 4 }, step),
  start: (root, s) => visit(root, s.settings.depth, s),
};

/** The opponent, a chance node to us: with probability r a random action, each equally likely; else the best one. */
function* modelled(node: InnerNode, s: Search, visitChild: VisitChild): Visit {
  if (s.maximises(node)) return yield best(node, s, visitChild);
  s.enter(node);
  const r = s.settings.random;
  const p = fraction(1, node.children.length);
  let sum = ZERO;
  let good: Value | undefined;
  for (const i of s.order(node)) {
    const value = yield visitChild(i);
    sum = sum.add(p.mul(value));
    if (s.improves(node, value, good)) good = value;
    s.interval(node, i, p, value);
  }
  return s.leave(node, r.mul(sum).add(ONE.sub(r).mul(good!)));
}

export const expectimax: Algorithm<Value> = {
  name: "expectimax",
  title: "Expectimax",
  source: "D. Michie 1966; R. Bellman 1957 (the model of the opponent makes it a decision process)",
  needs: TWO_PLAYERS_AND_CHANCE,
  properties: {
    complete: "finite-tree",
    exact: ["opponent-as-modelled", "no-horizon"],
    optimal: ["opponent-as-modelled", "no-horizon"],
    time: "O(b^m n^m)",
    space: "O((b + n) m)",
  },
  prunes: false,
  settings: ["depth", "order", "random"],
  pseudocode: [
    "expectimax(node):",
    "  if node is a leaf: return its payoff",
    "  max node: for each child: best := max(best, expectimax(child))",
    "  chance node, or opponent as modelled: for each child: sum := sum + p(child) * expectimax(child)",
    "  return best, or sum",
  ],
  lineOf: (step) =>
    step.event.type === "leave"
      ? 4
      : lineAmong({ enter: 0, evaluate: 1, max: 2, min: 2, chance: 3, leave: 4 }, step),
  start: (root, s) => visit(root, s.settings.depth, s, modelled),
};

/** The children with the best estimates (payoffs, at leaves) for the player to move; those without one come last. */
function mostPromising(node: InnerNode, s: Search): readonly number[] {
  const order = s.order(node);
  const { width, player } = s.settings;
  if (order.length <= width) return order;
  const sign = s.maximises(node) ? -1 : 1;
  const promise = (i: number): Value | undefined => payoffAt(node.children[i]!, player);
  const ranked = [...order].sort((i, j) => {
    const a = promise(i);
    const b = promise(j);
    return a && b ? sign * a.compare(b) : Number(!a) - Number(!b);
  });
  const kept = new Set(ranked.slice(0, width));
  return order.filter((i) => kept.has(i));
}

/** The children to keep; the others are reported as cut. */
function chooseFew(node: InnerNode, s: Search): readonly number[] {
  const kept = mostPromising(node, s);
  const dropped = s.order(node).filter((i) => !kept.includes(i));
  if (dropped.length > 0) {
    s.guessed = true;
    s.cut(node, dropped, "width", fraction(kept.length), fraction(s.settings.width));
  }
  return kept;
}

/** Fast enough for real-time decisions, but approximate: the best move may be among those dropped. */
export const beam: Algorithm<Value> = {
  name: "beam",
  title: "Beam search",
  source: "B. T. Lowerre 1976; forward pruning in game trees: C. E. Shannon 1950 (type B)",
  needs: TWO_PLAYERS_AND_CHANCE,
  properties: {
    complete: "finite-tree",
    exact: ["nothing-left-out", "no-horizon"],
    optimal: ["nothing-left-out", "perfect-opponent", "no-horizon"],
    time: "O(k^m)",
    space: "O(k m)",
  },
  prunes: true,
  settings: ["depth", "order", "width"],
  pseudocode: [
    "beam(node), width k:",
    "  if node is a leaf: return its payoff",
    "  keep the k children with the best estimates; drop the others unseen",
    "  for each child kept: best := max or min of best and beam(child)",
    "  chance node: the mean of all children",
    "  return best",
  ],
  lineOf: (step) => lineAmong({ enter: 0, evaluate: 1, max: 3, min: 3, cut: 2, leave: 5, chance: 4 }, step),
  start: (root, s) =>
    visit(root, s.settings.depth, s, (node, _, visitChild) => best(node, s, visitChild, chooseFew)),
};
