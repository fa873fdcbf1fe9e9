import { type Node, playerOf } from "../model/node.js";
import { type Value, ZERO } from "../model/number.js";
import { type Algorithm, MANY_PLAYERS } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";
import { expectations, isTie } from "./max-n.js";

/** The sum of a team's payoffs. */
function shareOf(team: readonly number[], values: readonly Value[]): Value {
  return team.reduce((sum, player) => sum.add(values[player]!), ZERO);
}

function* visit(node: Node, depth: number, s: Search): Visit<readonly Value[]> {
  s.enter(node);
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return s.evaluateAll(node);
  if (node.kind === "chance") {
    return yield expectations(node.probabilities, node, s, (i) => visit(node.children[i]!, depth, s));
  }
  const team = s.settings.teams[playerOf(node)!]!;
  let best: readonly Value[] | undefined;
  for (const i of s.order(node)) {
    const values = yield visit(node.children[i]!, depth - 1, s);
    const better = !best || shareOf(team, values).compare(shareOf(team, best)) > 0;
    const tied = !better && isTie(shareOf(team, values), shareOf(team, best!), values, best!);
    if (better || !best) best = values;
    s.child(node, i, values, best, better, undefined, undefined, tied);
  }
  return s.leave(node, best!);
}

/** One team of all players is cooperation, one team for each player is max^n, and two teams play against each other. */
export const teams: Algorithm<readonly Value[]> = {
  name: "teams",
  title: "Teams and alliances",
  source: "C. A. Luckhardt, K. B. Irani 1986, with the sum of a team's payoffs for each of its players",
  needs: MANY_PLAYERS,
  properties: {
    complete: "finite-tree",
    exact: ["teams-hold-together", "no-horizon"],
    optimal: ["teams-hold-together", "others-play-their-own-best", "no-horizon"],
    time: "O(b^m)",
    space: "O(b m)",
  },
  prunes: false,
  settings: ["depth", "order", "teams"],
  pseudocode: [
    "teams(node):",
    "  if node is a leaf: return the payoffs of all players",
    "  chance node: return the mean of the children's payoffs",
    "  for each child: values := teams(child)",
    "    keep those with the largest sum over the team of the player who moves",
    "  return the best values",
  ],
  lines: { enter: 0, evaluate: 1, interval: 2, child: 4, leave: 5 },
  start: (root, s) => visit(root, s.settings.depth, s),
};
