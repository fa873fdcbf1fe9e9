import { solve, type Tree } from "@tyche/trees";
import { outlineOf } from "@tyche/trees/drawing";
import { randomTree } from "@tyche/trees/random";
import { describe, expect, test } from "vitest";
import { DEFAULT_ITEMS, type Folding, type Item, isOpen, openByDefault, visibleItems } from "./fold.js";

const big = randomTree({ seed: 1, depth: 7, branching: 4, kinds: ["max", "chance", "min"], leaves: [0, 9] });
const irregular = Array.from({ length: 40 }, (_, seed) =>
  randomTree({ seed, depth: 6, branching: [1, 5], kinds: "irregular", leaves: [0, 9] }),
);
const wide = randomTree({ seed: 1, depth: 2, branching: 300, kinds: ["max", "chance"], leaves: [0, 9] });

const folding = (change: Partial<Folding> = {}): Folding => ({
  top: 0,
  toggled: new Set<number>(),
  everything: false,
  ...change,
});
const items = (tree: Tree, fold: Folding, line: readonly number[] = []): Item[] =>
  visibleItems(tree, outlineOf(tree), openByDefault(tree, fold.top, line), fold);

/** Checks the invariants of a folded tree: every node is shown or counted, in preorder, under its own parent. */
function check(tree: Tree, top: number, shown: readonly Item[]): void {
  const size = outlineOf(tree).sizes[top]!;
  expect(shown.reduce((sum, { more }) => sum + (more > 0 ? more : 1), 0)).toBe(size);
  let last = -1;
  // A single expectation: a million of them would dominate the test's time.
  const wrong = shown.filter(({ id, parent, depth, more }, index) => {
    if (index === 0) return id !== top || parent !== -1 || depth !== 0;
    const above = shown[parent]!;
    if (above.more !== 0 || depth !== above.depth + 1) return true;
    if (more > 0) return above.id !== id;
    const isWrong = tree.parents[id] !== above.id || id <= last;
    last = id;
    return isWrong;
  });
  expect(wrong).toEqual([]);
}

describe("the visible part of a tree", () => {
  test("shows every node or counts it in a stub, whatever is folded", () => {
    for (const tree of [...irregular, big, wide]) {
      check(tree, 0, items(tree, folding()));
      check(tree, 0, items(tree, folding({ everything: true })));
      const some = new Set(tree.nodes.filter(({ id }) => id % 7 === 3).map(({ id }) => id));
      check(tree, 0, items(tree, folding({ toggled: some })));
      const top = Math.floor(tree.nodes.length / 2);
      check(tree, top, items(tree, folding({ top })));
    }
  });

  test("is all of a small tree, and the first plies of a large one", () => {
    for (const tree of irregular.filter(({ nodes }) => nodes.length <= 160)) {
      expect(items(tree, folding()).length).toBe(tree.nodes.length);
    }
    const shown = items(big, folding());
    expect(shown.length).toBeLessThan(4 * DEFAULT_ITEMS);
    expect(shown.filter(({ more }) => more > 0).length).toBeGreaterThan(3);
  });

  test("contains the whole expected line", () => {
    const { record } = solve(big, "expectiminimax");
    const line: number[] = [];
    for (let node = big.root; node.children.length > 0; ) {
      line.push(node.id);
      node = node.children[Math.max(0, record.chosen[node.id]!)]!;
    }
    const shown = items(big, folding(), line);
    const ids = new Set(shown.filter(({ more }) => more === 0).map(({ id }) => id));
    for (const id of line) for (const child of big.nodes[id]!.children) expect(ids.has(child.id)).toBe(true);
  });

  test("contains only the first children of a very wide node below the top", () => {
    const shown = items(wide, folding({ toggled: new Set([1]) }));
    const below = shown.filter(({ id, more }) => more === 0 && wide.parents[id] === 1);
    expect(below.length).toBe(40);
    expect(shown.find(({ id, more }) => id === 1 && more > 0)?.more).toBe(260);
  });

  test("contains all nodes if everything is unfolded", () => {
    expect(items(big, folding({ everything: true })).length).toBe(big.nodes.length);
  });

  test("folds and unfolds a node that is toggled", () => {
    const open = openByDefault(big, 0, []);
    expect(isOpen(open, folding(), 0)).toBe(true);
    expect(isOpen(open, folding({ toggled: new Set([0]) }), 0)).toBe(false);
    expect(items(big, folding({ toggled: new Set([0]) })).length).toBe(2);
  });
});
