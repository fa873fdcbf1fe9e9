/** Random small games for the engine's own tests, and the simplest possible search as a reference for the others. */
import { mix32, sfc32 } from "../src/chance/sfc32.js";
import type { Chance } from "../src/contract/chance.js";
import type { Facts } from "../src/contract/facts.js";
import { type Game, OVER } from "../src/contract/game.js";
import type { Horizon } from "../src/contract/options.js";
import { CHANCE } from "../src/contract/position.js";
import { type ListedNode, NodePosition } from "./node-position.js";

export interface GraphNode extends ListedNode {
  /** Payoff at the end, evaluation elsewhere; in [-1, 1]. */
  readonly value: number;
}

export const GRAPH_FACTS: Facts = {
  players: 2,
  zeroSum: true,
  cooperative: false,
  bounds: [-1, 1],
  cycles: false,
  chance: true,
  hidden: false,
};

export interface GraphOptions {
  readonly chance?: boolean;
  readonly players?: 1 | 2;
  /** Children are drawn from this many next nodes: the smaller, the more paths lead to one node. */
  readonly spread?: number;
  /** Values are multiples of 1 / grain, so that ties occur. */
  readonly grain?: number;
}

/**
 * A random acyclic graph: players in any order, several decisions or chance nodes in a row, ends at all depths,
 * unequal and tiny probabilities, nodes reached by many paths.
 */
export function randomGraph(seed: number | string, options: GraphOptions = {}): GraphNode[] {
  const { chance = true, players = 2, spread = 12, grain = 4 } = options;
  const next = sfc32(seed);
  const below = (count: number): number => next() % count;
  const size = 24 + below(40);
  return Array.from({ length: size }, (_, id): GraphNode => {
    const value = (below(2 * grain + 1) - grain) / grain;
    const room = Math.min(spread, size - 1 - id);
    if (room === 0 || (id > 0 && below(8) === 0))
      return { turn: OVER, children: [], probabilities: [], value };
    const turn = chance && id > 0 && below(3) === 0 ? CHANCE : below(players);
    const wanted = 1 + below(Math.min(5, room));
    const children = new Set<number>();
    while (children.size < wanted) children.add(id + 1 + below(room));
    const weights = [...children].map(() => (below(10) === 0 ? 1e-7 : 1 + below(9)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const probabilities = turn === CHANCE ? weights.map((weight) => weight / total) : [];
    return { turn, children: [...children], probabilities, value };
  });
}

/** A position on a graph; a move is the index of a child. */
export class GraphPosition extends NodePosition<GraphNode> {
  readonly width = 8;

  constructor(graph: readonly GraphNode[], id = 0) {
    super(graph, id);
  }

  payoff(player: number): number {
    return player === 0 ? this.node.value : -this.node.value;
  }

  /** Few distinct low words on purpose: every table entry is contested. */
  hashLow(): number {
    return this.id & 3;
  }

  hashHigh(): number {
    return mix32(this.id);
  }

  copy(): GraphPosition {
    return new GraphPosition(this.nodes, this.id);
  }

  evaluate(): number {
    return this.node.value;
  }
}

/** Expectiminimax by its definition: no windows, no table, no ordering. */
export function oracle(
  graph: readonly GraphNode[],
  id: number,
  depth: number,
  horizon: Horizon,
  visit: () => void = () => {},
): number {
  visit();
  const { turn, children, probabilities, value } = graph[id]!;
  if (turn === OVER) return value;
  if (depth === 0 && (turn !== CHANCE || horizon === "afterstate")) return value;
  const left = turn === CHANCE ? depth : depth - 1;
  const values = children.map((child) => oracle(graph, child, left, horizon, visit));
  if (turn === CHANCE) return values.reduce((sum, v, i) => sum + probabilities[i]! * v, 0);
  return turn === 0 ? Math.max(...values) : Math.min(...values);
}

/**
 * A random graph as rules: a state is a node, and play continues through chance nodes. Evaluations may look like
 * wins.
 */
export function graphGame(
  graph: readonly GraphNode[],
  players: 1 | 2,
  chance: boolean,
): Game<number, number> {
  const onward = (id: number, draw: Chance): number => {
    const { turn, children, probabilities } = graph[id]!;
    if (turn !== CHANCE) return id;
    return onward(draw.weighted(children.map((child, i) => [child, probabilities[i]!])), draw);
  };
  return {
    name: "graph",
    facts: { ...GRAPH_FACTS, players, chance, ...(players === 1 && { zeroSum: false }) },
    start: () => 0,
    turn: (id) => graph[id]!.turn,
    actions: (id) => graph[id]!.children,
    play: (_, child, draw) => onward(child, draw),
    payoff: (id) => [graph[id]!.value, -graph[id]!.value].slice(0, players),
    evaluators: { default: (id) => graph[id]!.value },
  };
}
