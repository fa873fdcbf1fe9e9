import type { Node } from "../model/node.js";
import type { Value } from "../model/number.js";
import { type Algorithm, TWO_PLAYERS } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";

function* visit(node: Node, depth: number, s: Search): Visit {
  s.enter(node);
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return s.evaluate(node);
  let best: Value | undefined;
  for (const i of s.order(node)) {
    const value = yield visit(node.children[i]!, s.below(node, depth), s);
    const better = s.improves(node, value, best);
    if (better || best === undefined) best = value;
    s.child(node, i, value, best, better);
  }
  return s.leave(node, best!);
}

/** C. E. Shannon 1950, "Programming a computer for playing chess"; von Neumann 1928. */
export const minimax: Algorithm<Value> = {
  name: "minimax",
  title: "Minimax",
  source: "J. von Neumann 1928; C. E. Shannon 1950",
  needs: TWO_PLAYERS,
  properties: {
    complete: "finite-tree",
    exact: ["no-horizon"],
    optimal: ["perfect-opponent", "no-horizon"],
    time: "O(b^m)",
    space: "O(b m)",
  },
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
  lines: { enter: 0, evaluate: 1, child: 4, leave: 5 },
  start: (root, s) => visit(root, s.settings.depth, s),
};
