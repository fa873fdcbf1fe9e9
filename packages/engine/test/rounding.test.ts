/** Floats round; a search's claims must still be true, to the last bit if that can be tested. */
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { sfc32 } from "../src/chance/sfc32.js";
import { OVER } from "../src/contract/game.js";
import { CHANCE } from "../src/contract/position.js";
import { search } from "../src/minimax/root.js";
import type { SearchAlgorithm } from "../src/search/settings.js";
import { Table } from "../src/search/table.js";
import { GRAPH_FACTS, type GraphNode, GraphPosition, oracle, randomGraph } from "./random-graph.js";

/** The same graph with probabilities in sevenths, which floats cannot represent. */
function inSevenths(graph: readonly GraphNode[], seed: number): GraphNode[] {
  const next = sfc32(`sevenths ${seed}`);
  return graph.map((node) => {
    if (node.turn !== CHANCE) return node;
    const shares = node.children.map(() => 1);
    for (let rest = 7 - shares.length; rest > 0; rest--) shares[next() % shares.length]!++;
    return { ...node, probabilities: shares.map((share) => share / 7) };
  });
}

describe("windows at chance nodes", () => {
  // Searched again with its own value as the bound of the window, a node is neither above nor below it. Each cut of
  // Star1 keeps a margin wider than rounding, so it must not find a smaller or a larger value, not even in the last
  // bit. The bounds are far from all values, so that no cut depends on a tie.
  it.each([
    ["MAX", 0],
    ["MIN", 1],
  ])("%s gives a second path to the same state exactly the same value", (_, turn) => {
    const facts = { ...GRAPH_FACTS, bounds: [-2, 2] } as const;
    let chances = 0;
    for (let seed = 0; seed < cases(2000, 450); seed++) {
      const graph = inSevenths(randomGraph(`rounding ${seed}`, { spread: 30, grain: 10 }), seed);
      const twice = [...graph, { turn, children: [1, 1], probabilities: [], value: 0 }];
      const depth = 2 + (seed % 4);
      const { rows, nodes } = search(new GraphPosition(twice, graph.length), {
        facts,
        algorithm: "star1",
        ordering: false,
        deepening: false,
        table: false,
        depth,
      });
      const value = oracle(graph, 1, depth - 1, "decision");
      expect(
        rows.map((row) => row.value),
        `${seed}`,
      ).toEqual([value, value]);
      chances += nodes.chance;
    }
    expect(chances).toBeGreaterThan(3000);
  });
});

describe("rounding at one chance node above another", () => {
  // Floats make the mean of eight times 1.1 slightly smaller, and the mean of that smaller again, level by level. But
  // no child counts for less than its floor or more than its ceiling: what is left is the rounding of the last mean.
  const probabilities = [9, 3, 7, 6, 8, 1, 1, 1].map((share) => share / 36);
  const mean = (value: number): number => probabilities.reduce((sum, p) => sum + p * value, 0);

  it.each([
    ["least", 1.1, [1.1, 2]],
    ["highest", -1.1, [-2, -1.1]],
  ] as const)("does not accumulate beyond the %s possible value", (_, value, bounds) => {
    const levels = 400;
    const graph: GraphNode[] = [{ turn: 0, children: [1], probabilities: [], value }];
    for (let id = 1; id <= levels; id++)
      graph.push({ turn: CHANCE, children: new Array(8).fill(id + 1), probabilities, value });
    graph.push({ turn: OVER, children: [], probabilities: [], value });
    const find = (algorithm: SearchAlgorithm): number =>
      search(new GraphPosition(graph), {
        facts: { ...GRAPH_FACTS, bounds },
        algorithm,
        ordering: false,
        table: new Table(4096),
        depth: 2,
      }).value;
    expect(find("expectiminimax")).not.toBe(mean(value));
    expect(find("star1")).toBe(mean(value));
    expect(find("star2")).toBe(mean(value));
  });
});
