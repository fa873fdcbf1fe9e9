import {
  EXERCISE_LEVELS,
  type Exercise,
  exerciseOf,
  keyOf,
  TEMPLATE_NAMES,
  TEMPLATES,
  type TemplateName,
} from "@tyche/practice";
import { buildTree, formatExact, solve, TIE_RULES, type Tree, trace, type Value } from "@tyche/trees";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { answersOf, findingsOf } from "../exercises/key.js";
import { agree, diagnosisOf, wrongAnswersOf } from "./diagnose.js";
import { type Mistakes, searchedWrongly } from "./wrong-search.js";

/** Figure 6.2 of Russell and Norvig, the tree of Wikipedia's picture, and a tree with a deep cut. */
const A = buildTree([
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
]);
const W = buildTree([
  [
    [
      [5, 6],
      [7, 4, 5],
    ],
    [[3]],
  ],
  [[[6], [6, 9]], [[7]]],
  [[[5]], [[9, 8], [6]]],
]);
const D = buildTree([5, [[[4, 9], 3], 8]]);

function searched(tree: Tree, mistakes: Mistakes): { leaves: number; value: string } {
  const { visited, values } = searchedWrongly(
    tree,
    { ties: "prune", fail: "soft", bounds: undefined },
    mistakes,
  );
  const leaves = tree.nodes.filter(({ id, kind }) => kind === "leaf" && visited[id]).length;
  return { leaves, value: formatExact(values[0]!) };
}

describe("wrong rules leave their known traces", () => {
  test.each([
    ["A, rightly", A, {}, 7, "3"],
    ["W, rightly", W, {}, 9, "6"],
    ["D, rightly", D, {}, 3, "5"],
    ["D without deep cuts", D, { shallow: true }, 4, "5"],
    ["A without deep cuts", A, { shallow: true }, 7, "3"],
    ["W without deep cuts", W, { shallow: true }, 9, "6"],
    ["A with one window for all", A, { global: true }, 3, undefined],
    ["W with one window for all", W, { global: true }, 2, "5"],
  ] as const)("%s", (_, tree, mistakes, leaves, value) => {
    const found = searched(tree, mistakes);
    expect(found.leaves).toBe(leaves);
    if (value !== undefined) expect(found.value).toBe(value);
  });

  test("W is searched up to the 9 if equal values do not cut", () => {
    expect(solve(W, "alpha-beta", { ties: "keep" }).visited.leaf).toBe(10);
  });
});

test("without mistakes the search is alpha-beta, node by node", () => {
  for (let seed = 0; seed < cases(40, 3); seed++) {
    for (const ties of TIE_RULES) {
      const { tree } = exerciseOf(spec("trace-alpha-beta", EXERCISE_LEVELS[seed % 3]!, seed));
      for (const fail of ["soft", "hard"] as const) {
        if (fail === "hard" && ties === "keep") continue;
        const { events, solution } = trace(tree, "alpha-beta", { ties, fail });
        const right = findingsOf(tree, events, solution);
        const found = searchedWrongly(tree, { ties, fail, bounds: undefined }, {});
        expect(found.visited).toEqual(right.visited);
        expect(found.windows).toEqual(right.windows);
        const texts = (values: readonly (Value | undefined)[]) =>
          values.map((value) => value && formatExact(value));
        expect(texts(found.values)).toEqual(texts(right.values));
        if (fail === "soft") expect(found.bounds).toEqual(right.bounds);
      }
    }
  }
});

function spec(template: TemplateName, level: 1 | 2 | 3, seed: number) {
  return { seed: `rule ${seed}`, template, level, notation: "aima", ties: "prune", fail: "soft" } as const;
}

describe.each(TEMPLATE_NAMES)("%s", (template) => {
  const exercises: Exercise[] = EXERCISE_LEVELS.flatMap((level) =>
    Array.from({ length: cases(8, 1) }, (_, seed) => exerciseOf(spec(template, level, seed))),
  );

  test("a rule is named for its answers, or another rule with the same answers, or none", () => {
    let named = 0;
    let all = 0;
    for (const exercise of exercises) {
      const key = keyOf(exercise);
      expect(diagnosisOf(exercise, key, {})).toBeUndefined();
      const wrong = wrongAnswersOf(exercise);
      for (const [rule, answers] of wrong) {
        const found = diagnosisOf(exercise, key, answers);
        all++;
        if (found === rule) named++;
        const alike = [...wrong]
          .filter(([, other]) => agree(exercise, other, answers))
          .map(([other]) => other);
        if (alike.length === 1) expect([rule, undefined]).toContain(found);
        else expect(found).toBeUndefined();
      }
    }
    expect(named / all).toBeGreaterThan(template === "best-move" ? 0.2 : 0.5);
  });

  test("one slip is no rule, unless the rule changes that answer only", () => {
    let slips = 0;
    for (const exercise of exercises) {
      const { asks } = TEMPLATES[template];
      if (asks === "cuts" || asks === "moves") continue;
      const key = keyOf(exercise);
      const right = answersOf(findingsOf(exercise.tree, exercise.events, exercise.solution), exercise);
      const wrongs = wrongAnswersOf(exercise);
      for (const wrong of wrongs.values()) {
        const changed = exercise.questions.filter((each) => !agree(exercise, right, wrong, [each]));
        if (changed.length < 3) continue;
        for (const { id } of changed) {
          const found = diagnosisOf(exercise, key, { ...right, [id]: wrong[id]! });
          slips++;
          if (!found) continue;
          const others = wrongs.get(found)!;
          expect(exercise.questions.filter((each) => !agree(exercise, right, others, [each])).length).toBe(1);
        }
      }
    }
    if (template.startsWith("values")) expect(slips).toBeGreaterThan(cases(25, 3));
  });

  test("trees are chosen on which the rules differ", () => {
    const shares = exercises.map((exercise) => wrongAnswersOf(exercise).size);
    expect(Math.min(...shares)).toBeGreaterThan(TEMPLATES[template].asks === "moves" ? -1 : 0);
  });
});
