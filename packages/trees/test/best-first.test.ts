import {
  algorithmNamed,
  buildTree,
  formatExact,
  isDecision,
  type SearchEvent,
  type SolveSettings,
  solve,
  type Tree,
  type TreeSpec,
  trace,
  type Value,
} from "@tyche/trees";
import { compare, fraction } from "@tyche/trees/numbers";
/** MTD(f) and SSS* on trees with known counts, and each checked against the other. */
import { describe, expect, it, test } from "vitest";
import { cases } from "../../../tests/cases.js";
import { AIMA, LECTURE, PLAAT } from "./published-trees.js";
import { numbers, oracle, sampleTree } from "./sample.js";

/** Payoffs in the order in which they are visited. */
function leavesOf(tree: Tree, algorithm: string, settings: SolveSettings = {}): string[] {
  return trace(tree, algorithm, settings).events.flatMap((event) =>
    event.type === "evaluate" ? [formatExact(event.value as Value)] : [],
  );
}

/** The answer of each pass of MTD(f). */
function answersOf(events: readonly SearchEvent[]): string[] {
  return events.flatMap((event) =>
    (event.type === "leave" || event.type === "recall") && event.node === 0
      ? [formatExact(event.value as Value)]
      : [],
  );
}

describe("MTD(f)", () => {
  test.each([
    ["Plaat", PLAAT, 0, "5 12 34 35 35", 12],
    ["Plaat", PLAAT, 35, "35 35", 8],
    ["Plaat", PLAAT, 50, "41 36 35 35", 8],
    ["Russell and Norvig", AIMA, 0, "3 3", 7],
    ["Russell and Norvig", AIMA, 50, "14 5 3 3", 7],
  ] as const)("%s %#: from %3$s the passes answer %s", (_, spec, guess, answers, leaves) => {
    const { events, solution } = trace(buildTree(spec), "mtd-f", { guess: fraction(guess) });
    expect(answersOf(events).join(" ")).toBe(answers);
    expect(solution.visited.leaf).toBe(leaves);
    expect(solution.exact).toBe(true);
  });

  it("handles fractions with a step width of their own, from any guess", () => {
    const tree = buildTree([
      ["1/2", 3],
      ["1/3", 2],
      [1, "5/6"],
    ]);
    for (const guess of [fraction(-9), fraction(1, 7), fraction(5, 6), fraction(9)])
      expect(formatExact(solve(tree, "mtd-f", { guess }).value as Value)).toBe("5/6");
  });

  it("has its usual names", () => {
    for (const name of ["MTDf", "mtd(f)"]) expect(algorithmNamed(name).name).toBe("mtd-f");
  });
});

describe("SSS*", () => {
  test.each([
    ["Plaat", PLAAT, "35", "41 12 34 36 5 35 50 36", 30],
    ["Russell and Norvig", AIMA, "3", "3 2 14 5 2 12 8", 18],
  ] as const)("%s", (_, spec, value, leaves, pops) => {
    const tree = buildTree(spec);
    const { events, solution } = trace(tree, "sss");
    expect(formatExact(solution.value as Value)).toBe(value);
    expect(leavesOf(tree, "sss").join(" ")).toBe(leaves);
    // Every entry taken from OPEN is reported once, except for the solved root.
    const taken = events.filter(({ type }) => type === "enter" || type === "child").length;
    expect(taken + 1).toBe(pops);
  });

  it("needs 7 leaves on the tree of the lectures", () => {
    expect(solve(buildTree(LECTURE), "sss").visited.leaf).toBe(7);
  });

  it("has its usual names", () => {
    for (const name of ["SSS*", "sss-star"]) expect(algorithmNamed(name).name).toBe("sss");
  });
});

const TREES = cases(800, 75);

/**
 * A uniform tree whose payoffs are 0, 1, 2, … in random order: with equal values the two algorithms might take
 * different ones.
 */
function distinct(count: number, depth: number, random: () => number): TreeSpec {
  const left = Array.from({ length: count ** depth }, (_, i) => i);
  const grow = (level: number): TreeSpec =>
    level === depth
      ? left.splice(Math.floor(random() * left.length), 1)[0]!
      : Array.from({ length: count }, () => grow(level + 1));
  return grow(0);
}

describe(`on ${TREES} random trees`, () => {
  it("null windows from above visit the same leaves in the same order as SSS* (Plaat et al. 1996)", () => {
    for (let seed = 1; seed <= TREES; seed++) {
      const random = numbers(seed);
      const count = 2 + Math.floor(random() * 3);
      const depth = 1 + Math.floor(random() * (count === 2 ? 6 : 4));
      const tree = buildTree(distinct(count, depth, random));
      const guess = fraction(count ** depth);
      expect(leavesOf(tree, "mtd-f", { guess }), `seed ${seed}`).toEqual(leavesOf(tree, "sss"));
    }
  });

  it("SSS* visits no leaf that alpha-beta leaves out (Stockman 1979)", () => {
    for (let seed = 1; seed <= TREES; seed++) {
      const random = numbers(seed);
      const tree = sampleTree(random, { depth: 1 + Math.floor(random() * 5), kinds: ["max", "min"] });
      const sss = solve(tree, "sss").record.visits;
      const { visits } = solve(tree, "alpha-beta").record;
      for (const { id, kind } of tree.nodes)
        if (kind === "leaf" && visits[id] === 0) expect(sss[id], `seed ${seed}, node ${id}`).toBe(0);
    }
  });

  it("both find the value and a best action from every guess", () => {
    for (let seed = 1; seed <= TREES; seed++) {
      const random = numbers(seed);
      const tree = sampleTree(random, { depth: 1 + Math.floor(random() * 5), kinds: ["max", "min"] });
      const value = oracle(tree.root);
      const guess = fraction(Math.floor(random() * 41) - 20, 1 + Math.floor(random() * 3));
      for (const [algorithm, settings] of [
        ["mtd-f", { guess }],
        ["sss", {}],
      ] as const) {
        const solution = solve(tree, algorithm, settings);
        const where = `${algorithm}, seed ${seed}`;
        expect(compare(solution.value as Value, value), where).toBe(0);
        if (isDecision(tree.root))
          for (const i of solution.best)
            expect(oracle(tree.root.children[i]!).equals(value), where).toBe(true);
        // The principal variation leads to a leaf that pays the value.
        let node = tree.root;
        for (const i of solution.line) node = node.children[i]!;
        expect(node.kind === "leaf" && node.value.equals(value), where).toBe(true);
      }
    }
  });
});
