import { RefusalError } from "../model/error.js";
import { factsOf } from "../model/facts.js";
import { informationSets } from "../model/information-sets.js";
import { type InnerNode, isDecision, playerOf, type Tree } from "../model/node.js";
import { larger, ONE, smaller, type Value, ZERO } from "../model/number.js";

/** A decision point as its player sees it: a single node, or all nodes of an information set. */
export interface Place {
  /** The index among the decision points of its player, parents before those below. */
  readonly index: number;
  readonly player: number;
  /** The name of the information set; undefined for a single node. */
  readonly name: string | undefined;
  readonly nodes: readonly InnerNode[];
  /** The sequence that leads its player here, and the first of those that its actions continue. */
  readonly before: number;
  readonly first: number;
}

/** What the leaves under two sequences pay to player 0, from 0 to 1, each weighted by its chance probability. */
export interface Cell {
  /** The sequence of player 0 and that of player 1. */
  readonly sequences: readonly [number, number];
  readonly payoff: Value;
}

/**
 * The sequence form of a two-player game with perfect recall (von Stengel 1996; Koller, Megiddo and von Stengel 1996).
 * A sequence is a player's own actions on a path, 0 the empty one. A plan gives every sequence a weight, 1 to the empty
 * one; the actions of a decision point share the weight of the sequence before it.
 */
export interface SequenceForm {
  readonly places: readonly [readonly Place[], readonly Place[]];
  /** The number of sequences of each player. */
  readonly sequences: readonly [number, number];
  readonly cells: readonly Cell[];
  /** The least payoff and the range of the payoffs; cells hold payoffs scaled to 0 to 1 with them. */
  readonly least: Value;
  readonly range: Value;
  /** The decision point of each node, by id; undefined at chance nodes and leaves. */
  readonly placeOf: readonly (Place | undefined)[];
}

/** Why a tree cannot be solved in sequence form; every reason has a message in each language. */
export type Unsolvable =
  | { readonly type: "players"; readonly players: number; readonly isPerfect: boolean }
  | { readonly type: "sum"; readonly isPerfect: boolean }
  /** A player forgets what it did or knew before this information set. */
  | { readonly type: "recall"; readonly player: number; readonly set: string };

type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** The sequence form of a tree, or the reason why it has none. */
export function sequenceForm(tree: Tree): SequenceForm | Unsolvable {
  const { players, constantSum, imperfect } = factsOf(tree);
  if (players > 2) return { type: "players", players, isPerfect: !imperfect };
  if (!constantSum) return { type: "sum", isPerfect: !imperfect };
  const setOf = new Map<number, { readonly name: string; readonly nodes: readonly InnerNode[] }>();
  for (const set of informationSets(tree)) for (const node of set.nodes) setOf.set(node.id, set);
  const places: [Draft<Place>[], Draft<Place>[]] = [[], []];
  const sequences: [number, number] = [1, 1];
  const placeOf = new Array<Place | undefined>(tree.nodes.length);
  const cells = new Map<string, Draft<Cell>>();
  const payoffs = tree.nodes.flatMap((node) => (node.kind === "leaf" ? [node.value] : []));
  const least = payoffs.reduce(smaller);
  const most = payoffs.reduce(larger);
  const range = most.equals(least) ? ONE : most.sub(least);
  // By node: the sequences of both players that lead to it, and the probability of the chance outcomes on the way.
  const before = new Array<readonly [number, number]>(tree.nodes.length);
  const chances = new Array<Value>(tree.nodes.length);
  before[0] = [0, 0];
  chances[0] = ONE;
  for (const node of tree.nodes) {
    const own = before[node.id]!;
    if (node.kind === "leaf") {
      add(cells, own, chances[node.id]!.mul(node.value.sub(least).div(range)));
      continue;
    }
    let place: Place | undefined;
    if (isDecision(node)) {
      const player = playerOf(node) as 0 | 1;
      const set = setOf.get(node.id);
      place = set && placeOf[set.nodes[0]!.id];
      if (place && place.before !== own[player]) return { type: "recall", player, set: set!.name };
      if (!place) {
        place = {
          index: places[player].length,
          player,
          name: set?.name,
          nodes: set?.nodes ?? [node],
          before: own[player],
          first: sequences[player],
        };
        places[player].push(place);
        sequences[player] += node.children.length;
      }
      placeOf[node.id] = place;
    }
    for (const [i, child] of node.children.entries()) {
      before[child.id] = after(own, place, i);
      chances[child.id] =
        node.kind === "chance" ? chances[node.id]!.mul(node.probabilities[i]!) : chances[node.id]!;
    }
  }
  return { places, sequences, cells: [...cells.values()], least, range, placeOf };
}

function after(
  own: readonly [number, number],
  place: Place | undefined,
  action: number,
): readonly [number, number] {
  if (!place) return own;
  const sequence = place.first + action;
  return place.player === 0 ? [sequence, own[1]] : [own[0], sequence];
}

function add(cells: Map<string, Draft<Cell>>, sequences: readonly [number, number], payoff: Value): void {
  const key = sequences.join();
  const cell = cells.get(key);
  if (cell) cell.payoff = cell.payoff.add(payoff);
  else cells.set(key, { sequences, payoff });
}

/** The error for a tree without a solution. */
export function unsolvableError(reason: Unsolvable): RefusalError {
  switch (reason.type) {
    case "players":
      return new RefusalError("tree-equilibrium-players", {
        players: reason.players,
        isPerfect: reason.isPerfect,
      });
    case "sum":
      return new RefusalError("tree-equilibrium-sum", { isPerfect: reason.isPerfect });
    case "recall":
      return new RefusalError("tree-equilibrium-recall", { player: reason.player, set: reason.set });
  }
}

/** Whether an answer is the reason why there is no solution. */
export function isUnsolvable(answer: object): answer is Unsolvable {
  return "type" in answer;
}

/**
 * The linear program whose solution is the plan that gives a player the most against the best reply. Its variables are
 * a weight for each of the player's own sequences, then the value of the game to the other player, then the values of
 * that player's decision points.
 */
export function programOf({ places, sequences, cells }: SequenceForm, player: 0 | 1): LinearProgram {
  const other = player === 0 ? 1 : 0;
  const own = sequences[player];
  const value = own;
  const placeValue = (place: Place): number => own + 1 + place.index;
  const rows: Row[] = [{ terms: [[0, 1]], relation: "=", right: 1 }];
  for (const place of places[player]) {
    const actions = place.nodes[0]!.children.map((_, i): Term => [place.first + i, 1]);
    rows.push({ terms: [...actions, [place.before, -1]], relation: "=", right: 0 });
  }
  // What the other player gets by a sequence: at least what the decision points and leaves behind it yield.
  const sign = player === 0 ? 1 : -1;
  const behind = Array.from({ length: sequences[other] }, (): Term[] => []);
  for (const { sequences: pair, payoff } of cells) {
    if (!payoff.equals(ZERO)) behind[pair[other]]!.push([pair[player], -sign * payoff.toNumber()]);
  }
  for (const place of places[other]) behind[place.before]!.push([placeValue(place), -1]);
  rows.push({ terms: [[value, 1], ...behind[0]!], relation: "<=", right: 0 });
  for (const place of places[other]) {
    for (let i = 0; i < place.nodes[0]!.children.length; i++) {
      rows.push({ terms: [[placeValue(place), 1], ...behind[place.first + i]!], relation: "<=", right: 0 });
    }
  }
  const variables = own + 1 + places[other].length;
  return {
    variables,
    free: Array.from({ length: variables }, (_, i) => i >= own),
    objective: [[value, 1]],
    rows,
  };
}

/** A linear program in doubles: maximises `objective` over variables of at least 0 (unbounded where `free`). */
export interface LinearProgram {
  readonly variables: number;
  /** Whether a variable may be negative, by index. */
  readonly free: readonly boolean[];
  readonly objective: readonly Term[];
  readonly rows: readonly Row[];
}

/** A variable and its coefficient. */
export type Term = readonly [variable: number, coefficient: number];

/** A sum that is equal to a number, or at most that number. */
export interface Row {
  readonly terms: readonly Term[];
  readonly relation: "=" | "<=";
  readonly right: number;
}

/** Solves linear programs: returns the values of all variables, or undefined if there is no solution. */
export type LinearSolver = (program: LinearProgram) => readonly number[] | undefined;
