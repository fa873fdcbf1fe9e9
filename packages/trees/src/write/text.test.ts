import { buildTree, solve, trace } from "@tyche/trees";
import { columns } from "@tyche/trees/drawing";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { HOSTILE, labelledTree } from "../../test/labelled.js";
import { numbers } from "../../test/sample.js";
import { writeTree } from "./write-tree.js";

/** The tree of "Artificial Intelligence: A Modern Approach", figure 5.2, solved by alpha-beta as in figure 5.5. */
const aima = buildTree({
  max: [
    { min: [3, 12, 8], label: "B" },
    { min: [2, 4, 6], label: "C" },
    { min: [14, 5, 2], label: "D" },
  ],
  label: "A",
  actions: ["a1", "a2", "a3"],
});

describe("text", () => {
  it("shows values, cuts and the chosen move", () => {
    const solution = solve(aima, "alpha-beta");
    const { text, warnings } = writeTree(aima, "text", { solution });
    expect(warnings).toEqual([]);
    expect(text.split("\n").map((line) => line.replace(/C [=≤]/, "C ≤"))).toEqual([
      "MAX A = 3",
      "├─▶ a1: MIN B = 3",
      "│   ├─▶ 3",
      "│   ├── 12",
      "│   ╰── 8",
      "├── a2: MIN C ≤ 2",
      "│   ├── 2",
      "│   ├─✂ 4 pruned",
      "│   ╰─✂ 6 pruned",
      "╰── a3: MIN D = 2",
      "    ├── 14",
      "    ├── 5",
      "    ╰── 2",
      "",
    ]);
  });

  it("shows windows and the intervals of chance nodes of a trace", () => {
    const tree = buildTree({ max: [4, { chance: [0, 10], actions: ["heads", "tails"] }] });
    const { text } = writeTree(tree, "text", trace(tree, "star1"));
    // Leaves lie in [0, 10]. For the node to pass 4, heads must be at least (4 - 10/2) / (1/2) = -2, so any value will
    // do; then tails must be more than (4 - 0/2) / (1/2) = 8.
    expect(text).toBe(
      [
        "MAX = 5 window (-∞, +∞)",
        "├── 4 window (-∞, +∞)",
        "╰─▶ CHANCE = 5 in [5, 5] window (4, +∞)",
        "    ├── heads 1/2: 0 window (0, 10)",
        "    ╰── tails 1/2: 10 window (8, 10)",
        "",
      ].join("\n"),
    );
  });

  it("writes decimals on request", () => {
    const tree = buildTree({ chance: [1, "1/3"], p: ["1/3", "2/3"] });
    const options = { solution: solve(tree, "expectimax") };
    expect(writeTree(tree, "text", options).text).toBe("CHANCE = 5/9\n├── 1/3: 1\n╰── 2/3: 1/3\n");
    expect(writeTree(tree, "text", { ...options, numbers: "decimal" }).text).toBe(
      "CHANCE = 0.556\n├── 0.333: 1\n╰── 0.667: 0.333\n",
    );
  });

  it("fits the width, with any names", () => {
    const random = numbers(3);
    for (let round = 0; round < cases(400); round++) {
      const tree = labelledTree(random, { depth: 5, names: HOSTILE, estimates: true });
      const width = 20 + Math.floor(random() * 80);
      const { text } = writeTree(tree, "text", { width, solution: solve(tree, "expectiminimax") });
      for (const line of text.split("\n")) expect(columns(line)).toBeLessThanOrEqual(width);
      expect(text).not.toMatch(/[^\P{Cc}\n]/u);
    }
  });

  it("has an ASCII version of the same shape", () => {
    const random = numbers(4);
    for (let round = 0; round < cases(60, 7); round++) {
      const tree = labelledTree(random, { depth: 4, names: HOSTILE });
      const solution = solve(tree, "expectiminimax");
      const ascii = writeTree(tree, "text", { solution, ascii: true }).text;
      expect(ascii).toMatch(/^[ -~\n]*$/);
      expect(ascii.split("\n")).toHaveLength(writeTree(tree, "text", { solution }).text.split("\n").length);
    }
  });

  it("uses colour only for what is also shown without it", () => {
    const options = { solution: solve(aima, "alpha-beta") };
    const coloured = writeTree(aima, "text", { ...options, colour: true }).text;
    const codes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");
    expect(coloured).not.toBe(writeTree(aima, "text", options).text);
    expect(coloured.replace(codes, "")).toBe(writeTree(aima, "text", options).text);
  });

  it("summarises what does not fit", () => {
    const tree = buildTree({ max: Array.from({ length: 1000 }, (_, i) => ({ min: [i, 1000] })) });
    const { text, warnings } = writeTree(tree, "text", { solution: solve(tree, "minimax") });
    expect(text.split("\n").length).toBeLessThan(410);
    // The best move, the last child, stays visible.
    expect(text).toContain("├─▶ MIN = 999");
    expect(text).toMatch(/╰── … \+\d+ more\n$/);
    expect(warnings).toEqual([{ id: "note-drawn", values: { shown: expect.any(Number), nodes: 3001 } }]);
  });
});
