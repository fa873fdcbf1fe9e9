import { type Node, type Tree, TreeBuilder, trace, type Value } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { deepCuts } from "./exercise.js";
import { randomTree } from "./random-tree.js";

/**
 * Counts the leaves that Knuth and Moore's F1 visits: it cuts at a node only by the value already found at the last
 * decision of the other side above it, so it makes no deep cut. (Their players alternate; a player who moves twice in a
 * row passes the bound on.)
 */
function leavesOfF1(root: Node): number {
  let leaves = 0;
  const f1 = (node: Node, bound: Value | undefined): Value => {
    if (node.kind === "leaf") {
      leaves++;
      return node.value;
    }
    const sign = node.kind === "max" ? 1 : -1;
    let best: Value | undefined;
    for (const child of node.children) {
      const value = f1(child, child.kind === node.kind ? bound : best);
      if (!best || sign * value.compare(best) > 0) best = value;
      if (bound && sign * best.compare(bound) >= 0) break;
    }
    return best!;
  };
  f1(root, undefined);
  return leaves;
}

function alphaBeta(tree: Tree): { leaves: number; deep: number } {
  const { events, solution } = trace(tree, "alpha-beta");
  return { leaves: solution.visited.leaf, deep: deepCuts(tree, events, 0).length };
}

describe("deep cuts", () => {
  test("exist exactly where alpha-beta visits fewer leaves than F1, which makes none", () => {
    let withDeep = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.boolean(), (seed, regular) => {
        const kinds = regular ? (["max", "min"] as const) : ({ irregular: ["max", "min"] } as const);
        const tree = randomTree({ seed, depth: 5, branching: [1, 3], kinds, leaves: [0, 30] });
        const { leaves, deep } = alphaBeta(tree);
        if (deep > 0) withDeep++;
        const f1 = leavesOfF1(tree.root);
        expect(f1).toBeGreaterThanOrEqual(leaves);
        expect(f1 > leaves).toBe(deep > 0);
      }),
      { seed: 3, numRuns: cases(2000, 100) },
    );
    expect(withDeep).toBeGreaterThan(cases(100, 5));
  });

  test("are the same if the search is for player 1 and sees all values in its view", () => {
    let withDeep = 0;
    for (let seed = 0; seed < cases(500, 30); seed++) {
      const tree = randomTree({ seed, depth: 4, branching: [2, 3], kinds: ["min", "max"], leaves: [0, 30] });
      const { events, solution } = trace(tree, "paranoid", { player: 1 });
      const deep = deepCuts(tree, events, 1).length;
      if (deep > 0) withDeep++;
      expect(leavesOfF1(tree.root) > solution.visited.leaf).toBe(deep > 0);
    }
    expect(withDeep).toBeGreaterThan(cases(25, 3));
  });

  test("a bound that skips two levels", () => {
    // max [5, min [max [min [3, 99], …], …]]: 3 <= 5 at the third min, whose max has no value yet.
    const build = new TreeBuilder();
    build.open("max");
    build.leaf(fraction(5));
    build.open("min");
    build.open("max");
    build.open("min");
    build.leaf(fraction(3));
    build.leaf(fraction(99));
    build.close();
    build.leaf(fraction(4));
    build.close();
    build.close();
    build.close();
    const tree = build.finish();
    const deep = deepCuts(tree, trace(tree, "alpha-beta").events, 0);
    expect(deep.map(({ node, rule, skipped }) => ({ node, rule, skipped }))).toEqual([
      { node: 4, rule: "alpha", skipped: [1] },
    ]);
    expect(leavesOfF1(tree.root)).toBe(4);
  });

  test("a cut by the parent's own value is shallow", () => {
    const build = new TreeBuilder();
    build.open("max");
    build.leaf(fraction(5));
    build.open("min");
    build.leaf(fraction(3));
    build.leaf(fraction(99));
    build.close();
    build.close();
    const tree = build.finish();
    const { events } = trace(tree, "alpha-beta");
    expect(events.filter((event) => event.type === "cut")).toHaveLength(1);
    expect(deepCuts(tree, events, 0)).toEqual([]);
  });

  test("a cut by the window of the whole search is not deep, nor is one below a chance node", () => {
    for (let seed = 0; seed < cases(200); seed++) {
      const tree = randomTree({
        seed,
        depth: 4,
        branching: 3,
        kinds: ["max", "chance", "min"],
        leaves: [0, 9],
      });
      expect(deepCuts(tree, trace(tree, "star2").events, 0)).toEqual([]);
      const flat = randomTree({ seed, depth: 2, branching: 3, kinds: ["max", "min"], leaves: [0, 9] });
      const window = [fraction(4), fraction(6)] as const;
      expect(deepCuts(flat, trace(flat, "alpha-beta", { window }).events, 0)).toEqual([]);
    }
  });
});
