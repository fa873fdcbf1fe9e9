import type { InnerNode, Node } from "../model/node.js";
import { fraction, ONE, type Value, ZERO } from "../model/number.js";
import { type Algorithm, TWO_PLAYERS_AND_CHANCE } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";
import { best, evaluate, mean } from "./full-width.js";

function visit(node: Node, depth: number, s: Search): Visit {
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return evaluate(node, s);
  const visitChild = (i: number): Visit => visit(node.children[i]!, s.below(node, depth), s);
  if (node.kind === "chance") return mean(node, s, visitChild);
  return s.maximises(node) ? best(node, s, visitChild) : opponent(node, s, visitChild);
}

/**
 * The opponent model: with probability r a random action, each equally likely; otherwise the best one. Its node is a
 * chance node to us.
 */
function* opponent(node: InnerNode, s: Search, visitChild: (index: number) => Visit): Visit {
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
  lines: { enter: 0, evaluate: 1, child: 2, interval: 3, leave: 4 },
  start: (root, s) => visit(root, s.settings.depth, s),
};
