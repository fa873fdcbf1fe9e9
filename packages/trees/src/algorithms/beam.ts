import type { InnerNode, Node } from "../model/node.js";
import { fraction, type Value } from "../model/number.js";
import { type Algorithm, TWO_PLAYERS_AND_CHANCE } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";
import { best, evaluate, mean } from "./full-width.js";

/**
 * The children to keep: those with the best estimates (payoffs, at leaves) for the player to move. Children without an
 * estimate come last, in search order.
 */
function mostPromising(node: InnerNode, s: Search): readonly number[] {
  const order = s.order(node);
  const { width, player } = s.settings;
  if (order.length <= width) return order;
  const sign = s.maximises(node) ? -1 : 1;
  const promise = (i: number): Value | undefined => s.payoff(node.children[i]!, player);
  const ranked = [...order].sort((i, j) => {
    const a = promise(i);
    const b = promise(j);
    if (!a || !b) return Number(!a) - Number(!b);
    return sign * a.compare(b);
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

function visit(node: Node, depth: number, s: Search): Visit {
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return evaluate(node, s);
  const visitChild = (i: number): Visit => visit(node.children[i]!, s.below(node, depth), s);
  return node.kind === "chance" ? mean(node, s, visitChild) : best(node, s, visitChild, chooseFew);
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
  lines: { enter: 0, evaluate: 1, cut: 2, child: 3, interval: 4, leave: 5 },
  start: (root, s) => visit(root, s.settings.depth, s),
};
