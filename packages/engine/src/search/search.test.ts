import { describe, expect, it, vi } from "vitest";
import { cases, IS_LONG } from "../../../../tests/cases.js";
import { GRAPH_FACTS, type GraphNode, GraphPosition, oracle, randomGraph } from "../../test/random-graph.js";
import { ticTacToe } from "../../test/sample-games.js";
import { sfc32 } from "../chance/sfc32.js";
import { OVER } from "../contract/game.js";
import { HORIZONS } from "../contract/options.js";
import { CHANCE } from "../contract/position.js";
import { search } from "../minimax/root.js";
import { positionOf } from "../position/adapter.js";
import { Search } from "./search.js";
import { SEARCH_ALGORITHMS, type SearchAlgorithm, type SearchSettings } from "./settings.js";
import { Table } from "./table.js";

const CHANCE_ALGORITHMS = ["expectiminimax", "star1", "star2", "star2.5"] as const;
const GAMES = cases(2000, 60);

/** Every combination of settings that must not change a value. */
function* settings(chance: boolean): Generator<SearchSettings> {
  const algorithms: readonly SearchAlgorithm[] = chance ? CHANCE_ALGORITHMS : SEARCH_ALGORITHMS;
  for (const algorithm of algorithms) {
    for (const table of [false, true]) {
      for (const [ordering, pvs] of [
        [false, false],
        [true, false],
        [true, true],
        [false, true],
      ] as const) {
        const facts = { ...GRAPH_FACTS, chance };
        // 8 entries: far too few, so that they are contested.
        yield { facts, algorithm, ordering, pvs, table: table && new Table(8), probes: 2 };
      }
    }
  }
}

it("makes all buffers before it visits the first node", () => {
  // Buffers made while the search runs would make the runtime compile it again in the next one.
  const search = new Search(positionOf(ticTacToe, ticTacToe.start(undefined as never)), {
    facts: ticTacToe.facts,
  });
  search.reserve(9);
  const room = vi.spyOn(search, "room");
  expect(search.run(9)).toBe(0);
  expect(room).not.toHaveBeenCalled();
});

it("counts the cut of a chance node once, not again at the chance node above it", () => {
  const leaf = (value: number): GraphNode => ({ turn: OVER, children: [], probabilities: [], value });
  const graph: GraphNode[] = [
    { turn: CHANCE, children: [1, 2], probabilities: [0.5, 0.5], value: 0 },
    { turn: 0, children: [3, 4], probabilities: [], value: 0 },
    leaf(0),
    leaf(0.5),
    // At most -0.2 once its first child is known, less than the 0.5 of the first move.
    { turn: CHANCE, children: [5, 6], probabilities: [0.6, 0.4], value: 0 },
    leaf(-1),
    leaf(1),
  ];
  const search = new Search(new GraphPosition(graph), { facts: GRAPH_FACTS, algorithm: "star1" });
  expect(search.run(9)).toBe(0.25);
  expect(search.cuts).toBe(1);
});

describe("every setting gives the value of the definition", () => {
  it.each([
    ["with chance", { chance: true }],
    ["without chance", { chance: false }],
    ["for one player", { players: 1 as const }],
    ["with many ties", { grain: 1 }],
    ["with hardly any ties", { grain: 1000 }],
    ["as nearly a tree", { spread: 60 }],
  ])("%s, full window, all depths and horizons", (_, options) => {
    for (let seed = 0; seed < GAMES / 8; seed++) {
      const graph = randomGraph(`${seed} ${JSON.stringify(options)}`, options);
      const all = [...settings(!("chance" in options) || options.chance)];
      for (const horizon of HORIZONS) {
        for (let depth = 1; depth <= 5; depth++) {
          const value = oracle(graph, 0, depth, horizon);
          const setting = all[(seed * 10 + depth * 2 + HORIZONS.indexOf(horizon)) % all.length]!;
          const found = new Search(new GraphPosition(graph), { ...setting, horizon }).run(depth);
          expect(Math.abs(found - value), JSON.stringify({ seed, depth, horizon, setting })).toBeLessThan(
            1e-12,
          );
        }
      }
    }
  });

  it("in all settings on the same games, with the table kept from depth to depth", () => {
    for (let seed = 0; seed < GAMES / 100; seed++) {
      const graph = randomGraph(`kept ${seed}`);
      for (const setting of settings(true)) {
        for (const depth of [1, 2, 3, 4, 5, 6, 3, 30]) {
          const found = new Search(new GraphPosition(graph), setting).run(depth);
          const value = oracle(graph, 0, depth, "decision");
          expect(Math.abs(found - value), JSON.stringify({ seed, depth, setting })).toBeLessThan(1e-12);
        }
      }
    }
  });

  it("and a true bound for every window", () => {
    const next = sfc32("windows");
    let outside = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const graph = randomGraph(`window ${seed}`, { grain: 5 });
      const all = [...settings(true)];
      const depth = 1 + (next() % 5);
      const value = oracle(graph, 0, depth, "decision");
      const alpha = (next() % 2000) / 1000 - 1;
      const beta = alpha + ((next() % 1000) + 1) / 1000;
      for (let i = 0; i < 6; i++) {
        const setting = all[next() % all.length]!;
        const found = new Search(new GraphPosition(graph), setting).run(depth, alpha, beta);
        const what = JSON.stringify({ seed, depth, alpha, beta, value, found, setting });
        if (found <= alpha) expect(value, what).toBeLessThanOrEqual(found + 1e-12);
        else if (found >= beta) expect(value, what).toBeGreaterThanOrEqual(found - 1e-12);
        else expect(Math.abs(found - value), what).toBeLessThan(1e-12);
        if (found <= alpha || found >= beta) outside++;
      }
    }
    expect(outside).toBeGreaterThan(GAMES);
  });

  it("at the root for every move, exact or bounded as reported", () => {
    let bounded = 0;
    for (let seed = 0; seed < GAMES / 4; seed++) {
      const graph = randomGraph(`root ${seed}`, { spread: 20 });
      const root = graph[0]!;
      for (const setting of [...settings(true)].filter((_, i) => i % 4 === seed % 4)) {
        for (const rank of ["all", "best"] as const) {
          const depth = 4;
          const report = search(new GraphPosition(graph), { ...setting, rank, depth });
          const value = oracle(graph, 0, report.depth, "decision");
          expect(Math.abs(report.value - value)).toBeLessThan(1e-12);
          expect(report.rows.map((row) => row.move).sort()).toEqual(root.children.map((_, i) => i));
          for (const row of report.rows) {
            const truth = oracle(graph, root.children[row.move]!, row.depth - 1, "decision");
            if (row.bound === "exact") expect(Math.abs(row.value - truth)).toBeLessThan(1e-12);
            else if (row.bound === "upper") expect(truth).toBeLessThanOrEqual(row.value + 1e-12);
            else expect(truth).toBeGreaterThanOrEqual(row.value - 1e-12);
            if (row.bound !== "exact") bounded++;
            if (rank === "all") expect(row.bound).toBe("exact");
          }
          const best = report.rows[0]!;
          const truth = oracle(graph, root.children[best.move]!, report.depth - 1, "decision");
          expect(Math.abs(truth - value)).toBeLessThan(1e-12);
          if (report.solved) expect(Math.abs(oracle(graph, 0, 99, "decision") - value)).toBeLessThan(1e-12);
        }
      }
    }
    expect(bounded).toBeGreaterThan(GAMES / 4);
  });
});

describe("nodes", () => {
  it("at full width are those of the definition, by kind", () => {
    for (let seed = 0; seed < cases(100, 20); seed++) {
      const graph = randomGraph(`count ${seed}`);
      let nodes = 0;
      oracle(graph, 0, 5, "decision", () => nodes++);
      const found = new Search(new GraphPosition(graph), { facts: GRAPH_FACTS, algorithm: "expectiminimax" });
      found.run(5);
      expect(found.nodes).toBe(nodes);
    }
  });

  it("Star1 never visits more than full width in the same order", () => {
    let fewer = 0;
    for (let seed = 0; seed < cases(500, 20); seed++) {
      const graph = randomGraph(`star1 ${seed}`, { spread: 30 });
      const count = (algorithm: SearchAlgorithm): number => {
        const one = new Search(new GraphPosition(graph), { facts: GRAPH_FACTS, algorithm, ordering: false });
        one.run(6);
        return one.nodes;
      };
      expect(count("star1")).toBeLessThanOrEqual(count("expectiminimax"));
      if (count("star1") < count("expectiminimax")) fewer++;
    }
    expect(fewer).toBeGreaterThan(cases(250, 8));
  });

  it.runIf(IS_LONG)("tic-tac-toe: value 0, 549,946 nodes of the full tree", () => {
    const position = positionOf(ticTacToe, ticTacToe.start(undefined as never));
    const full = new Search(position, { facts: ticTacToe.facts, algorithm: "minimax" });
    expect(full.run(9)).toBe(0);
    expect(full.nodes).toBe(549_946);
    expect(full.horizons).toBe(0);
    const cut = new Search(position, { facts: ticTacToe.facts, algorithm: "alpha-beta", table: new Table() });
    expect(cut.run(9)).toBe(0);
    expect(cut.nodes).toBeLessThan(10_000);
  });

  it("two positions with the same low hash word are distinguished by the other", () => {
    // All leaves' parents collide in `hashLow`; only `hashHigh` distinguishes their values.
    const graph: GraphNode[] = [
      { turn: 0, children: [1, 2, 3, 4], probabilities: [], value: 0 },
      ...[5, 6, 7, 8].map(
        (child): GraphNode => ({ turn: CHANCE, children: [child], probabilities: [1], value: 0 }),
      ),
      ...[-1, 0.25, 1, 0.5].map(
        (value): GraphNode => ({ turn: OVER, children: [], probabilities: [], value }),
      ),
    ];
    const report = search(new GraphPosition(graph), {
      facts: GRAPH_FACTS,
      table: new Table(2),
      rank: "all",
      depth: 3,
    });
    expect(report.rows.map((row) => [row.move, row.value])).toEqual([
      [2, 1],
      [3, 0.5],
      [1, 0.25],
      [0, -1],
    ]);
    expect(report.solved).toBe(true);
    expect(report.stopped).toBe("solved");
  });
});
