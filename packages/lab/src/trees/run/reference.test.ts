import { buildTree, solve } from "@tyche/trees";
import { randomTree } from "@tyche/trees/random";
import { expect, test } from "vitest";
import { knuthMoore } from "./reference.js";

test("the minimal tree: values of Knuth and Moore's formula, and leaves visited in the best order", () => {
  for (const [depth, branching, leaves] of [
    [2, 3, 5],
    [3, 2, 5],
    [4, 3, 17],
    [4, 4, 31],
    [5, 3, 35],
  ] as const) {
    const tree = randomTree({ seed: depth, depth, branching, kinds: ["max", "min"], leaves: [0, 1000] });
    expect(knuthMoore(tree)).toBe(leaves);
    const { leaf } = solve(tree, "alpha-beta", { order: "best" }).visited;
    expect(leaf).toBeGreaterThanOrEqual(leaves);
    expect(leaf).toBeLessThanOrEqual(leaves * 2);
  }
});

test("the formula gives nothing for trees outside its conditions", () => {
  expect(knuthMoore(buildTree({ max: [{ chance: [1, 2] }, { chance: [3, 4] }] }))).toBeUndefined();
  expect(knuthMoore(buildTree([[1, 2], [3]]))).toBeUndefined();
  expect(knuthMoore(buildTree([[1, 2], 3]))).toBeUndefined();
  expect(knuthMoore(buildTree({ max: [{ max: [1, 2] }, { max: [3, 4] }] }))).toBeUndefined();
  expect(knuthMoore(buildTree(3))).toBeUndefined();
});
