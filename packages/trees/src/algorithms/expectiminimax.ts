import type { Node } from "../model/node.js";
import type { Value } from "../model/number.js";
import { type Algorithm, PERFECT_PLAY, TWO_PLAYERS_AND_CHANCE } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";
import { best, evaluate, mean } from "./full-width.js";

function visit(node: Node, depth: number, s: Search): Visit {
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return evaluate(node, s);
  const visitChild = (i: number): Visit => visit(node.children[i]!, s.below(node, depth), s);
  return node.kind === "chance" ? mean(node, s, visitChild) : best(node, s, visitChild);
}

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
  lines: { enter: 0, evaluate: 1, child: 2, interval: 3, leave: 4 },
  start: (root, s) => visit(root, s.settings.depth, s),
};
