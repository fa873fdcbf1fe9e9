import { buildTree, type TreeSpec } from "@tyche/trees";
import { describe, expect, it } from "vitest";
import { sameTree } from "./equal.js";

const PAIRS: readonly (readonly [what: string, a: TreeSpec, b: TreeSpec])[] = [
  ["a payoff", { max: [1, 2] }, { max: [1, 3] }],
  ["a kind", { max: [1, 2] }, { min: [1, 2] }],
  ["the number of children", { max: [1, { min: [2, 3] }] }, { max: [1, { min: [2] }, 3] }],
  ["a label", { max: [1], label: "a" }, { max: [1] }],
  ["a leaf's label", { max: [{ leaf: 1, label: "a" }] }, { max: [1] }],
  ["actions", { max: [1], actions: ["a"] }, { max: [1], actions: ["b"] }],
  ["actions that are missing", { max: [1], actions: ["a"] }, { max: [1] }],
  ["an estimate", { max: [1], estimate: 2 }, { max: [1], estimate: 3 }],
  ["an estimate that is missing", { max: [1] }, { max: [1], estimate: 3 }],
  ["probabilities", { chance: [1, 2], p: ["1/3", "2/3"] }, { chance: [1, 2] }],
  ["a player", { player: 0, children: [1] }, { player: 1, children: [1] }],
  ["a payoff of another player", { max: [{ leaf: [1, 2] }] }, { max: [{ leaf: [1, 3] }] }],
  ["payoffs that are missing", { max: [{ leaf: [1, 2] }] }, { max: [1] }],
];

describe("sameTree", () => {
  it.each(PAIRS)("detects a difference in %s", (_, a, b) => {
    expect(sameTree(buildTree(a), buildTree(b))).toBe(false);
    expect(sameTree(buildTree(b), buildTree(a))).toBe(false);
    expect(sameTree(buildTree(a), buildTree(a))).toBe(true);
    expect(sameTree(buildTree(b), buildTree(b))).toBe(true);
  });

  it("compares numbers by value", () => {
    expect(
      sameTree(buildTree({ chance: ["1/2", 3] }), buildTree({ chance: [0.5, "6/2"], p: ["2/4", 0.5] })),
    ).toBe(true);
  });
});
