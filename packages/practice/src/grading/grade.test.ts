import {
  type Answers,
  answerText,
  EXERCISE_LEVELS,
  type Exercise,
  type ExerciseLevel,
  exerciseOf,
  type Key,
  keyOf,
  type Question,
  TEMPLATE_NAMES,
  type TemplateName,
} from "@tyche/practice";
/**
 * Every template at every level, from many seeds: the correct answers are graded right, and each answer changed alone
 * is graded wrong.
 */

import { formatExact, type Limit, type Value } from "@tyche/trees";
import { compare, formatLimit, larger, smaller, valueOfNumber } from "@tyche/trees/numbers";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import type { Expected } from "../exercises/key.js";
import { type Grade, gradeOf, type Mark } from "./grade.js";

const SEEDS = cases(24, 1);
const ONE = valueOfNumber(1)!;
const HALF = valueOfNumber(0.5)!;
/** Outside the range of all values. */
const FAR = valueOfNumber(1000)!;

function drawn(template: TemplateName, level: ExerciseLevel, seed: number): Exercise {
  return exerciseOf({
    seed: String(seed),
    template,
    level,
    notation: "aima",
    ties: seed % 2 === 0 ? "prune" : "keep",
    fail: seed % 4 < 2 ? "soft" : "hard",
  });
}

function truth(exercise: Exercise, key: Key, write: (text: string) => string = (text) => text): Answers {
  return Object.fromEntries(exercise.questions.map(({ id }) => [id, write(answerText(key.get(id)!))]));
}

/** Other spellings of an answer's numbers: 3.0, 0.5, −1, inf. */
function otherwise(text: string): string {
  return text
    .replace(/(-?\d+)\/(\d+)/g, (quotient, n, d) => {
      const decimal = String(Number(n) / Number(d));
      return decimal.length <= 6 ? decimal : quotient;
    })
    .replace(/(?<![\d./])(\d+)(?![\d./])/g, "$1.0")
    .replaceAll("−∞", "-inf")
    .replaceAll("+∞", " ∞")
    .replaceAll("-", "−")
    .replace("≥ ", ">=")
    .replace("≤ ", "≤")
    .replace("x", "×");
}

function up(limit: Limit): string {
  return typeof limit === "number" ? "1000" : formatExact(limit.add(ONE));
}

function down(limit: Limit): string {
  return typeof limit === "number" ? "-1000" : formatExact(limit.sub(ONE));
}

/** Wrong answers to a question, some near and some far off. */
function spoilt(expected: Expected, { bounds, settings }: Exercise): string[] {
  switch (expected.type) {
    case "number": {
      const { value } = expected;
      return [up(value), down(value), formatExact(value.sub(HALF)), `≤ ${formatExact(value)}`, "three"];
    }
    case "bound": {
      const { value, bound, low, high } = expected;
      const right = formatExact(value);
      const isProved = typeof low !== "number" && compare(low, high) === 0 && !low.equals(value);
      const clipped = settings.fail === "hard" && isProved ? [formatExact(low)] : [];
      const wrong = [up(value), down(value), "x", `(${right}, ${right})`, ...clipped];
      if (bound === "exact") {
        // Outside its window a node is only a bound for its parent.
        const [alpha, beta] = expected.window;
        const isInside = compare(alpha, value) < 0 && compare(value, beta) < 0;
        return [...wrong, `> ${right}`, `≤ ${up(value)}`, ...(isInside ? [`≥ ${right}`, `<= ${right}`] : [])];
      }
      if (bound === "upper")
        return [
          ...wrong,
          `≥ ${right}`,
          `≤ ${up(value)}`,
          `<= ${down(high)}`,
          `< ${formatExact(high as Value)}`,
        ];
      return [...wrong, `≤ ${right}`, `≥ ${down(value)}`, `>= ${up(low)}`, `> ${formatExact(low as Value)}`];
    }
    case "window": {
      const { alpha, beta } = expected;
      const [a, b] = [formatLimit(alpha), formatLimit(beta)];
      const [least, most] = bounds ?? [FAR.neg(), FAR];
      const wrong = [a, "x", "(α, β)"];
      if (compare(alpha, most) < 0) wrong.push(`(${up(larger<Limit>(alpha, least))}, ${b})`);
      if (compare(beta, least) > 0) wrong.push(`(${a}, ${down(smaller<Limit>(beta, most))})`);
      if (compare(alpha, beta) < 0) wrong.push(`(${b}, ${a})`);
      return wrong;
    }
    case "interval": {
      const { low, high, provedLow, provedHigh } = expected;
      const [l, h] = [formatExact(low), formatExact(high)];
      return [
        `[${down(low)}, ${h}]`,
        `[${l}, ${up(high)}]`,
        `[${up(provedLow)}, ${h}]`,
        `[${l}, ${down(provedHigh)}]`,
        l,
        "x",
      ];
    }
    case "crossed":
      return ["3", "(1, 2)", "?"];
    case "mark":
      return [];
  }
}

function markOn({ marks }: Grade, { id }: Question): Mark | undefined {
  return marks.find(({ question }) => question.id === id);
}

/**
 * Spoils each question separately, but grades all at once: an answer affects another's verdict only through a cross.
 */
function checkSpoilt(exercise: Exercise, key: Key, right: Answers): void {
  const texts = exercise.questions.map(({ id }) => spoilt(key.get(id)!, exercise));
  const rounds = Math.max(...texts.map(({ length }) => length));
  for (let round = 0; round < rounds; round++) {
    const answers = { ...right };
    for (const [i, { id }] of exercise.questions.entries()) answers[id] = texts[i]![round] ?? right[id]!;
    const grade = gradeOf(exercise, key, answers);
    for (const [i, question] of exercise.questions.entries()) {
      const text = texts[i]![round];
      if (text === undefined || markOn(grade, question)?.verdict === "wrong") continue;
      const expected = answerText(key.get(question.id)!);
      expect.fail(`${JSON.stringify(exercise.spec)} ${question.id} "${expected}": "${text}" is not wrong`);
    }
  }
}

/** Fails with the exercise and the position; the message is built lazily, as there are millions of checks. */
function check(holds: boolean, exercise: Exercise, what: () => string): void {
  if (!holds) expect.fail(`${JSON.stringify(exercise.spec)} ${what()}`);
}

/** All wrong crosses at once, and all missing crosses. */
function checkCrosses(exercise: Exercise, key: Key): void {
  const edges = exercise.questions.filter(({ type }) => type === "cut");
  const isCut = ({ id }: Question): boolean => answerText(key.get(id)!) === "x";
  const answers = Object.fromEntries(edges.filter((edge) => !isCut(edge)).map(({ id }) => [id, "x"]));
  const all = gradeOf(exercise, key, answers);
  const none = gradeOf(exercise, key, {});
  for (const edge of edges) {
    const { verdict, remark } = markOn(all, edge)!;
    // An illegal cross further up does not answer for an edge that is cut below it.
    const isTold = isCut(edge)
      ? verdict === "missing"
      : verdict === "wrong" && remark?.type === "illegal-cut" && remark.node === edge.node;
    check(isTold, exercise, () => `${edge.id} with crosses at all others`);
    const without = markOn(none, edge)?.verdict;
    check(without === (isCut(edge) ? "missing" : undefined), exercise, () => `${edge.id} without crosses`);
  }
}

/** All wrong moves in addition to the best ones; and, if ties are kept, all best ones left out. */
function checkMoves(exercise: Exercise, key: Key, right: Answers): void {
  for (const question of exercise.questions.filter(({ type }) => type === "move")) {
    const isBest = right[question.id] === "x";
    const grade = gradeOf(exercise, key, { ...right, [question.id]: isBest ? "" : "x" });
    const verdict = markOn(grade, question)?.verdict;
    const others = Object.values(right).filter((text) => text === "x").length - Number(isBest);
    const isEnough = isBest && exercise.spec.ties === "prune" && others > 0;
    check(
      grade.solved === isEnough && verdict === (isEnough ? undefined : isBest ? "missing" : "wrong"),
      exercise,
      () => question.id,
    );
  }
}

describe.each(TEMPLATE_NAMES)("%s", (template) => {
  test.each(EXERCISE_LEVELS)(`level %d, ${SEEDS} seeds`, (level) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const exercise = drawn(template, level, seed);
      const key = keyOf(exercise);
      const right = truth(exercise, key);
      for (const answers of [right, truth(exercise, key, otherwise)]) {
        const { solved, marks } = gradeOf(exercise, key, answers);
        check(solved, exercise, () => JSON.stringify(marks.filter(({ verdict }) => verdict !== "right")));
      }
      const blank = gradeOf(exercise, key, {});
      check(
        blank.blank && !blank.solved && blank.counts.right + blank.counts.wrong === 0,
        exercise,
        () => "blank",
      );
      for (const question of exercise.questions) {
        const isText = question.type !== "cut" && question.type !== "move";
        const isMissing = markOn(blank, question)?.verdict === "missing";
        check(isMissing || !isText, exercise, () => `${question.id} is not missing`);
      }
      checkSpoilt(exercise, key, right);
      checkCrosses(exercise, key);
      checkMoves(exercise, key, right);
    }
  });
});

test("an answer counts as rounded if two decimals are right, otherwise as wrong", () => {
  let rounded = 0;
  for (let seed = 0; seed < 20; seed++) {
    const exercise = drawn("values-expectiminimax", 3, seed);
    const key = keyOf(exercise);
    for (const { id } of exercise.questions) {
      const expected = key.get(id)!;
      if (expected.type !== "number" || expected.value.d === 1n) continue;
      const number = expected.value.toNumber();
      const remarkOn = (answer: string) =>
        gradeOf(exercise, key, { ...truth(exercise, key), [id]: answer }).marks.find(
          ({ question }) => question.id === id,
        )!.remark;
      const near = number.toFixed(2);
      if (valueOfNumber(Number(near))!.equals(expected.value)) continue;
      expect(remarkOn(near)).toEqual({ type: "rounded" });
      for (const off of [0.02, -0.02, 0.06, -0.06])
        expect(remarkOn((number + off).toFixed(3))).toEqual({ type: "wrong-value" });
      rounded++;
    }
  }
  expect(rounded).toBeGreaterThan(5);
});
