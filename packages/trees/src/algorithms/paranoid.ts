import type { Value } from "../model/number.js";
import { type Algorithm, BOUNDED_CHANCE } from "../search/algorithm.js";
import { star1Visit } from "./star1.js";

/**
 * All others play together against one player. That makes two sides again, so the cuts of alpha-beta and Star1 hold.
 */
export const paranoid: Algorithm<Value> = {
  name: "paranoid",
  title: "Paranoid search",
  source: "N. R. Sturtevant, R. E. Korf 2000; at chance nodes: M. P. D. Schadd, M. H. M. Winands 2009",
  needs: { ...BOUNDED_CHANCE, players: "any", constantSum: false },
  properties: {
    complete: "finite-tree",
    exact: ["opponents-allied", "no-horizon"],
    optimal: ["opponents-allied", "no-horizon"],
    time: "O(b^(m (n-1)/n)) for n players in the best order, O(b^m) in the worst",
    space: "O(b m)",
  },
  prunes: true,
  settings: ["depth", "bounds", "order", "ties", "fail", "window", "player"],
  pseudocode: [
    "paranoid(node, alpha, beta), for one player:",
    "  if node is a leaf: return the player's payoff",
    "  for each child of node:",
    "    value := paranoid(child, alpha, beta)",
    "    the player's own node: best := max(best, value), alpha := max(alpha, best)",
    "    any other player's node: best := min(best, value), beta := min(beta, best)",
    "    if alpha >= beta: skip the other children",
    "  chance node: as in Star1",
    "  return best",
  ],
  lines: { enter: 0, evaluate: 1, child: 4, cut: 6, interval: 7, leave: 8 },
  start: (root, s) => star1Visit(root, s.settings.depth, s.settings.alpha, s.settings.beta, s),
};
