import {
  type Answers,
  answerText,
  EXERCISE_LEVELS,
  type Exercise,
  exerciseOf,
  gradeOf,
  type Key,
  keyOf,
  TEMPLATE_NAMES,
  type TemplateName,
} from "@tyche/practice";
/**
 * Stress test of grading: right answers in every form that people type, and answers that are certainly wrong, for all
 * kinds of exercises. Which answers are right is known from how they were made, not from the grader.
 */
import { formatExact, type Limit, parseValue, type Value } from "@tyche/trees";
import { compare, fraction } from "@tyche/trees/numbers";
import { describe, expect, test } from "vitest";
import type { Expected } from "../src/exercises/key.js";

const SEEDS = 12;

/** A separate generator (multiplicative congruential), so that the test is the same each time. */
function dice(seed: number): (sides: number) => number {
  let state = (seed * 2654435761 + 1) % 2147483647;
  return (sides) => {
    state = (state * 48271) % 2147483647;
    return state % sides;
  };
}

type Roll = ReturnType<typeof dice>;

function pick<T>(all: readonly T[], roll: Roll): T {
  return all[roll(all.length)]!;
}

/** A number in an unusual spelling. */
function odd(value: Value, roll: Roll): string {
  const exact = formatExact(value);
  const { n, d } = value;
  const size = n < 0n ? -n : n;
  const sign = n < 0n ? pick(["-", "−", "–", "- "], roll) : pick(["", "", "+"], roll);
  const times = BigInt(2 + roll(3));
  const decimal = Number(n < 0n ? -n : n) / Number(d);
  const forms = [
    `${sign}${size}/${d}`,
    `${sign}${size * times}/${d * times}`,
    `${sign}${size} / ${d}`,
    `${sign}${size}:${d}`,
    `${sign}${size}÷${d}`,
    `(${sign}${size}/${d})`,
    ...(d === 1n
      ? [
          exact,
          `${exact}.0`,
          `${exact},00`,
          `0${exact}`.replace("0-", "-0"),
          `(${exact})`,
          `[${exact}]`,
          fullWidth(exact),
        ]
      : []),
    ...(d !== 1n && size > d ? [`${sign}${size / d} ${size % d}/${d}`] : []),
    ...(parseValue(String(decimal))?.equals(fraction(size, d)) && String(decimal).length < 8
      ? [
          `${sign}${decimal}`,
          `${sign}${decimal}`.replace(".", ","),
          `${sign}${decimal}0`.replace(/^([^.]*)$/, "$1"),
          `${percentOf(sign, size, d)}`,
        ]
      : []),
  ];
  const form = pick(
    forms.filter((one) => one !== ""),
    roll,
  );
  // A zero appended to a whole number would make it another number.
  const safe = /^\D*\d+0$/.test(form) && d !== 1n ? exact : form;
  const isWhole = d === 1n && safe === `${sign}${decimal}0`;
  return pick(["", " ", "  "], roll) + (isWhole ? exact : safe) + pick(["", " ", "\t"], roll);
}

function percentOf(sign: string, size: bigint, d: bigint): string {
  const hundred = size * 100n;
  return hundred % d === 0n ? `${sign}${hundred / d} %` : "";
}

function fullWidth(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
}

function oddLimit(limit: Limit, roll: Roll): string {
  if (typeof limit !== "number") {
    // Blanks would be read as separators, and commas too.
    const text = odd(limit, roll).trim();
    return /[\s,()[\]]/.test(text) ? formatExact(limit) : text;
  }
  return limit < 0
    ? pick(["-inf", "−∞", "-∞", "-oo", "- infinity".replace(" ", "")], roll)
    : pick(["inf", "∞", "+∞", "+inf", "oo", "infinity"], roll);
}

function oddPair([low, high]: readonly [Limit, Limit], roll: Roll): string {
  const [open, close] = pick(
    [
      ["(", ")"],
      ["[", "]"],
      ["]", "["],
      ["", ""],
      ["（", "）"],
      ["{", "}"],
    ] as const,
    roll,
  );
  const separator = pick([", ", ";", " ; ", ",", "、", " .. "], roll);
  const names = pick(
    [
      ["", ""],
      ["α = ", "β="],
      ["alpha=", "beta = "],
    ] as const,
    roll,
  );
  return `${open}${names[0]}${oddLimit(low, roll)}${separator}${names[1]}${oddLimit(high, roll)}${close}`;
}

/** A right answer in an unusual spelling. */
function right(expected: Expected, roll: Roll): string {
  switch (expected.type) {
    case "number":
      return odd(expected.value, roll);
    case "bound": {
      const { bound, value } = expected;
      const number = odd(value, roll);
      if (bound === "exact") return pick(["", "= ", "="], roll) + number.trim();
      const signs = bound === "lower" ? ["≥", ">=", "=>", "⩾", "≧", "＞＝"] : ["≤", "<=", "=<", "⩽", "≦"];
      return pick([...signs, ""], roll) + pick(["", " "], roll) + number.trim();
    }
    case "window":
      return oddPair([expected.alpha, expected.beta], roll);
    case "interval":
      return oddPair([expected.low, expected.high], roll);
    case "crossed":
      return pick(["x", "X", "×", " ✗ ", "✂", "cut", "//", "–", "-"], roll);
    case "mark":
      return expected.marked ? pick(["x", "X", "×", "✗"], roll) : "";
  }
}

/** An answer that is certainly wrong: a number other than the right one and outside everything proved. */
function wrong(expected: Expected, roll: Roll): string {
  const off = fraction(1 + roll(40), 1 + roll(3));
  switch (expected.type) {
    case "number":
      return pick(
        [
          odd(roll(2) === 0 ? expected.value.add(off) : expected.value.sub(off), roll),
          `≥ ${formatExact(expected.value)}`,
          "∞",
          "no",
        ],
        roll,
      );
    case "bound": {
      const { value, bound, low, high } = expected;
      const other = roll(2) === 0 ? value.add(off) : value.sub(off);
      const isProved = typeof low !== "number" && compare(low, high) === 0 && low.equals(other);
      const beyond = [formatExact(isProved ? value.add(fraction(1000)) : other)];
      if (bound === "lower") beyond.push(`≤ ${formatExact(value)}`, `≥ ${formatExact(value.sub(off))}`);
      if (bound === "upper") beyond.push(`≥ ${formatExact(value)}`, `≤ ${formatExact(value.add(off))}`);
      if (bound === "exact")
        beyond.push(`≥ ${formatExact(value.sub(off))}`, `≤ ${formatExact(value.add(off))}`);
      return pick(beyond, roll);
    }
    case "window":
    case "interval":
      // No value in an exercise is this large.
      return pick(["(1000, 2000)", "(-2000; -1000)", "5", "(1, 2, 3)", "x"], roll);
    case "crossed":
      return pick(["7", "(1, 2)", "≥ 3", "yes"], roll);
    case "mark":
      return expected.marked ? "" : "x";
  }
}

function* exercises(template: TemplateName): Generator<{ exercise: Exercise; key: Key; roll: Roll }> {
  for (const level of EXERCISE_LEVELS) {
    for (let seed = 0; seed < SEEDS; seed++) {
      const exercise = exerciseOf({
        seed: `attack ${seed}`,
        template,
        level,
        notation: "aima",
        ties: seed % 2 === 0 ? "prune" : "keep",
        fail: seed % 4 < 2 ? "soft" : "hard",
      });
      yield { exercise, key: keyOf(exercise), roll: dice(seed * 7 + level) };
    }
  }
}

const counts = { right: 0, wrong: 0 };

describe("all verdicts are correct", () => {
  test.each(TEMPLATE_NAMES)("%s", (template) => {
    for (const { exercise, key, roll } of exercises(template)) {
      const truth: Answers = Object.fromEntries([...key].map(([id, expected]) => [id, answerText(expected)]));
      for (let round = 0; round < 4; round++) {
        const answers = Object.fromEntries([...key].map(([id, expected]) => [id, right(expected, roll)]));
        const { solved, marks } = gradeOf(exercise, key, answers);
        const refused = marks.filter(({ verdict }) => verdict !== "right");
        expect(
          solved,
          `${JSON.stringify(exercise.spec)} ${refused.map(({ question: { id } }) => `${id} ${answers[id]} for ${truth[id]}`)}`,
        ).toBe(true);
        counts.right += exercise.questions.length;
      }
      for (const { id, type } of exercise.questions) {
        const answer = wrong(key.get(id)!, roll);
        const grade = gradeOf(exercise, key, { ...truth, [id]: answer });
        // Any best move is enough, and a cross is covered by one further up.
        if (type === "move" && exercise.spec.ties === "prune" && answer === "") continue;
        if (type === "cut" && answer === "" && isCovered(exercise, truth, id)) continue;
        expect(grade.solved, `${JSON.stringify(exercise.spec)} ${id} ${answer} for ${truth[id]}`).toBe(false);
        counts.wrong++;
      }
    }
  });

  test("over at least 2,000 answers of each kind", () => {
    expect(counts.right).toBeGreaterThan(2000);
    expect(counts.wrong).toBeGreaterThan(2000);
  });
});

/** Whether the cross at an edge is redundant because of crosses above it or at all edges below it. */
function isCovered({ tree }: Exercise, answers: Answers, id: string): boolean {
  const node = Number(id.slice("cut:".length));
  const isCrossed = (other: number): boolean => answers[`cut:${other}`] === "x";
  for (let above = tree.parents[node]!; above > 0; above = tree.parents[above]!)
    if (isCrossed(above)) return true;
  return (
    tree.nodes[node]!.children.length > 0 && tree.nodes[node]!.children.every((child) => isCrossed(child.id))
  );
}
