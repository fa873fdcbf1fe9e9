import type { Node } from "../model/node.js";
import type { Value } from "../model/number.js";
import { type Algorithm, TWO_PLAYERS } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";
import { best, evaluate } from "./full-width.js";

/**
 * The cutoff test: the depth is used up or, where no depth is set, the node is below the root and has an estimate. A
 * tree with its author's estimates therefore shows at once what a program that stops there would do.
 */
function isCutoff(node: Node, depth: number, s: Search): boolean {
  if (s.isHorizon(node, depth)) return true;
  const free = s.settings.depth === Number.POSITIVE_INFINITY;
  return free && node.id !== 0 && node.kind !== "leaf" && node.estimate !== undefined;
}

function visit(node: Node, depth: number, s: Search): Visit {
  if (node.kind === "leaf" || isCutoff(node, depth, s)) return evaluate(node, s);
  return best(node, s, (i) => visit(node.children[i]!, s.below(node, depth), s));
}

export const hMinimax: Algorithm<Value> = {
  name: "h-minimax",
  title: "H-minimax",
  source:
    "C. E. Shannon 1950 (type A); S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, ch. 6",
  needs: TWO_PLAYERS,
  properties: {
    complete: "always",
    exact: ["no-horizon"],
    optimal: ["perfect-opponent", "no-horizon"],
    time: "O(b^d)",
    space: "O(b d)",
  },
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
  lines: { enter: 0, evaluate: 1, child: 4, leave: 5 },
  start: (root, s) => visit(root, s.settings.depth, s),
};
