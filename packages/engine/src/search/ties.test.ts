import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { GRAPH_FACTS, GraphPosition, graphGame, oracle, randomGraph } from "../../test/random-graph.js";
import { seededChance } from "../chance/seeded.js";
import { OVER } from "../contract/game.js";
import { search } from "../minimax/root.js";
import { softChoice } from "../opponent/soft-choice.js";
import { decide } from "../think/think.js";
import { Table } from "./table.js";

describe("alpha-beta that keeps ties", () => {
  it.each([
    ["as it comes", false, false],
    ["in order", true, false],
    ["with a table", true, true],
  ])("recognises every action that is as good as the best, like minimax, %s", (_, ordering, hasTable) => {
    const facts = { ...GRAPH_FACTS, chance: false };
    let tied = 0;
    for (let seed = 0; seed < cases(200, 50); seed++) {
      const graph = randomGraph(seed, { chance: false, grain: 1 });
      const position = new GraphPosition(graph);
      if (position.turn() === OVER) continue;
      const depth = 1 + (seed % 4);
      const best = (options: object): number[] => {
        const { rows, value } = search(new GraphPosition(graph), { facts, depth, table: false, ...options });
        return rows
          .filter((row) => row.value === value && row.bound === "exact")
          .map(({ move }) => move)
          .sort((a, b) => a - b);
      };
      const expected = best({ algorithm: "minimax", rank: "all" });
      if (expected.length > 1) tied++;
      const table = hasTable && new Table(64);
      expect(best({ algorithm: "alpha-beta", ties: "keep", ordering, table }), `${seed}`).toEqual(expected);
    }
    expect(tied).toBeGreaterThan(20);
  });

  it("visits no fewer nodes than with cuts on equality, and more if there are ties", () => {
    const facts = { ...GRAPH_FACTS, chance: false };
    let more = 0;
    for (let seed = 0; seed < cases(100, 25); seed++) {
      const graph = randomGraph(seed, { chance: false, grain: 1 });
      if (new GraphPosition(graph).turn() === OVER) continue;
      const nodes = (ties: "keep" | "prune"): number => {
        const options = {
          facts,
          depth: 4,
          algorithm: "alpha-beta",
          ordering: false,
          deepening: false,
          table: false,
        } as const;
        const found = search(new GraphPosition(graph), { ...options, ties }).nodes;
        return found.decision + found.leaf;
      };
      expect(nodes("keep")).toBeGreaterThanOrEqual(nodes("prune"));
      if (nodes("keep") > nodes("prune")) more++;
    }
    expect(more).toBeGreaterThan(10);
  });

  it.each(["star1", "star2"] as const)("lets %s claim nothing that it does not know", (algorithm) => {
    // Chance nodes cut on equality, whatever decisions do.
    for (let seed = 0; seed < cases(100, 25); seed++) {
      const graph = randomGraph(`chance ${seed}`, { grain: 1, spread: 20 });
      const depth = 1 + (seed % 4);
      const options = { facts: GRAPH_FACTS, algorithm, depth, ties: "keep" } as const;
      for (const { move, value, bound, depth: searched } of search(new GraphPosition(graph), options).rows) {
        const truth = oracle(graph, graph[0]!.children[move]!, searched - 1, "decision");
        if (bound === "exact") expect(truth, `seed ${seed}`).toBeCloseTo(value, 12);
        else if (bound === "upper") expect(truth).toBeLessThanOrEqual(value + 1e-12);
        else expect(truth).toBeGreaterThanOrEqual(value - 1e-12);
      }
    }
  });
});

describe("a row that was cut off", () => {
  it.each([
    ["nothing is left out", {}],
    ["a beam", { beam: 2 }],
    ["a threshold", { threshold: 0.2 }],
    ["samples", { sparse: 2, seed: 3 }],
    ["paranoid", { algorithm: "paranoid" }],
  ] as const)("is a bound, and is never played as the best: %s", async (_, options) => {
    let limits = 0;
    for (let seed = 0; seed < cases(100, 20); seed++) {
      const graph = randomGraph(`cut ${seed}`, { grain: 1 });
      if (graph[0]!.turn < 0 || graph[0]!.children.length < 2) continue;
      const game = graphGame(graph, 2, true);
      const asked = { algorithm: "star2", depth: 1 + (seed % 4), ...options } as const;
      const decision = await decide(game, 0, asked);
      const all = await decide(game, 0, { ...asked, rank: "all" });
      // A proved best action ends a search, unless all values are requested.
      if (all.depth !== decision.depth) continue;
      const truth = new Map(all.actions.map(({ action, value }) => [action, value]));
      const player = game.turn(0);
      for (const { action, value, bound, depth } of decision.actions) {
        if (value === undefined || depth !== decision.depth) continue;
        const isLimit = bound === "lower" || bound === "upper";
        if (isLimit) limits++;
        else expect(value, `${seed}: ${action}`).toBeCloseTo(truth.get(action)!, 12);
      }
      const played = Array.from({ length: 4 }, (_, draw) =>
        softChoice(game.facts, player, decision, 0, seededChance(draw)),
      );
      for (const action of played) {
        const row = decision.actions.find((one) => one.action === action)!;
        expect(row.bound === "exact" || row.bound === "estimate", `${seed}: ${action} is ${row.bound}`).toBe(
          true,
        );
        expect(truth.get(action), `${seed}: ${action}`).toBeCloseTo(all.value!, 12);
      }
    }
    expect(limits).toBeGreaterThan(5);
  });
});
