import type { Budget } from "../contract/budget.js";
import { SearchError } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import { OVER } from "../contract/game.js";
import { CHANCE } from "../contract/position.js";
import { minimizerOf } from "../contract/sides.js";
import type { StateGraph } from "./graph.js";

/** Exact values of a game without chance. */
export interface Retrograde {
  /** By node, from player 0's side. */
  readonly value: Float64Array;
  /** By node: decisions to an end that one side can force by its fastest play; -1 if neither side can. */
  readonly distance: Int32Array;
}

/**
 * Retrograde analysis (T. Ströhlein 1970; K. Thompson 1986): works backwards from the ends, the best payoffs of each
 * player first. Pauses in between.
 * @param endless the value of endless play, from player 0's side
 * @throws SearchError if the game has chance
 */
export function* retrograde(
  graph: StateGraph,
  facts: Facts,
  endless: number,
  budget: Budget,
): Generator<undefined, Retrograde, void> {
  if (graph.turn.includes(CHANCE)) {
    throw new SearchError(
      "solve-retrograde-chance",
      {},
      "Retrograde analysis cannot solve chance nodes: use value iteration.",
    );
  }
  const { size } = graph;
  const parents = yield* reversed(graph, budget);
  const value = new Float64Array(size).fill(endless);
  const distance = new Int32Array(size).fill(-1);
  const open = new Uint8Array(size).fill(1);
  const left = new Int32Array(size);
  const queue = new Int32Array(size);

  /** All undecided nodes from which one side can force an end that pays `pays`. */
  const attract = function* (
    pays: number,
    attackers: (turn: number) => boolean,
  ): Generator<undefined, void, void> {
    let head = 0;
    let tail = 0;
    for (let node = 0; node < size; node++) {
      if (budget.isDue()) yield;
      left[node] = graph.first[node + 1]! - graph.first[node]!;
      if (graph.turn[node] !== OVER || graph.payoff[node] !== pays) continue;
      open[node] = 0;
      value[node] = pays;
      distance[node] = 0;
      queue[tail++] = node;
    }
    // Moves to nodes decided earlier are even better for the attacker, so they do not help the defender.
    for (let node = 0; node < size; node++) {
      if (budget.isDue()) yield;
      for (let edge = graph.first[node]!; edge < graph.first[node + 1]!; edge++) {
        const to = graph.child[edge]!;
        if (open[to] === 0 && value[to] !== pays) left[node]!--;
      }
    }
    while (head < tail) {
      if (budget.isDue()) yield;
      const node = queue[head++]!;
      for (let i = parents.first[node]!; i < parents.first[node + 1]!; i++) {
        const parent = parents.node[i]!;
        if (open[parent] === 0) continue;
        left[parent]!--;
        if (!attackers(graph.turn[parent]!) && left[parent]! > 0) continue;
        open[parent] = 0;
        value[parent] = pays;
        distance[parent] = distance[node]! + 1;
        queue[tail++] = parent;
      }
    }
  };

  const maximizes = (turn: number): boolean => turn !== minimizerOf(facts);
  const payoffs = new Set<number>();
  for (let node = 0; node < size; node++) if (graph.turn[node] === OVER) payoffs.add(graph.payoff[node]!);
  const sorted = [...payoffs].sort((a, b) => a - b);
  for (const pays of [...sorted].reverse()) if (pays > endless) yield* attract(pays, maximizes);
  for (const pays of sorted) if (pays < endless) yield* attract(pays, (turn) => !maximizes(turn));
  for (let node = 0; node < size; node++) {
    if (graph.turn[node] === OVER) distance[node] = 0;
  }
  return { value, distance };
}

/** The reversed edges: for every node its predecessors, once per edge. */
function* reversed(
  graph: StateGraph,
  budget: Budget,
): Generator<undefined, { first: Int32Array; node: Int32Array }, void> {
  const first = new Int32Array(graph.size + 1);
  for (const to of graph.child) first[to + 1]!++;
  for (let node = 0; node < graph.size; node++) first[node + 1]! += first[node]!;
  const at = first.slice();
  const node = new Int32Array(graph.child.length);
  for (let from = 0; from < graph.size; from++) {
    if (budget.isDue()) yield;
    for (let edge = graph.first[from]!; edge < graph.first[from + 1]!; edge++) {
      node[at[graph.child[edge]!]!++] = from;
    }
  }
  return { first, node };
}
