import { describe, expect, it } from "vitest";
import { GRAPH_FACTS, type GraphNode, GraphPosition, oracle, randomGraph } from "../../test/random-graph.js";
import { OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { Search } from "./search.js";
import { checkDepth, defaultAlgorithm, refusalOf, type SearchSettings } from "./settings.js";
import { Table } from "./table.js";

const CERTAIN = { ...GRAPH_FACTS, chance: false };
const UNBOUNDED = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

type Counts = Pick<Search, "nodes" | "decisions" | "chances" | "cuts" | "tableHits" | "horizons">;

function searched(
  graph: readonly GraphNode[],
  settings: SearchSettings,
  depth: number,
): Counts & { value: number } {
  const search = new Search(new GraphPosition(graph), settings);
  const value = search.run(depth);
  const { nodes, decisions, chances, cuts, tableHits, horizons } = search;
  return { value, nodes, decisions, chances, cuts, tableHits, horizons };
}

describe("a default setting", () => {
  /** Searches with equal settings visit the same nodes; with different ones, some visit others. */
  const compare = (
    one: (seed: number) => SearchSettings,
    same: (seed: number) => SearchSettings,
    other: (seed: number) => SearchSettings,
  ): void => {
    let different = 0;
    for (let seed = 0; seed < 60; seed++) {
      const chance = one(seed).facts.chance;
      const graph = randomGraph(`default ${seed}`, { chance, spread: 30 });
      const found = searched(graph, one(seed), 4);
      expect(searched(graph, same(seed), 4), `seed ${seed}`).toEqual(found);
      if (searched(graph, other(seed), 4).nodes !== found.nodes) different++;
    }
    expect(different).toBeGreaterThan(5);
  };

  it("is Star2 with chance, expectiminimax with infinite bounds, else alpha-beta", () => {
    const infinite = { ...GRAPH_FACTS, bounds: UNBOUNDED };
    const half = { ...GRAPH_FACTS, bounds: [-1, Number.POSITIVE_INFINITY] as const };
    expect([GRAPH_FACTS, infinite, half, CERTAIN].map(defaultAlgorithm)).toEqual([
      "star2",
      "expectiminimax",
      "expectiminimax",
      "alpha-beta",
    ]);
    for (const [facts, algorithm, other] of [
      [GRAPH_FACTS, "star2", "star1"],
      [infinite, "expectiminimax", undefined],
      [CERTAIN, "alpha-beta", "minimax"],
    ] as const) {
      const differs = other ?? "star1";
      compare(
        () => ({ facts }),
        () => ({ facts, algorithm }),
        () => ({ facts: other ? facts : GRAPH_FACTS, algorithm: differs }),
      );
    }
  });

  it("is 3 probes for Star2.5; with one it is Star2, and fewer than one count as one", () => {
    const star25 = { facts: GRAPH_FACTS, algorithm: "star2.5" } as const;
    compare(
      () => star25,
      () => ({ ...star25, probes: 3 }),
      () => ({ ...star25, probes: 2 }),
    );
    compare(
      () => ({ ...star25, probes: 1 }),
      () => ({ facts: GRAPH_FACTS, algorithm: "star2" }),
      () => star25,
    );
    compare(
      () => ({ ...star25, probes: 1 }),
      () => ({ ...star25, probes: 0 }),
      () => star25,
    );
  });

  it("is move ordering", () => {
    for (const facts of [GRAPH_FACTS, CERTAIN]) {
      compare(
        () => ({ facts }),
        () => ({ facts, ordering: true }),
        () => ({ facts, ordering: false }),
      );
    }
  });

  it("is principal variation search with ordering, a table and no chance, unless ties are kept", () => {
    const table = (): Table => new Table(1 << 10);
    compare(
      () => ({ facts: CERTAIN, table: table() }),
      () => ({ facts: CERTAIN, table: table(), pvs: true }),
      () => ({ facts: CERTAIN, table: table(), pvs: false }),
    );
    const without: Omit<SearchSettings, "table">[] = [
      { facts: GRAPH_FACTS },
      { facts: CERTAIN, ordering: false },
      { facts: CERTAIN, ties: "keep" },
    ];
    for (const settings of without) {
      compare(
        () => ({ ...settings, table: table() }),
        () => ({ ...settings, table: table(), pvs: false }),
        () => ({ ...settings, table: table(), pvs: true }),
      );
    }
    compare(
      () => ({ facts: CERTAIN }),
      () => ({ facts: CERTAIN, pvs: false }),
      () => ({ facts: CERTAIN, pvs: true }),
    );
  });

  it("is the horizon that the position declares", () => {
    for (let seed = 0; seed < 40; seed++) {
      const graph = randomGraph(`horizon ${seed}`, { spread: 30 });
      for (const afterstate of [true, false, undefined]) {
        const position = Object.assign(
          new GraphPosition(graph),
          afterstate === undefined ? {} : { afterstate },
        );
        const found = new Search(position, { facts: GRAPH_FACTS }).run(2);
        expect(found).toBeCloseTo(oracle(graph, 0, 2, afterstate ? "afterstate" : "decision"), 12);
      }
    }
  });

  it("is the position's own evaluation, or the middle of the bounds if it has none", () => {
    const graph = randomGraph("no evaluation", { spread: 60 });
    const blind = (value: number): GraphNode[] =>
      graph.map((node) => (node.turn === OVER ? node : { ...node, value }));
    const position = (): Position => Object.assign(new GraphPosition(graph), { evaluate: undefined });
    const value = (facts: SearchSettings["facts"]): number => new Search(position(), { facts }).run(2);
    expect(value({ ...GRAPH_FACTS, bounds: [-1, 2] })).toBeCloseTo(oracle(blind(0.5), 0, 2, "decision"), 12);
    expect(value({ ...GRAPH_FACTS, bounds: UNBOUNDED })).toBeCloseTo(oracle(blind(0), 0, 2, "decision"), 12);
    const given = new Search(new GraphPosition(graph), { facts: GRAPH_FACTS, evaluator: () => 0.25 }).run(2);
    expect(given).toBeCloseTo(oracle(blind(0.25), 0, 2, "decision"), 12);
  });
});

describe("a table kept for another search", () => {
  it("answers nothing that was searched with another evaluator, horizon, bounds or owner", () => {
    const variants: Omit<SearchSettings, "table">[] = [
      { facts: GRAPH_FACTS },
      { facts: GRAPH_FACTS, evaluator: () => 0.5 },
      { facts: GRAPH_FACTS, evaluator: () => -0.5 },
      { facts: GRAPH_FACTS, horizon: "afterstate" },
      { facts: { ...GRAPH_FACTS, bounds: [-3, 1] } },
      { facts: { ...GRAPH_FACTS, bounds: [-1, 3] } },
      { facts: GRAPH_FACTS, owner: ["a"] },
      { facts: GRAPH_FACTS, owner: ["b"] },
    ];
    for (let seed = 0; seed < 10; seed++) {
      const graph = randomGraph(`owner ${seed}`, { spread: 30 });
      const table = new Table(1 << 10);
      const last = variants.map((settings) => searched(graph, { ...settings, table }, 4));
      for (const [i, settings] of variants.entries())
        expect(last[i], `${seed} ${i}`).toEqual(
          searched(graph, { ...settings, table: new Table(1 << 10) }, 4),
        );
      // The same search again is answered.
      const again = searched(graph, { ...variants.at(-1)!, table }, 4);
      expect(again.nodes).toBe(1);
    }
  });
});

describe("a search's counters", () => {
  it("count every node by its kind and every evaluation at the horizon", () => {
    for (let seed = 0; seed < 100; seed++) {
      const graph = randomGraph(`kinds ${seed}`);
      const expected = { nodes: 0, decisions: 0, chances: 0, horizons: 0, cuts: 0, tableHits: 0 };
      const count = (id: number, depth: number): void => {
        const { turn, children } = graph[id]!;
        expected.nodes++;
        if (turn === OVER) return;
        if (turn !== CHANCE && depth === 0) {
          expected.horizons++;
          return;
        }
        if (turn === CHANCE) expected.chances++;
        else expected.decisions++;
        for (const child of children) count(child, turn === CHANCE ? depth : depth - 1);
      };
      count(0, 3);
      const { value, ...found } = searched(graph, { facts: GRAPH_FACTS, algorithm: "expectiminimax" }, 3);
      expect(found).toEqual(expected);
      expect(value).toBeCloseTo(oracle(graph, 0, 3, "decision"), 12);
    }
  });

  it("count 7 of the 9 leaves of AIMA's tree, with two closed windows", () => {
    const tree: GraphNode[] = [
      { turn: 0, children: [1, 2, 3], probabilities: [], value: 0 },
      ...[4, 7, 10].map((id) => ({ turn: 1, children: [id, id + 1, id + 2], probabilities: [], value: 0 })),
      ...[3, 12, 8, 2, 4, 6, 14, 5, 2].map((value) => ({
        turn: OVER,
        children: [],
        probabilities: [],
        value,
      })),
    ];
    const facts = { ...CERTAIN, bounds: [0, 20] } as const;
    const settings = { facts, algorithm: "alpha-beta", ordering: false } as const;
    expect(searched(tree, settings, 2)).toEqual({
      value: 3,
      nodes: 11,
      decisions: 4,
      chances: 0,
      cuts: 2,
      tableHits: 0,
      horizons: 0,
    });
    expect(searched(tree, { ...settings, algorithm: "minimax" }, 2)).toMatchObject({
      value: 3,
      nodes: 13,
      cuts: 0,
    });
  });
});

describe("errors", () => {
  it("about a depth name it", () => {
    for (const depth of [0, -1, 0.5, 1001, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => checkDepth(depth)).toThrow(
        `The depth must be a whole number of decisions from 1 to 1000, not ${depth}.`,
      );
    }
    for (const depth of [1, 1000]) expect(checkDepth(depth)).toBe(undefined);
  });

  it("about facts say which algorithm to use", () => {
    const three = { ...GRAPH_FACTS, players: 3 };
    expect(refusalOf("star1", three)).toMatchObject({
      id: "search-many-players",
      values: { method: "star1", players: 3 },
    });
    expect(refusalOf("star1", { ...three, cooperative: true, zeroSum: false })).toBe(undefined);
    const general = { ...GRAPH_FACTS, zeroSum: false };
    expect(refusalOf("star1", general)?.id).toBe("search-general-sum");
    expect(refusalOf("star1", { ...general, cooperative: true })).toBe(undefined);
    expect(refusalOf("star1", { ...general, players: 1 })).toBe(undefined);
    expect(refusalOf("star1", { ...GRAPH_FACTS, hidden: true })?.id).toBe("search-hidden");
    for (const algorithm of ["minimax", "alpha-beta"] as const) {
      const instead = ["expectiminimax", "star1", "star2", "star2.5"];
      expect(refusalOf(algorithm, GRAPH_FACTS)).toMatchObject({
        id: "search-no-chance",
        values: { method: algorithm, instead },
        message: `${algorithm} cannot search chance nodes: use expectiminimax, star1, star2 or star2.5.`,
      });
      expect(refusalOf(algorithm, CERTAIN)).toBe(undefined);
    }
    const infinite = { ...GRAPH_FACTS, bounds: UNBOUNDED };
    for (const algorithm of ["star1", "star2", "star2.5"] as const) {
      expect(refusalOf(algorithm, infinite)?.message).toContain("facts.bounds is [-Infinity, Infinity]");
      expect(refusalOf(algorithm, GRAPH_FACTS)).toBe(undefined);
    }
    expect(refusalOf("expectiminimax", infinite)).toBe(undefined);
    expect(refusalOf("alpha-beta", { ...CERTAIN, bounds: UNBOUNDED })).toBe(undefined);
  });

  it("do not concern paths of more than 512 nodes, which are evaluated there", () => {
    const chain = (length: number): GraphNode[] => [
      ...Array.from({ length }, (_, id) => ({
        turn: CHANCE,
        children: [id + 1],
        probabilities: [1],
        value: 0,
      })),
      { turn: OVER, children: [], probabilities: [], value: 0.5 },
    ];
    expect(searched(chain(512), { facts: GRAPH_FACTS }, 1).value).toBe(0.5);
    for (const algorithm of ["expectiminimax", "star1"] as const) {
      const walk = new Search(new GraphPosition(chain(2000)), { facts: GRAPH_FACTS, algorithm });
      expect(walk.run(1)).toBe(0);
      expect(walk.longPaths).toBe(1);
      expect(walk.horizons).toBe(1);
    }
  });

  it("about an evaluator start beyond its bounds", () => {
    const graph = randomGraph("evaluator", { spread: 60 });
    const run = (value: number) => () =>
      new Search(new GraphPosition(graph), { facts: GRAPH_FACTS, evaluator: () => value }).run(1);
    for (const value of [-1, 0, 1]) expect(run(value)).not.toThrow();
    for (const value of [-1.001, 1.001, Number.NaN])
      expect(run(value)).toThrow(`The evaluator gave ${value}, outside the bounds [-1, 1] of the game`);
  });
});
