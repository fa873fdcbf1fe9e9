import { buildTree, type Tree } from "@tyche/trees";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { chain, labelledTree } from "../../test/labelled.js";
import { numbers } from "../../test/sample.js";
import { EVERYTHING, type Fold, fold, type Item } from "./fold.js";
import { outlineOf } from "./outline.js";

function folded(tree: Tree, size: Partial<Fold>, first?: readonly number[]): Item[] {
  return fold(tree, outlineOf(tree), { ...EVERYTHING, ...size }, first);
}

describe("fold", () => {
  it("draws everything if there is room", () => {
    const random = numbers(1);
    for (let round = 0; round < cases(300, 50); round++) {
      const tree = labelledTree(random, { depth: 5 });
      const items = folded(tree, { limit: tree.nodes.length, levels: 5, breadth: 4 });
      expect(items.map(({ id }) => id)).toEqual(tree.nodes.map(({ id }) => id));
      expect(items.map(({ parent }) => parent)).toEqual([...tree.parents]);
    }
  });

  it("accounts for every node, within the limits, parents before children", () => {
    const random = numbers(2);
    for (let round = 0; round < cases(2000); round++) {
      const tree = labelledTree(random, { depth: 6 });
      const limit = 2 + Math.floor(random() * 40);
      const levels = 1 + Math.floor(random() * 6);
      const breadth = 2 + Math.floor(random() * 3);
      const items = folded(tree, { limit, levels, breadth });
      expect(items.length).toBeLessThanOrEqual(limit);
      expect(items.reduce((sum, { id, more }) => sum + (id < 0 ? more : 1), 0)).toBe(tree.nodes.length);
      const depths: number[] = [];
      const children: number[] = [];
      for (const [index, { id, parent, more }] of items.entries()) {
        expect(parent).toBeLessThan(index);
        depths[index] = parent < 0 ? 0 : depths[parent]! + 1;
        children[index] = 0;
        if (parent >= 0) children[parent]!++;
        expect(depths[index]).toBeLessThanOrEqual(levels + (id < 0 ? 1 : 0));
        expect(id < 0 ? more > 0 : more === 0).toBe(true);
        if (id > 0) expect(items[parent]!.id).toBe(tree.parents[id]);
      }
      expect(Math.max(...children)).toBeLessThanOrEqual(breadth);
    }
  });

  it("keeps the principal variation visible among many siblings", () => {
    const wide = buildTree({ max: Array.from({ length: 1000 }, (_, i) => ({ min: [i, i] })) });
    const line = [0, wide.root.children[700]!.id, wide.root.children[700]!.children[1]!.id];
    const items = folded(wide, { limit: 24, breadth: 10 }, line);
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(line));
    expect(items.length).toBeLessThanOrEqual(24);
    // Nine children and a stub for the rest.
    expect(items.filter(({ parent }) => parent === 0)).toHaveLength(10);
  });

  it("folds a chain 100,000 deep", () => {
    const items = folded(chain(100_000), { levels: 10 });
    expect(items).toHaveLength(12);
    expect(items.at(-1)).toEqual({ id: -1, parent: 10, more: 99_990 });
  });
});
