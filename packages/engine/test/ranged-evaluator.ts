import type { Evaluator } from "../src/contract/evaluator.js";
import { OVER } from "../src/contract/game.js";
import type { Horizon } from "../src/contract/options.js";
import { CHANCE, type Position } from "../src/contract/position.js";
import type { GraphNode, GraphPosition } from "./random-graph.js";

/**
 * The evaluation of a random graph with its narrowest true range: the minimum and the maximum of all payoffs and
 * evaluations that any play and draws can lead to, found by visiting all of them.
 *
 * @param slack how much wider the declared range is, on both sides
 */
export function rangedEvaluator(graph: readonly GraphNode[], horizon: Horizon, slack: number): Evaluator {
  const known = new Map<number, readonly [number, number]>();
  const range = (id: number, depth: number): readonly [number, number] => {
    const key = 64 * id + depth;
    let found = known.get(key);
    if (found === undefined) {
      const { turn, children, value } = graph[id]!;
      const isLeaf = turn === OVER || (depth === 0 && (turn !== CHANCE || horizon === "afterstate"));
      const below = isLeaf ? [] : children.map((child) => range(child, turn === CHANCE ? depth : depth - 1));
      found = isLeaf
        ? [value, value]
        : [Math.min(...below.map(([least]) => least)), Math.max(...below.map(([, most]) => most))];
      known.set(key, found);
    }
    return found;
  };
  return Object.assign((position: Position) => position.evaluate!(), {
    range: (position: Position, depth: number, into: Float64Array) => {
      const [least, most] = range((position as GraphPosition).id, depth);
      into[0] = least - slack;
      into[1] = most + slack;
    },
  });
}
