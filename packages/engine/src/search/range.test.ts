import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { GRAPH_FACTS, type GraphNode, GraphPosition, oracle, randomGraph } from "../../test/random-graph.js";
import { rangedEvaluator } from "../../test/ranged-evaluator.js";
import { type Game, OVER } from "../contract/game.js";
import { HORIZONS } from "../contract/options.js";
import { CHANCE } from "../contract/position.js";
import { search } from "../minimax/root.js";
import { decide } from "../think/think.js";
import { Table } from "./table.js";

const GRAPHS = cases(500, 40);

describe("an evaluator's declared range", () => {
  it("changes no value, at any depth, with a table that other depths have filled", () => {
    let [plain, cut] = [0, 0];
    for (let seed = 0; seed < GRAPHS; seed++) {
      const graph = randomGraph(`range ${seed}`, { spread: 6, grain: 50 });
      const horizon = HORIZONS[seed % 2]!;
      const evaluator = rangedEvaluator(graph, horizon, [0, 0.05, 0.3][seed % 3]!);
      for (const algorithm of ["star1", "star2", "star2.5"] as const) {
        const shared = new Table(256);
        for (const depth of [3, 1, 4, 2]) {
          const where = `seed ${seed}, ${algorithm}, depth ${depth}`;
          const options = {
            facts: GRAPH_FACTS,
            algorithm,
            evaluator,
            horizon,
            depth,
            ordering: seed % 4 > 0,
          };
          const find = (ranges: boolean, table: Table | false) =>
            search(new GraphPosition(graph), {
              ...options,
              ranges,
              table,
              deepening: seed % 5 > 0,
              rank: seed % 3 > 0 ? "best" : "all",
            });
          const value = oracle(graph, 0, depth, horizon);
          const found = find(true, shared);
          expect(Math.abs(found.value - value), where).toBeLessThan(1e-11);
          for (const row of found.rows) {
            const child = graph[0]!.children[row.move]!;
            const truth = oracle(graph, child, row.depth - 1, horizon);
            if (row.bound === "exact") expect(Math.abs(row.value - truth), where).toBeLessThan(1e-11);
            else if (row.bound === "upper") expect(row.value, where).toBeGreaterThan(truth - 1e-11);
            else expect(row.value, where).toBeLessThan(truth + 1e-11);
          }
          // A value reported as solved must be the value of the game.
          if (found.solved)
            expect(Math.abs(found.value - oracle(graph, 0, 60, horizon)), where).toBeLessThan(1e-11);
          const without = find(false, false);
          const bare = find(true, false);
          expect(Math.abs(bare.value - without.value), where).toBeLessThan(1e-11);
          plain += without.nodes.leaf;
          cut += bare.nodes.leaf;
        }
      }
    }
    expect(cut).toBeLessThan(plain);
  });

  it("cuts at one depth only: what it proved there is not the value of the game", () => {
    const node = (turn: number, children: number[], value: number): GraphNode => {
      return { turn, children, probabilities: turn === CHANCE ? [0.5, 0.5] : [], value };
    };
    // A payoff of 0.5, or chance and a payoff of 0.9, which looks like 0.1 for two decisions more.
    const graph = [
      node(0, [1, 2], 0),
      node(0, [3], 0.5),
      node(CHANCE, [4, 5], 0),
      node(OVER, [], 0.5),
      node(0, [6], 0.1),
      node(0, [7], 0.1),
      node(0, [8], 0.1),
      node(0, [8], 0.1),
      node(0, [9], 0.9),
      node(OVER, [], 0.9),
    ];
    for (const algorithm of ["star1", "star2", "star2.5"] as const) {
      const table = new Table(256);
      const evaluator = rangedEvaluator(graph, "decision", 0);
      for (const [depth, value] of [
        [2, 0.5],
        [5, 0.9],
        [2, 0.5],
        [3, 0.9],
      ] as const) {
        const options = { facts: GRAPH_FACTS, algorithm, evaluator, depth, table, deepening: false };
        expect(oracle(graph, 0, depth, "decision")).toBe(value);
        const found = search(new GraphPosition(graph), options);
        expect(found.value, `${algorithm}, depth ${depth}`).toBeCloseTo(value, 12);
      }
    }
  });

  /** A race to twenty with one die roll per turn; the lead changes by six at most. */
  interface Race {
    readonly places: readonly [number, number];
    readonly turn: 0 | 1;
  }
  const race: Game<Race, number> = {
    name: "race with a range",
    facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: true },
    start: () => ({ places: [0, 0], turn: 0 }),
    turn: ({ places, turn }) => (places.some((place) => place >= 60) ? OVER : turn),
    actions: () => [0, 1, 2],
    play: ({ places, turn }, action, chance) => {
      const step = Math.ceil(chance.die(6) / (1 + action));
      return {
        places: turn === 0 ? [places[0] + step, places[1]] : [places[0], places[1] + step],
        turn: turn === 0 ? 1 : 0,
      };
    },
    payoff: ({ places: [first, second] }) => (first >= 60 ? [1, -1] : second >= 60 ? [-1, 1] : [0, 0]),
    evaluators: {
      default: Object.assign(({ places: [first, second] }: Race) => (first - second) / 100, {
        range: ({ places, turn }: Race, depth: number): readonly [number, number] => {
          const mine = Math.ceil(depth / 2);
          const [steps, others] = turn === 0 ? [mine, depth - mine] : [depth - mine, mine];
          if (Math.max(places[0] + 6 * steps, places[1] + 6 * others) >= 60) return [-1, 1];
          const lead = places[0] - places[1];
          return [(lead + steps - 6 * others) / 100, (lead + 6 * steps - others) / 100];
        },
      }),
    },
  };

  it("is used for evaluators of states too, in plain rules", async () => {
    for (const state of [
      race.start(undefined as never),
      { places: [31, 37], turn: 1 },
      { places: [55, 50], turn: 0 },
    ] as Race[]) {
      const full = await decide(race, state, { algorithm: "expectiminimax", depth: 3 });
      const { range: _, ...bare } = race.evaluators!.default as unknown as Record<string, unknown>;
      expect(bare).toEqual({});
      const unranged = { ...race, evaluators: { default: (at: Race) => race.evaluators!.default!(at) } };
      for (const algorithm of ["star1", "star2"]) {
        const cut = await decide(race, state, { algorithm, depth: 3, rank: "best" });
        const uncut = await decide(unranged, state, { algorithm, depth: 3, rank: "best" });
        expect(cut.value).toBeCloseTo(full.value!, 11);
        expect(uncut.value).toBeCloseTo(full.value!, 11);
        if (state.places[0] < 50) expect(cut.nodes.leaf).toBeLessThan(uncut.nodes.leaf);
      }
    }
  });
});
