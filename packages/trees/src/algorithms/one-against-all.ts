import { type InnerNode, type Node, playerOf } from "../model/node.js";
import { type Limit, ONE, type Value } from "../model/number.js";
import { type Algorithm, BOUNDED_CHANCE, lineAmong } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import { passIndex } from "../search/traced-step.js";
import type { Visit } from "../search/visit.js";
import { decide } from "./alpha-beta.js";
import { evaluate } from "./full-width.js";
import { Interval, searchOutcomes, star1Visit } from "./star1.js";

/** The opponent who has replied since our last move; undefined if none has yet. */
type Replier = number | undefined;

function visit(node: Node, replier: Replier, depth: number, alpha: Limit, beta: Limit, s: Search): Visit {
  if (node.kind === "leaf" || s.isHorizon(node, depth)) return evaluate(node, s, alpha, beta);
  if (node.kind === "chance") return visitChance(node, replier, depth, alpha, beta, s);
  const player = playerOf(node)!;
  if (s.maximises(node)) {
    return decide(node, depth, alpha, beta, s, (child, d, a, b) => visit(child, undefined, d, a, b, s));
  }
  if (replier !== undefined && replier !== player) return visitPassing(node, replier, depth, alpha, beta, s);
  // Either this opponent replies here, or it passes and leaves the reply to a later one.
  const pass = replier === undefined ? node.children[passIndex(node)] : undefined;
  return decide(node, depth, alpha, beta, s, (child, d, a, b) =>
    visit(child, child === pass ? undefined : player, d, a, b, s),
  );
}

function* visitPassing(
  node: InnerNode,
  replier: Replier,
  depth: number,
  alpha: Limit,
  beta: Limit,
  s: Search,
): Visit {
  s.enter(node, alpha, beta);
  const pass = passIndex(node);
  const others = s.order(node).filter((i) => i !== pass);
  if (others.length > 0) {
    s.guessed = true;
    s.cut(node, others, "reply", ONE, ONE);
  }
  const value = yield visit(node.children[pass]!, replier, s.below(node, depth), alpha, beta, s);
  s.child(node, pass, value, value, true, alpha, beta);
  return s.leaveClipped(node, value, s.bounds.ofChild(node, pass), alpha, beta);
}

function* visitChance(
  node: Extract<Node, { kind: "chance" }>,
  replier: Replier,
  depth: number,
  alpha: Limit,
  beta: Limit,
  s: Search,
): Visit {
  s.enter(node, alpha, beta);
  const bounds = new Interval(node, s.settings.low, s.settings.high);
  return yield searchOutcomes(node, alpha, beta, s, bounds, (i, low, high) =>
    visit(node.children[i]!, replier, depth, low, high, s),
  );
}

/**
 * Between two of our moves only one opponent, the one who hurts us most, moves freely. The others pass, or play their
 * first action where the tree has no pass (best-reply search plus).
 */
export const bestReply: Algorithm<Value> = {
  name: "best-reply",
  title: "Best-reply search",
  source: "M. P. D. Schadd, M. H. M. Winands 2011; first actions for passes: M. Esser et al. 2013 (BRS+)",
  needs: { ...BOUNDED_CHANCE, players: "any", constantSum: false },
  properties: {
    complete: "finite-tree",
    exact: ["one-opponent", "no-horizon"],
    optimal: ["one-opponent", "no-horizon"],
    time: "O((b (n-1))^(2m/n)) for n players, less with cuts",
    space: "O(b m)",
  },
  prunes: true,
  settings: ["depth", "bounds", "order", "ties", "fail", "window", "player"],
  pseudocode: [
    "best-reply(node, alpha, beta, whether an opponent has replied), for one player:",
    "  if node is a leaf: return the player's payoff",
    "  the player's own node: max over the children; nobody has replied to the new move yet",
    "  an opponent's node: if another opponent has replied: it passes",
    "    else min over the children: to reply here, or to pass and leave the reply to a later opponent",
    "  if alpha >= beta: skip the other children; chance node: as in Star1",
    "  return best",
  ],
  lineOf(step) {
    const { event } = step;
    const isPass =
      event.type === "cut"
        ? event.rule === "reply"
        : event.type === "child" && !step.maximises() && step.mustPass;
    return isPass
      ? 3
      : lineAmong({ enter: 0, evaluate: 1, max: 2, min: 4, cut: 5, leave: 6, chance: 5 }, step);
  },
  start: (root, s) => visit(root, undefined, s.settings.depth, s.settings.alpha, s.settings.beta, s),
};

/** All others play together against one player: two sides again, so the cuts of alpha-beta and Star1 hold. */
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
  lineOf: (step) => lineAmong({ enter: 0, evaluate: 1, max: 4, min: 5, cut: 6, leave: 8, chance: 7 }, step),
  start: (root, s) => star1Visit(root, s.settings.depth, s.settings.alpha, s.settings.beta, s),
};
