import { factsOf } from "../model/facts.js";
import { isDecision, type Node, playerOf, type Tree } from "../model/node.js";
import { larger, ONE, smaller, type Value, ZERO } from "../model/number.js";
import { readJsonAt } from "../read/json.js";
import { checkName, nameOfTree, type Sha256 } from "./canonical.js";
import type { Json } from "./json-value.js";
import { listOf, type NamedRules, type Row, rulesIn, textIn, valueIn, wholeIn } from "./row.js";

/** What a certificate of an equilibrium proves: each player's strategy guarantees one end. */
export interface EquilibriumProof {
  readonly kind: "equilibrium";
  readonly low: Value;
  readonly high: Value;
  /** The name of the tree. */
  readonly tree: string;
  /** The game that the tree is unfolded from. */
  readonly rules: NamedRules | undefined;
}

/** A player's decision point, all nodes of a set or one node, and the last own one before it with the action there. */
interface Place {
  readonly player: number;
  readonly name: string;
  readonly count: number;
  readonly before: Step | undefined;
  /** What the actions pay, as sums over the nodes, while a reply is computed. */
  sums: Value[];
}

interface Step {
  readonly place: Place;
  readonly action: number;
}

/** The last own steps of both players before a node. */
type Steps = readonly [Step | undefined, Step | undefined];
type Strategies = ReadonlyMap<Place, readonly Value[]>;

/** Checks a certificate of the kind `equilibrium`. @throws CertificateError */
export function checkEquilibrium(
  header: Row,
  rows: readonly Row[],
  given: Tree | undefined,
  sha256: Sha256,
): EquilibriumProof {
  header.only("tyche-certificate,kind,note?,tree,low,high,game?,options?,rules?,input?");
  const input = header.has("input") ? header.read("input", (json) => treeIn(header.text, json)) : undefined;
  const tree = given ?? input;
  header.need(tree, "no-tree");
  for (const each of [given, input]) if (each) checkName(header, each, sha256);
  const [low, high] = [header.read("low", valueIn), header.read("high", valueIn)];
  const [least, most] = guaranteed(tree, header, rows);
  const proved = { low: least.toFraction(), high: most.toFraction() };
  header.need(least.compare(low) >= 0 && most.compare(high) <= 0, "claim", proved);
  const rules = header.has("game") ? rulesIn(header) : undefined;
  return { kind: "equilibrium", low, high, tree: nameOfTree(tree, sha256), rules };
}

function treeIn(text: string, json: Json | undefined): Tree | undefined {
  try {
    return json && readJsonAt(text, json.at);
  } catch {
    return undefined;
  }
}

/**
 * What player 0 gets at least by its strategy, and at most against that of player 1.
 * @throws CertificateError if the strategies do not fit the tree, or the proof is void for such a tree
 */
export function guaranteed(
  tree: Tree,
  header: Row,
  rows: readonly Row[],
): readonly [low: Value, high: Value] {
  const { players, constantSum } = factsOf(tree);
  header.need(players === 2 && constantSum, "not-two");
  const places = new Map<string, Place>();
  const steps: Steps[] = [[undefined, undefined]];
  const at = tree.nodes.map((node) => {
    const own = steps[node.id]!;
    const place = isDecision(node) ? placeOf(node, own, places, header) : undefined;
    for (const [action, child] of node.children.entries()) {
      const step = place && { place, action };
      steps[child.id] = !step ? own : place.player === 0 ? [step, own[1]] : [own[0], step];
    }
    return place;
  });
  const strategies = readStrategies(rows, places);
  for (const place of places.values())
    header.need(strategies.has(place), "no-strategy", { place: place.name });
  const reply = (player: 0 | 1): Value => {
    const own = [...places.values()].filter((place) => place.player === player);
    for (const place of own) place.sums = new Array<Value>(place.count).fill(ZERO);
    let total = ZERO;
    const add = (step: Step | undefined, value: Value): void => {
      if (step) step.place.sums[step.action] = step.place.sums[step.action]!.add(value);
      else total = total.add(value);
    };
    // How likely chance and the other player lead to a node.
    const reach = [ONE];
    for (const node of tree.nodes) {
      const weight = reach[node.id]!;
      if (node.kind === "leaf") add(steps[node.id]![player], node.value.mul(weight));
      const place = at[node.id];
      const shares = node.kind === "chance" ? node.probabilities : place && strategies.get(place)!;
      for (const [i, child] of node.children.entries())
        reach[child.id] = place?.player === player ? weight : weight.mul(shares![i]!);
    }
    // A decision point comes after those that lead to it: going backwards, its sums are complete.
    for (const { before, sums } of own.reverse()) add(before, sums.reduce(player === 0 ? larger : smaller));
    return total;
  };
  return [reply(1), reply(0)];
}

function placeOf(node: Node, own: Steps, places: Map<string, Place>, header: Row): Place {
  const player = playerOf(node)!;
  const set = "informationSet" in node ? node.informationSet : undefined;
  const name = set === undefined ? `node ${node.id}` : `set ${set}`;
  const before = own[player as 0 | 1];
  const count = node.children.length;
  const place = places.get(`${player} ${name}`) ?? { player, name, before, count, sums: [] };
  places.set(`${player} ${name}`, place);
  // The same last own step at every node: by induction the player remembers all of them.
  const isSame = place.before?.place === before?.place && place.before?.action === before?.action;
  header.need(isSame, "recall", { place: name });
  header.need(place.count === count, "actions", { place: name });
  return place;
}

function readStrategies(rows: readonly Row[], places: ReadonlyMap<string, Place>): Strategies {
  const strategies = new Map<Place, readonly Value[]>();
  for (const row of rows) {
    const isSet = row.has("set");
    row.only(`player,${isSet ? "set" : "node"},p`);
    const name = isSet ? `set ${row.read("set", textIn)}` : `node ${row.read("node", wholeIn)}`;
    const place = places.get(`${row.read("player", wholeIn)} ${name}`);
    row.need(place && !strategies.has(place), "place", { place: name });
    const shares = row.read("p", listOf(valueIn, place.count));
    row.checkShares(shares, name);
    strategies.set(place, shares);
  }
  return strategies;
}
