import { type Node, TIE_RULES } from "@tyche/trees";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { type ExerciseSpec, failOf } from "../exercises/exercise.js";
import { EXERCISE_LEVELS, TEMPLATE_NAMES, TEMPLATES } from "../exercises/templates.js";
import { mirrored } from "../exercises/turn.js";
import { exerciseOf, nextSeed } from "./make-exercise.js";

const SPEC: Omit<ExerciseSpec, "template" | "level"> = {
  seed: "7",
  notation: "aima",
  ties: "prune",
  fail: "soft",
};

describe.each(TEMPLATE_NAMES)("%s", (template) => {
  test.each(EXERCISE_LEVELS)("level %d is reproduced exactly, and has the required size", (level) => {
    const { leastLeaves, mostLeaves } = TEMPLATES[template].levels[level];
    const shapes = new Set<string>();
    for (let seed = 0; seed < cases(10, 1); seed++) {
      const spec = { ...SPEC, seed: `again ${seed}`, template, level };
      const exercise = exerciseOf(spec);
      expect(exerciseOf(spec)).toEqual(exercise);
      const leaves = exercise.tree.nodes.filter(({ kind }) => kind === "leaf").length;
      expect(leaves).toBeGreaterThanOrEqual(leastLeaves);
      expect(leaves).toBeLessThanOrEqual(mostLeaves);
      const labels = exercise.tree.nodes.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
      shapes.add(shape(exercise.tree.root));
    }
    expect(shapes.size).toBeGreaterThan(cases(8, 0));
  });
});

function shape(node: Node): string {
  return node.kind === "leaf"
    ? node.value.toFraction()
    : `${node.kind}(${node.children.map(shape).join(" ")})`;
}

test.each(["values-expectimax", "values-expectiminimax"] as const)("%s has a chance node", (template) => {
  for (let seed = 0; seed < cases(400, 60); seed++) {
    const { tree } = exerciseOf({ ...SPEC, seed: `chance ${seed}`, template, level: 3 });
    expect(
      tree.nodes.some(({ kind }) => kind === "chance"),
      String(seed),
    ).toBe(true);
  }
});

test("the mirrored exercise is the other one reversed, with the same value", () => {
  for (const level of EXERCISE_LEVELS) {
    for (let seed = 0; seed < cases(50, 2); seed++) {
      const spec = { ...SPEC, seed: String(seed), level };
      const one = exerciseOf({ ...spec, template: "cuts-alpha-beta" });
      const other = exerciseOf({ ...spec, template: "cuts-mirrored" });
      expect(shape(mirrored(other.tree).root)).toBe(shape(one.tree.root));
      expect(other.solution.value).toEqual(one.solution.value);
    }
  }
});

test("inner nodes have capital letters row by row, leaves small letters from left to right", () => {
  const { tree } = exerciseOf({ ...SPEC, template: "cuts-alpha-beta", level: 1 });
  expect(tree.root.label).toBe("A");
  expect(tree.root.children.map(({ label }) => label).join("")).toMatch(/^BCD?$/);
  const leaves = tree.nodes.filter(({ kind }) => kind === "leaf").map(({ label }) => label);
  expect(leaves.join("")).toBe("abcdefghi".slice(0, leaves.length));
});

test("the third level has ties for the tie rule to decide", () => {
  for (const template of ["cuts-alpha-beta", "cuts-star1", "windows-alpha-beta"] as const) {
    let different = 0;
    for (let seed = 0; seed < cases(50, 4); seed++) {
      const counts = TIE_RULES.map((ties) => {
        const { events } = exerciseOf({ ...SPEC, ties, seed: String(seed), template, level: 3 });
        return events.length;
      });
      if (counts[0] !== counts[1]) different++;
    }
    expect(different).toBeGreaterThan(cases(5, 0));
  }
});

test("fail-hard is for exercises that ask for returned values and in which equal values cut", () => {
  const rule = (template: ExerciseSpec["template"], ties: ExerciseSpec["ties"]) =>
    failOf({ template, ties, fail: "hard" });
  expect(rule("returns-alpha-beta", "prune")).toBe("hard");
  expect(rule("returns-alpha-beta", "keep")).toBe("soft");
  expect(rule("cuts-star1", "prune")).toBe("soft");
});

test.each([
  ["1", "2"],
  ["99", "100"],
  ["quiz 9", "quiz 10"],
  ["quiz", "quiz2"],
  ["", "2"],
])("after seed %j comes %j", (seed, next) => {
  expect(nextSeed(seed)).toBe(next);
});

describe("a seed from a printed sheet makes the same exercise in every version", () => {
  test.each([
    ["values-expectiminimax", 1, "1", "7 10 10 2 12 11 2 5"],
    ["best-move", 1, "7", "12 8 7 10 6"],
    ["cuts-alpha-beta", 2, "quiz-3", "-9 4 5 6 4 7 0 0 1 7 -7 1 -7 0"],
    ["returns-alpha-beta", 2, "autumn", "-3 -8 1 4 6 -4 -5 -6 6 1"],
    ["intervals-star1", 2, "7", "6 12 3 0 2 6 6 12 0 5 2 7 2 11 9"],
    ["cuts-star1", 3, "42", "9/2 2 2 9/2 1 5 0 1 0 9/2 5 5/2 1 5/2 3"],
  ] as const)("%s, level %d, %s", (template, level, seed, payoffs) => {
    const { tree } = exerciseOf({ ...SPEC, template, level, seed });
    const leaves = tree.nodes.flatMap((node) => (node.kind === "leaf" ? [node.value.toFraction()] : []));
    expect(leaves.join(" ")).toBe(payoffs);
  });
});
