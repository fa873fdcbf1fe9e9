import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { decideMinimax } from "../../test/decide.js";
import { GRAPH_FACTS, GraphPosition, oracle, randomGraph } from "../../test/random-graph.js";
import { pig } from "../../test/sample-games.js";
import { Table } from "../search/table.js";
import { PrunedPosition } from "./pruned-position.js";
import { search } from "./root.js";

const SPARSE = cases(200, 20);
const GAMES = cases(500, 25);

describe("probability threshold", () => {
  it("keeps its error within the reported limit", () => {
    let wrong = 0;
    let tight = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const graph = randomGraph(`threshold ${seed}`);
      for (const threshold of [0.05, 0.15, 0.3]) {
        const depth = 1 + (seed % 5);
        const position = new PrunedPosition(new GraphPosition(graph), { threshold }, GRAPH_FACTS);
        const { value } = search(position, { facts: GRAPH_FACTS, depth, table: new Table(64) });
        const off = Math.abs(value - oracle(graph, 0, depth, "decision"));
        const [approximation] = position.approximations(depth);
        if (off > 1e-12) wrong++;
        expect(off).toBeLessThanOrEqual((approximation?.error ?? 0) + 1e-12);
        if (approximation) expect(approximation.kind).toBe("threshold");
        if (approximation && approximation.error! < 2) tight++;
      }
    }
    expect(wrong).toBeGreaterThan(cases(200, 20));
    expect(tight).toBeGreaterThan(cases(200, 20));
  });

  it("never drops every outcome", () => {
    const uniform = { turn: -2, children: [1, 2], probabilities: [0.5, 0.5], value: 0 };
    const end = (value: number) => ({ turn: -1, children: [], probabilities: [], value });
    const position = new PrunedPosition(
      new GraphPosition([uniform, end(1), end(0)]),
      { threshold: 0.9 },
      GRAPH_FACTS,
    );
    expect(search(position, { facts: GRAPH_FACTS, depth: 1 }).value).toBe(0.5);
    expect(position.approximations(1)).toEqual([]);
  });
});

describe("beam", () => {
  it("as wide as the game is exact; a narrower beam never does better for a single player", () => {
    let worse = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const graph = randomGraph(`beam ${seed}`, { players: 1 });
      const value = (beam: number): [number, number] => {
        const position = new PrunedPosition(new GraphPosition(graph), { beam }, GRAPH_FACTS);
        const report = search(position, { facts: GRAPH_FACTS, depth: 4 });
        return [report.value, position.approximations(4).length];
      };
      const truth = oracle(graph, 0, 4, "decision");
      expect(value(5)).toEqual([expect.closeTo(truth, 12), 0]);
      expect(value(1)[0]).toBeLessThanOrEqual(truth + 1e-12);
      if (value(1)[0] < truth - 1e-12) {
        worse++;
        expect(value(1)[1]).toBe(1);
      }
    }
    expect(worse).toBeGreaterThan(GAMES / 10);
  });

  it("keeps the moves with the best evaluations", () => {
    const leaf = (value: number) => ({ turn: -1, children: [], probabilities: [], value });
    const graph = [
      { turn: 1, children: [1, 2, 3], probabilities: [], value: 0 },
      leaf(0.5),
      leaf(-0.5),
      leaf(0),
    ];
    const position = new PrunedPosition(new GraphPosition(graph), { beam: 2 }, GRAPH_FACTS);
    const { rows } = search(position, { facts: GRAPH_FACTS, depth: 1, rank: "all" });
    expect(rows.map((row) => row.move)).toEqual([1, 2]);
  });
});

describe("sparse sampling", () => {
  it("repeats its samples and approaches the exact value with many samples", () => {
    let off = 0;
    for (let seed = 0; seed < SPARSE; seed++) {
      const graph = randomGraph(`sparse ${seed}`);
      const value = (sparse: number, draw: number): number => {
        const position = new PrunedPosition(new GraphPosition(graph), { sparse, seed: draw }, GRAPH_FACTS);
        return search(position, { facts: GRAPH_FACTS, depth: 3, table: new Table(64) }).value;
      };
      expect(value(2, 1)).toBe(value(2, 1));
      const truth = oracle(graph, 0, 3, "decision");
      let sum = 0;
      for (let draw = 0; draw < 20; draw++) sum += value(3, draw);
      off += Math.abs(sum / 20 - truth);
      expect(value(5, 0)).toBeCloseTo(truth, 12);
    }
    expect(off / SPARSE).toBeLessThan(0.1);
  });
});

it("a decision reports what was pruned", async () => {
  const state = [10, 10, 4, 0] as const;
  const exact = await decideMinimax(pig(40), state, { depth: 4 });
  const cut = await decideMinimax(pig(40), state, { depth: 4, sparse: 2 });
  // Pig has no evaluator, so nothing evaluates it at the horizon.
  const without = exact.approximations;
  expect(without.map(({ kind }) => kind)).toEqual(["horizon", "unjudged"]);
  expect(cut.approximations).toHaveLength(3);
  expect(cut.approximations).toEqual(expect.arrayContaining([...without, { kind: "sampled" }]));
  expect(cut.solved).toBe(false);
  const beam = await decideMinimax(pig(40), state, { depth: 3, beam: 1, evaluator: () => 0.5 });
  expect(beam.approximations).toContainEqual({ kind: "beam" });
  expect(beam.actions).toHaveLength(1);
});
