import { type InnerNode, type Node, playerOf } from "../model/node.js";
import { type Value, ZERO } from "../model/number.js";
import { type Algorithm, lineAmong, MANY_PLAYERS } from "../search/algorithm.js";
import { teamShare } from "../search/event.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";

/** What the parent's player has already; the node is left as soon as the child cannot offer more. */
interface Offer {
  readonly player: number;
  readonly value: Value;
}

function* visit(node: Node, depth: number, parent: Offer | undefined, s: Search): Visit<readonly Value[]> {
  s.enter(node);
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return s.evaluateAll(node);
  if (node.kind === "chance") {
    return yield expectations(node.probabilities, node, s, (i) =>
      visit(node.children[i]!, depth, undefined, s),
    );
  }
  const player = playerOf(node)!;
  const order = s.order(node);
  let best: readonly Value[] | undefined;
  for (let done = 0; done < order.length; ) {
    const i = order[done++]!;
    const offer = best && { player, value: best[player]! };
    const values = yield visit(node.children[i]!, depth - 1, offer, s);
    const better = !best || values[player]!.compare(best[player]!) > 0;
    const tied =
      !better &&
      s.bounds.ofChild(node, i) === "exact" &&
      isTie(values[player]!, best![player]!, values, best!);
    if (better || !best) best = values;
    s.child(node, i, values, best, better, undefined, undefined, tied);
    if (parent && parent.player !== player && done < order.length) {
      const most = mostFor(parent.player, player, best[player]!, s);
      if (s.fallsTo(most, parent.value)) {
        s.cut(node, order.slice(done), "sum", most, parent.value);
        return s.left(node, best, "upper", false);
      }
    }
  }
  return s.leave(node, best!);
}

/** Whether two children are worth the same to the player who decides, but not to all others. */
function isTie(own: Value, best: Value, values: readonly Value[], bests: readonly Value[]): boolean {
  return own.equals(best) && values.some((value, player) => !value.equals(bests[player]!));
}

/** The most `player` can get of the largest sum when `other` has at least `value` and the rest get their minimum. */
function mostFor(player: number, other: number, value: Value, s: Search): Value {
  const { mostSum, leastPayoffs } = s.settings;
  let most = mostSum.sub(value);
  for (const [third, least] of leastPayoffs.entries()) {
    if (third !== player && third !== other) most = most.sub(least);
  }
  return most;
}

/** The mean payoffs of all players at a chance node. */
function* expectations(
  probabilities: readonly Value[],
  node: InnerNode,
  s: Search,
  visitChild: (index: number) => Visit<readonly Value[]>,
): Visit<readonly Value[]> {
  let sums: readonly Value[] = new Array<Value>(s.settings.players).fill(ZERO);
  for (const i of s.order(node)) {
    const values = yield visitChild(i);
    const p = probabilities[i]!;
    sums = sums.map((sum, player) => sum.add(p.mul(values[player]!)));
    s.interval(node, i, p, values);
  }
  return s.leave(node, sums);
}

/** Of equal children the first is taken; with more than two players the value may depend on this choice. */
export const maxN: Algorithm<readonly Value[]> = {
  name: "max^n",
  title: "Max^n with shallow pruning",
  source: "C. A. Luckhardt, K. B. Irani 1986; shallow pruning: R. E. Korf 1991",
  needs: MANY_PLAYERS,
  properties: {
    complete: "finite-tree",
    exact: ["no-horizon"],
    optimal: ["others-play-their-own-best", "no-horizon"],
    time: "O(b^m); shallow pruning saves most where payoffs have a small sum",
    space: "O(b m)",
  },
  prunes: true,
  settings: ["depth", "order", "ties"],
  pseudocode: [
    "maxn(node, offer of the parent):",
    "  if node is a leaf: return the payoffs of all players",
    "  chance node: return the mean of the children's payoffs",
    "  for each child: values := maxn(child); keep those that are best for the player who moves",
    "    if the largest sum - what this player has <= offer: skip the other children",
    "  return the best values",
  ],
  lineOf: (step) => lineAmong({ enter: 0, evaluate: 1, max: 3, min: 3, cut: 4, leave: 5, chance: 2 }, step),
  start: (root, s) => visit(root, s.settings.depth, undefined, s),
};

function* visitTeams(node: Node, depth: number, s: Search): Visit<readonly Value[]> {
  s.enter(node);
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return s.evaluateAll(node);
  if (node.kind === "chance") {
    return yield expectations(node.probabilities, node, s, (i) => visitTeams(node.children[i]!, depth, s));
  }
  const team = s.settings.teams[playerOf(node)!]!;
  let best: readonly Value[] | undefined;
  for (const i of s.order(node)) {
    const values = yield visitTeams(node.children[i]!, depth - 1, s);
    const better = !best || teamShare(team, values).compare(teamShare(team, best)) > 0;
    const tied = !better && isTie(teamShare(team, values), teamShare(team, best!), values, best!);
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
  lineOf: (step) => lineAmong({ enter: 0, evaluate: 1, max: 4, min: 4, leave: 5, chance: 2 }, step),
  start: (root, s) => visitTeams(root, s.settings.depth, s),
};
