import { LANGUAGES } from "@tyche/messages";
import {
  type Answers,
  answerText,
  EXERCISE_LEVELS,
  type Exercise,
  exerciseOf,
  gradeOf,
  keyOf,
  TEMPLATE_NAMES,
} from "@tyche/practice";
import { nameOf } from "@tyche/trees";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { WORDS } from "../../test/words.js";
import { cutOf } from "../grading/cuts.js";
import { WRONG_RULES } from "../misconceptions/rules.js";
import { HINT_STEPS, hintsFor, questionToHelp } from "./hints.js";
import { questionText, remarkText, taskSentences, wrongRuleText } from "./sentences.js";

function* exercises(): Generator<Exercise> {
  for (const template of TEMPLATE_NAMES) {
    for (const level of EXERCISE_LEVELS) {
      for (let seed = 0; seed < cases(3, 1); seed++) {
        const ties = seed % 2 === 0 ? "prune" : "keep";
        const fail = seed % 3 === 0 ? "soft" : "hard";
        yield exerciseOf({ seed: String(seed), template, level, notation: "aima", ties, fail });
      }
    }
  }
}

const EXERCISES = [...exercises()];

/** The texts that are no complete sentences, or have placeholders. */
function incomplete(texts: Iterable<string>): string[] {
  return [...texts].filter(
    (text) => !/[.!?。？！]$/u.test(text) || /undefined|\[object|NaN|\bnull\b(?! window)/.test(text),
  );
}

const WRONG: readonly string[] = ["x", "", "1000", "≥ 1000", "≤ -1000", "(0, 1)", "(1000, 2000)", "word"];

/** The remarks on such answers. */
const REMARKS = EXERCISES.flatMap((exercise) => {
  const key = keyOf(exercise);
  return WRONG.flatMap((text) => {
    const answers: Answers = Object.fromEntries(exercise.questions.map(({ id }) => [id, text]));
    const { marks } = gradeOf(exercise, key, answers);
    return marks.flatMap(({ remark }) => (remark ? [{ exercise, remark }] : []));
  });
});

describe.each(LANGUAGES)("%s", (language) => {
  const words = WORDS[language];

  test("only searches that go from left to right are said to", () => {
    const said = words.text("exercise-left-to-right");
    for (const exercise of EXERCISES) {
      const { algorithm, asks } = exercise.template;
      const isSearch = !["values", "moves", "effects"].includes(asks);
      const isOrdered = isSearch && algorithm !== "sss" && algorithm !== "iterative-deepening";
      expect(taskSentences(exercise, words).includes(said), algorithm).toBe(isOrdered);
    }
  });

  test("all tasks, labels and remarks are complete sentences", () => {
    const tasks = EXERCISES.flatMap((exercise) => taskSentences(exercise, words));
    const remarks = REMARKS.map(({ exercise, remark }) => remarkText(remark, exercise, words));
    expect(incomplete([...tasks, ...remarks])).toEqual([]);
    for (const { questions, tree } of EXERCISES)
      for (const question of questions)
        expect(questionText(question, tree, words)).toContain(nameOf(tree, question.node));
    const types = REMARKS.map(({ remark }) =>
      remark.type === "illegal-cut" ? `${remark.type} ${remark.why.type}` : remark.type,
    );
    const illegal = ["first", "decision", "chance"].map((why) => `illegal-cut ${why}`);
    expect(new Set<string>(types)).toEqual(new Set([...types, "missed-cut", "unreadable", ...illegal]));
  });

  test("every wrong rule is named, with the exercise's rule for equal values and its window", () => {
    const texts = EXERCISES.flatMap((exercise) =>
      WRONG_RULES.map((rule) => wrongRuleText(rule, exercise, words)),
    );
    expect(incomplete(texts)).toEqual([]);
  });

  test("the hints of every question are complete, and only the last one gives the answer", () => {
    for (const exercise of EXERCISES) {
      const key = keyOf(exercise);
      for (const question of exercise.questions) {
        const hints = hintsFor(exercise, key, question, words);
        expect(incomplete(HINT_STEPS.map((step) => hints[step]))).toEqual([]);
        const text = answerText(key.get(question.id)!);
        if (question.type === "cut" || question.type === "move") continue;
        expect(hints.answer).toContain(text);
        if (text === "x") continue;
        // The merit of an entry of SSS* may happen to be the place of its leaf in the order.
        const isMerit = exercise.spec.template === "order-sss";
        const steps = isMerit ? (["where", "rule"] as const) : (["where", "rule", "numbers"] as const);
        const given = steps.filter((step) => gives(hints[step], text));
        expect(given, `${exercise.spec.template} ${question.id} ${text}: ${hints.numbers}`).toEqual([]);
      }
    }
  });
});

/** Whether a hint contains the answer by itself, not among several numbers to choose from or compute with. */
function gives(hint: string, answer: string): boolean {
  if (answer.includes(",")) return hint.includes(answer);
  const numbers = new Set(hint.match(/-?\d+(?:\/\d+)?/g) ?? []);
  return numbers.size === 1 && numbers.has(answer.replace(/^[≥≤] /, ""));
}

test("the first hint for a cut names the node that makes it, not the edge", () => {
  for (const exercise of EXERCISES.filter(({ spec }) => spec.template === "cuts-star1")) {
    const key = keyOf(exercise);
    const question = questionToHelp(gradeOf(exercise, key, {}), exercise.tree)!;
    const label = nameOf(exercise.tree, question.node);
    expect(hintsFor(exercise, key, question, WORDS.en).where).not.toMatch(new RegExp(`\\b${label}\\b`));
  }
});

test("help is for the first value that is not right although those below it are", () => {
  const exercise = exerciseOf({
    seed: "3",
    template: "values-minimax",
    level: 1,
    notation: "aima",
    ties: "prune",
    fail: "soft",
  });
  const key = keyOf(exercise);
  const [root, ...below] = exercise.questions;
  const right = below.map(({ id }) => [id, answerText(key.get(id)!)] as const);
  const helped = (count: number) =>
    questionToHelp(gradeOf(exercise, key, Object.fromEntries(right.slice(0, count))), exercise.tree);
  expect(helped(0)).toBe(below[0]);
  expect(helped(1)).toBe(below[1]);
  expect(helped(below.length)).toBe(root);
});

test("an illegal cut is explained with the inequality that fails, a missed one with the one that holds", () => {
  const exercise = exerciseOf({
    seed: "1",
    template: "cuts-alpha-beta",
    level: 1,
    notation: "aima",
    ties: "prune",
    fail: "soft",
  });
  const key = keyOf(exercise);
  const edges = exercise.questions.filter(({ type }) => type === "cut");
  const cut = edges.find(({ id }) => answerText(key.get(id)!) === "x")!;
  const [missed] = gradeOf(exercise, key, {}).marks;
  expect(missed).toMatchObject({ question: cut, remark: { type: "missed-cut", node: cut.node } });
  expect(remarkText(missed!.remark!, exercise, WORDS.en)).toMatch(/at most (-?[\d/]+) ≤ α = (-?[\d/]+)/);
  const leaf = edges.findLast(
    ({ id, node }) => exercise.tree.nodes[node]!.kind === "leaf" && answerText(key.get(id)!) === "",
  )!;
  const illegal = gradeOf(exercise, key, { [leaf.id]: "x" }).marks.find(
    ({ verdict }) => verdict === "wrong",
  )!;
  expect(remarkText(illegal.remark!, exercise, WORDS.en)).toMatch(/is needed/);
});

test.each(["prune", "keep"] as const)("the rule for a cut has the relation of the search: %s", (ties) => {
  const rules = { template: "cuts-alpha-beta", level: 3, notation: "aima", fail: "soft" } as const;
  const met = new Set<string>();
  for (const seed of [..."12345678"]) {
    const exercise = exerciseOf({ ...rules, seed, ties });
    for (const question of exercise.questions) {
      const cut = cutOf(exercise.tree, exercise.events, question.node);
      if (!cut) continue;
      met.add(cut.relation);
      const { rule } = hintsFor(exercise, keyOf(exercise), question, WORDS.en);
      expect(rule).toContain(` ${cut.relation.replace(">=", "≥").replace("<=", "≤")} `);
    }
  }
  expect([...met].join()).toContain("<");
});
