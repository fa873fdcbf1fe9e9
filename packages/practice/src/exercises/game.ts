import {
  backedUp,
  formatExact,
  type InformationSet,
  type InnerNode,
  informationSets,
  isDecision,
  type Leaf,
  type Node,
  nameOf,
  payoffAt,
  playerOf,
  type Tree,
  type Value,
} from "@tyche/trees";
import { exactPlans, isUnsolvable, sequenceForm, unsolvableError } from "@tyche/trees/analysis";
import { fraction, ONE, ZERO } from "@tyche/trees/numbers";
import { least, mean, most } from "./backup.js";

/** The mistakes that people make in games of several payoffs or hidden moves. */
export const GAME_MISTAKES = [
  ...(["first-payoff", "payoff-sum", "set-ignored", "beliefs-even"] as const),
  ...(["reach-not-shared", "plans-added", "mix-even", "mix-swapped"] as const),
] as const;
export type GameMistake = (typeof GAME_MISTAKES)[number];

/** The answers to an exercise about a game by question id, each with the numbers from which it follows. */
export type Played = ReadonlyMap<string, readonly [answer: Value, parts: readonly string[]]>;
type Answer = readonly [id: string, answer: readonly [Value, readonly string[]]];

/** What a player decides at once: a single decision, or all of an information set. */
type Place = Pick<InformationSet, "player" | "nodes">;

/** The places of all players, in the order of their first nodes. */
export function placesOf(tree: Tree): readonly Place[] {
  const sets = informationSets(tree);
  return tree.nodes.flatMap((node): Place[] => {
    if (!isDecision(node)) return [];
    const set = sets.find(({ nodes }) => nodes.includes(node)) ?? { player: playerOf(node)!, nodes: [node] };
    return set.nodes[0] === node ? [set] : [];
  });
}

/** The payoffs of all players at every node, by max^n: of equally good moves the first is taken. */
export function payoffVectors(tree: Tree, players: number, mistake?: string): (readonly Value[])[] {
  const all = Array.from({ length: players }, (_, player) => player);
  const payoffs = (leaf: Leaf): readonly Value[] => all.map((player) => payoffAt(leaf, player)!);
  return backedUp(tree, payoffs, (node, below) => {
    if (node.kind === "chance")
      return all.map((player) =>
        mean(
          below.map((values) => values[player]!),
          node.probabilities,
        ),
      );
    const worth = (values: readonly Value[]): Value => wanted(values, playerOf(node)!, mistake);
    return below.reduce((best, one) => (worth(one).compare(worth(best)) > 0 ? one : best));
  });
}

/** What a player maximises. */
export function wanted(payoffs: readonly Value[], player: number, mistake?: string): Value {
  return mistake === "payoff-sum" ? sum(payoffs) : payoffs[mistake === "first-payoff" ? 0 : player]!;
}

/** The payoffs of each player at every decision and chance node. */
export function payoffAnswers(tree: Tree, vectors: readonly (readonly Value[])[]): Played {
  const answers = tree.nodes.flatMap((node) => {
    const parts = node.children.map(
      ({ id }) => `${nameOf(tree, id)} = (${vectors[id]!.map(formatExact).join(", ")})`,
    );
    return vectors[node.id]!.map((value, player): Answer => [`payoff:${node.id}:${player}`, [value, parts]]);
  });
  return new Map(answers.filter(([, [, parts]]) => parts.length > 0));
}

/** How often an action is taken, or an outcome comes up, if the players mix evenly. */
export function evenShare(node: InnerNode, index: number): Value {
  return node.kind === "chance" ? node.probabilities[index]! : fraction(1, node.children.length);
}

/** The probability that each node is reached if the players mix evenly; `except` always plays to reach it. */
function reachOf(tree: Tree, except: number): readonly Value[] {
  const reach: Value[] = [ONE];
  for (const node of tree.nodes)
    for (const [i, child] of node.children.entries())
      reach[child.id] = reach[node.id]!.mul(
        playerOf(node) === except ? ONE : evenShare(node as InnerNode, i),
      );
  return reach;
}

function reachTexts(tree: Tree, nodes: readonly Node[], reach: readonly Value[]): string[] {
  return nodes.map(({ id }) => `${nameOf(tree, id)}: ${formatExact(reach[id]!)}`);
}

/** The probability of each node of an information set, given that the set is reached. */
export function beliefAnswers(tree: Tree, mistake?: string): Played {
  const reach = reachOf(tree, -1);
  const answers = informationSets(tree).flatMap(({ nodes }) => {
    const total = sum(nodes.map(({ id }) => reach[id]!));
    const belief = (share: Value): Value => {
      if (mistake === "beliefs-even") return fraction(1, nodes.length);
      return mistake === "reach-not-shared" ? share : share.div(total);
    };
    const parts = reachTexts(tree, nodes, reach);
    const reached = total.equals(ZERO) ? [] : nodes;
    return reached.map(({ id }): Answer => [`belief:${id}`, [belief(reach[id]!), parts]]);
  });
  return new Map(answers);
}

/** The player who replies to the others: the first one who cannot tell some nodes apart. */
export function replierOf(tree: Tree): number {
  return informationSets(tree)[0]!.player;
}

/**
 * What each action of a player yields if it plays its best afterwards, and the others mix evenly. If leaves have one
 * payoff, player 1 minimises it.
 */
export function replyAnswers(tree: Tree, player: number, mistake?: string): Played {
  const places = placesOf(tree).filter((place) => place.player === player);
  const reach = reachOf(tree, player);
  const isMin = player === 1 && tree.nodes.every((node) => node.kind !== "leaf" || !node.payoffs);
  const values = new Array<Value | undefined>(tree.nodes.length);
  const chosen = new Map<Place, number>();
  const answers = new Map<string, Answer[1]>();
  const valueAt = (node: Node): Value => (values[node.id] ??= valueBelow(node));
  const valueBelow = (node: Node): Value => {
    if (node.kind === "leaf") return node.payoffs?.[player] ?? node.value;
    const place = places.find(({ nodes }) => nodes.some(({ id }) => id === node.id));
    if (place) return valueAt(node.children[chosen.get(place) ?? choose(place)]!);
    return sum(node.children.map((child, i) => valueAt(child).mul(evenShare(node, i))));
  };
  const choose = (place: Place): number => {
    const { nodes } = place;
    const weight = ({ id }: Node): Value => (mistake === "beliefs-even" ? ONE : reach[id]!);
    const total = sum(nodes.map(weight));
    const yields = nodes[0]!.children.map((_, i) =>
      sum(nodes.map((node) => weight(node).mul(valueAt(node.children[i]!)))),
    );
    const parts = reachTexts(tree, nodes, reach);
    for (const [i, value] of total.equals(ZERO) ? [] : yields.entries())
      answers.set(`action:${nodes[0]!.id}:${i}`, [value.div(total), parts]);
    chosen.set(
      place,
      yields.indexOf(yields.reduce((a, b) => ((isMin ? least : most)([a, b]).equals(a) ? a : b))),
    );
    return chosen.get(place)!;
  };
  for (const place of places) if (!chosen.has(place)) choose(place);
  return answers;
}

/** Whether a player remembers its own actions: only then what an action yields is known afterwards. */
export function hasRecall(tree: Tree, player: number): boolean {
  const places = placesOf(tree).filter((place) => place.player === player);
  const past = [""];
  for (const node of tree.nodes) {
    const at = places.findIndex(({ nodes }) => nodes.some(({ id }) => id === node.id));
    for (const [i, { id }] of node.children.entries())
      past[id] = `${past[node.id]}${at < 0 ? "" : `${at}:${i} `}`;
  }
  return places.every(({ nodes }) => nodes.every(({ id }) => past[id] === past[nodes[0]!.id]));
}

/** The number of pure strategies of each player: one action for each of its places. */
export function planAnswers(tree: Tree, players: number, mistake?: string): Played {
  const places = placesOf(tree);
  const answers = Array.from({ length: players }, (_, player): Answer => {
    const own = places.filter((place) => place.player === player);
    const counts = own.map(({ nodes }) => fraction(nodes[0]!.children.length));
    const product = counts.reduce((all, count) => all.mul(count), ONE);
    return [`plans:0:${player}`, [mistake === "plans-added" ? sum(counts) : product, counts.map(String)]];
  });
  return new Map(answers);
}

/**
 * The only equilibrium of a game of two players: the probability of every action. Undefined if there may be others.
 *
 * @throws RefusalError if more play, the sum of the payoffs varies, or a player forgets
 */
export function mixtureAnswers(tree: Tree, mistake?: string): Played | undefined {
  const form = sequenceForm(tree);
  if (isUnsolvable(form)) throw unsolvableError(form);
  const plans = exactPlans(form, undefined, true);
  if (!plans) return undefined;
  const swaps = mistake === "mix-swapped" && plans[0].length === plans[1].length;
  const answers = form.places.flat().flatMap(({ player, nodes, before, first }) => {
    const plan = plans[swaps ? 1 - player : player]!;
    const { id, children } = nodes[0]!;
    const share = (i: number): Value =>
      mistake === "mix-even" ? fraction(1, children.length) : plan[first + i]!.div(plan[before]!);
    return children.map((_, i): Answer => [`share:${id}:${i}`, [share(i), []]]);
  });
  return new Map(answers);
}

function sum(values: readonly Value[]): Value {
  return values.reduce((all, value) => all.add(value), ZERO);
}
