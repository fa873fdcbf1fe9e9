/** What the transposition table stores of several depths. */
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { mix32, sfc32 } from "../src/chance/sfc32.js";
import { OVER } from "../src/contract/game.js";
import { CHANCE } from "../src/contract/position.js";
import type { Report } from "../src/deepening/root.js";
import { search } from "../src/minimax/root.js";
import { Table } from "../src/search/table.js";
import { GRAPH_FACTS, type GraphNode, GraphPosition, oracle } from "./random-graph.js";

/** A random tree with decisions at the root and below it: no node is reached by two paths. */
function randomTree(seed: number): GraphNode[] {
  const next = sfc32(`depths ${seed}`);
  const nodes: GraphNode[] = [];
  const grow = (level: number): number => {
    const id = nodes.length;
    const value = ((next() % 2001) - 1000) / 1000;
    const isOver = level === 7 || (level > 1 && next() % 8 === 0);
    const turn = isOver ? OVER : level > 0 && next() % 3 === 0 ? CHANCE : next() % 2;
    const node = { turn, children: [] as number[], probabilities: [] as number[], value };
    nodes.push(node);
    if (isOver) return id;
    node.children = Array.from({ length: 1 + (next() % 3) }, () => grow(level + 1));
    if (turn === CHANCE) node.probabilities = node.children.map(() => 1 / node.children.length);
    return id;
  };
  grow(0);
  return nodes;
}

/** A position whose nodes do not collide in the table. */
class SpreadPosition extends GraphPosition {
  override hashLow(): number {
    return mix32(this.id + 1);
  }
  override copy(): SpreadPosition {
    return new SpreadPosition(this.nodes, this.id);
  }
}

describe("a bound of one depth in the table", () => {
  it("replaces that of another, so that the same search is answered at once when repeated", () => {
    for (let seed = 0; seed < cases(100, 20); seed++) {
      const tree = randomTree(seed);
      for (const algorithm of ["expectiminimax", "star1", "star2"] as const) {
        const table = new Table(1 << 12);
        const find = (depth: number): Report =>
          search(new SpreadPosition(tree), {
            facts: GRAPH_FACTS,
            algorithm,
            table,
            depth,
            deepening: false,
            rank: "all",
          });
        for (const depth of [4, 3, 5, 3, 4]) {
          const where = `seed ${seed}, ${algorithm}, depth ${depth}`;
          const first = find(depth);
          expect(Math.abs(first.value - oracle(tree, 0, depth, "decision")), where).toBeLessThan(1e-12);
          const again = find(depth);
          expect(again.value, where).toBe(first.value);
          // The root and its children; the children that are not leaves are answered by the table.
          const inner = tree[0]!.children.filter((child) => tree[child]!.turn !== OVER).length;
          expect(again.nodes, where).toEqual({ decision: 1, chance: 0, leaf: tree[0]!.children.length });
          expect(again.tableHits, where).toBe(inner);
        }
      }
    }
  });
});
