import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { GRAPH_FACTS, GraphPosition, oracle, randomGraph } from "../../test/random-graph.js";
import { OVER } from "../contract/game.js";
import { search } from "../minimax/root.js";
import { Table } from "./table.js";

describe("alpha-beta that keeps ties", () => {
  it.each([
    ["as it comes", false, false],
    ["in order", true, false],
    ["with a table", true, true],
  ])("knows every action that is as good as the best, as minimax does, %s", (_, ordering, hasTable) => {
    const facts = { ...GRAPH_FACTS, chance: false };
    let tied = 0;
    for (let seed = 0; seed < cases(400, 100); seed++) {
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
    expect(tied).toBeGreaterThan(40);
  });

  it("visits no fewer nodes than with cuts on equality, and more where there are ties", () => {
    const facts = { ...GRAPH_FACTS, chance: false };
    let more = 0;
    for (let seed = 0; seed < cases(200, 50); seed++) {
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

  it.each(["star1", "star2"] as const)("makes %s claim nothing that it does not know", (algorithm) => {
    // Chance nodes cut where their window is only met, whatever decisions do.
    for (let seed = 0; seed < cases(200, 50); seed++) {
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
