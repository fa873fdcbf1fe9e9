import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GraphNode, GraphPosition } from "../../test/random-graph.js";
import { OVER } from "../contract/game.js";
import { CHANCE } from "../contract/position.js";
import { MoveOrder, pickBest, sortOutcomes } from "./order.js";
import { NO_MOVE } from "./table.js";

const leaf = (value: number): GraphNode => ({ turn: OVER, children: [], probabilities: [], value });

describe("pickBest", () => {
  it("moves the highest scores to the front one by one and keeps the order of the others", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 12 }), (given) => {
        const scores = Float64Array.from(given);
        const moves = Int32Array.from(given, (_, i) => i);
        const done: number[] = [];
        for (let i = 0; i < given.length; i++) {
          pickBest(moves, scores, i, given.length);
          done.push(moves[i]!);
          const rest = given.map((_, move) => move).filter((move) => !done.includes(move));
          expect([...moves.subarray(i + 1)]).toEqual(rest);
          expect([...scores]).toEqual([...moves].map((move) => given[move]));
        }
        // A stable sort by falling score.
        const sorted = given.map((_, move) => move).sort((a, b) => given[b]! - given[a]!);
        expect(done).toEqual(sorted);
      }),
      { seed: 14 },
    );
  });

  it("ignores moves beyond the count", () => {
    const moves = Int32Array.of(10, 11, 12);
    const scores = Float64Array.of(1, 2, 9);
    pickBest(moves, scores, 0, 2);
    expect([...moves]).toEqual([11, 10, 12]);
  });
});

describe("sortOutcomes", () => {
  it("sorts by falling probability, with a stable order of ties, and nothing beyond the count", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 12 }),
        fc.nat({ max: 3 }),
        (weights, beyond) => {
          const count = Math.max(1, weights.length - beyond);
          const outcomes = Int32Array.from(weights, (_, i) => i);
          const probability = Float64Array.from(weights);
          sortOutcomes(outcomes, probability, count);
          const order = weights.map((_, i) => i);
          const sorted = order.slice(0, count).sort((a, b) => weights[b]! - weights[a]!);
          expect([...outcomes]).toEqual([...sorted, ...order.slice(count)]);
          expect([...probability]).toEqual([...outcomes].map((outcome) => weights[outcome]));
        },
      ),
      { seed: 14 },
    );
  });
});

describe("moves are rated", () => {
  const moves = Int32Array.of(0, 1, 2, 3);
  /** Moves to a leaf, to a decision, to a chance node and to a leaf. */
  const graph: GraphNode[] = [
    { turn: 0, children: [1, 2, 3, 4], probabilities: [], value: 0 },
    leaf(-0.5),
    { turn: 1, children: [1], probabilities: [], value: 0.75 },
    { turn: CHANCE, children: [1], probabilities: [1], value: -0.25 },
    leaf(0.5),
  ];
  const evaluate = (position: object): number => (position as GraphPosition).evaluate();
  const rated = (order: MoveOrder, side: 0 | 1, { depth = 3, hint = NO_MOVE } = {}): number[] | false => {
    const scores = new Float64Array(4);
    return order.rate(moves, scores, 4, depth, side, hint) && [...scores];
  };

  it("by the evaluation of the position after them, from the side to move", () => {
    const position = new GraphPosition(graph);
    const before = new MoveOrder(position, evaluate, true);
    expect(rated(before, 0)).toEqual([-0.5, 0.75, -0.25, 0.5]);
    expect(rated(before, 1)).toEqual([0.5, -0.75, 0.25, -0.5]);
    // A chance node has no value if the evaluator evaluates only after chance.
    const after = new MoveOrder(position, evaluate, false);
    expect(rated(after, 0)).toEqual([-0.5, 0.75, 0, 0.5]);
    expect(position.id).toBe(0);
  });

  it("by the game's own promise first, with the table's move before all", () => {
    const position = Object.assign(new GraphPosition(graph), { promise: (move: number) => 10 - move });
    const order = new MoveOrder(position, evaluate, true);
    expect(rated(order, 0)).toEqual([10, 9, 8, 7]);
    expect(rated(order, 1)).toEqual([10, 9, 8, 7]);
    expect(rated(order, 0, { hint: 2 })).toEqual([10, 9, Number.POSITIVE_INFINITY, 7]);
    expect(rated(order, 0, { hint: 99 })).toEqual([10, 9, 8, 7]);
  });

  it("not at all above leaves, where rating costs as much as searching", () => {
    const order = new MoveOrder(new GraphPosition(graph), evaluate, true);
    expect(rated(order, 0, { depth: 1 })).toBe(false);
    expect(rated(order, 0, { depth: 2 })).not.toBe(false);
  });

  it("by their side's cuts, weighted by the squared depth", () => {
    const order = new MoveOrder(new GraphPosition(graph), undefined, true);
    expect(rated(order, 0)).toEqual([0, 0, 0, 0]);
    order.reward(3, 0, 5);
    expect(rated(order, 0)).toEqual([0, 0, 0, 25]);
    expect(rated(order, 1)).toEqual([0, 0, 0, 0]);
    order.reward(1, 0, 2);
    order.reward(1, 0, 2);
    order.reward(2, 1, 3);
    expect(rated(order, 0)).toEqual([0, 8, 0, 25]);
    expect(rated(order, 1)).toEqual([0, 0, 9, 0]);
  });

  it("with a history that fades", () => {
    const order = new MoveOrder(new GraphPosition(graph), undefined, true);
    order.reward(0, 1, 1000);
    for (let i = 0; i < 500; i++) order.reward(1, 0, 1000);
    expect(rated(order, 0)).toEqual([0, 500e6, 0, 0]);
    order.reward(1, 0, 1);
    expect(rated(order, 0)).toEqual([0, 250e6 + 0.5, 0, 0]);
    expect(rated(order, 1)).toEqual([0.5e6, 0, 0, 0]);
  });

  it("whatever the number of a move", () => {
    const order = new MoveOrder(new GraphPosition(graph), undefined, true);
    const wide = Int32Array.of(5, 5 + 4096, -1, 4095);
    order.reward(5, 1, 2);
    order.reward(-1, 1, 3);
    const scores = new Float64Array(4);
    order.rate(wide, scores, 4, 3, 1, NO_MOVE);
    // Moves whose numbers differ by 4096 share a bucket.
    expect([...scores]).toEqual([4, 4, 9, 9]);
  });
});
