import type { Node } from "../model/node.js";
import type { Value } from "../model/number.js";
import { type Algorithm, PERFECT_PLAY, TWO_PLAYERS } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";
import { best, evaluate } from "./full-width.js";

function visit(node: Node, depth: number, s: Search): Visit {
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return evaluate(node, s);
  return best(node, s, (i) => visit(node.children[i]!, s.below(node, depth), s));
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
  lines: { enter: 0, evaluate: 1, child: 4, leave: 5 },
  start: (root, s) => visit(root, s.settings.depth, s),
};
