import { LANGUAGES } from "@tyche/messages";
import {
  answerText,
  EXERCISE_LEVELS,
  type ExerciseSpec,
  exerciseOf,
  gradeOf,
  TEMPLATE_NAMES,
} from "@tyche/practice";
import {
  canvasZip,
  giftText,
  moodleXml,
  readAnswerFile,
  reportOn,
  worksheetJson,
} from "@tyche/practice/files";
import { NOTATION_NAMES, type Tree } from "@tyche/trees";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { WORDS } from "../../test/words.js";
import { mirrored } from "../exercises/turn.js";
import {
  collectedSpec,
  exercisesOf,
  MOST_EXERCISES,
  type Worksheet,
  type WorksheetSpec,
  worksheetOf,
} from "./worksheet.js";
import { worksheetHtml } from "./worksheet-html.js";
import { worksheetLatex } from "./worksheet-latex.js";
import { worksheetText } from "./worksheet-text.js";

const SPEC: WorksheetSpec = {
  seed: "7",
  count: TEMPLATE_NAMES.length,
  template: "mixed",
  level: 2,
  notation: "aima",
  ties: "prune",
  fail: "soft",
  language: "en",
};

const sheets = new Map<string, Worksheet>();
/** The sheet of a specification, made once: every test but the one about reproduction may share it. */
const sheetOf = (spec: WorksheetSpec): Worksheet => {
  const name = JSON.stringify(spec);
  const sheet = sheets.get(name) ?? worksheetOf(spec, WORDS[spec.language]);
  sheets.set(name, sheet);
  return sheet;
};

test("the same specification gives the same sheet, another seed another", () => {
  const make = (spec: WorksheetSpec): string[] => {
    const sheet = worksheetOf(spec, WORDS[spec.language]);
    return (["blank", "key"] as const).flatMap((copy) => [
      worksheetLatex(sheet, copy),
      worksheetHtml(sheet, copy),
    ]);
  };
  const one = make({ ...SPEC, count: 6 });
  expect(make({ ...SPEC, count: 6 })).toEqual(one);
  expect(make({ ...SPEC, count: 6, seed: "8" })).not.toEqual(one);
});

test("the keys of all exercises are graded as right", () => {
  for (const level of EXERCISE_LEVELS) {
    for (const { exercise, key } of sheetOf({ ...SPEC, level }).items) {
      const answers = Object.fromEntries([...key].map(([id, expected]) => [id, answerText(expected)]));
      expect(gradeOf(exercise, key, answers).solved).toBe(true);
    }
  }
});

test("a mixed sheet has every kind once, and no tree or its mirror image twice", () => {
  const { items } = sheetOf(SPEC);
  expect(items.map(({ exercise }) => exercise.spec.template)).toEqual(TEMPLATE_NAMES);
  const shape = ({ nodes }: Tree): string =>
    nodes
      .map((node) => (node.kind === "leaf" ? node.value : `${node.kind}${node.children.length}`))
      .join(" ");
  const shapes = items.flatMap(({ exercise: { tree } }) => [...new Set([tree, mirrored(tree)].map(shape))]);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test("every exercise of a sheet has its own seed, and no two sheets share one", () => {
  const seen = new Set<string>();
  let exercises = 0;
  for (let sheet = 0; sheet < cases(3000, 250); sheet++) {
    const template = (["mixed", ...TEMPLATE_NAMES] as const)[sheet % (TEMPLATE_NAMES.length + 1)]!;
    const spec = {
      ...SPEC,
      seed: ["7", "quiz-", "a-1-", ""][sheet % 4]! + sheet,
      template,
      count: 1 + (sheet % 60),
    };
    const specs = exercisesOf(spec);
    expect(JSON.stringify(exercisesOf(spec))).toBe(JSON.stringify(specs));
    expect(specs).toHaveLength(spec.count);
    expect(specs.every((each) => each.seed.startsWith(`${spec.seed}-`))).toBe(true);
    for (const each of specs) seen.add(each.seed);
    exercises += specs.length;
  }
  expect(seen.size).toBe(exercises);
});

describe("copies", () => {
  test("every name is in both copies, answers only in the key", () => {
    const sheet = sheetOf(SPEC);
    const page = { blank: worksheetHtml(sheet, "blank"), key: worksheetHtml(sheet, "key") };
    const cells = sheet.items.flatMap(({ table }) => table.rows.flat());
    expect(cells.some(({ isAnswer }) => isAnswer)).toBe(true);
    for (const { text, isAnswer } of cells) {
      const html = text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
      if (!isAnswer) expect(page.blank).toContain(html);
      expect(page.key).toContain(text === "x" ? "×" : html);
    }
    expect(page.blank).not.toMatch(/class="answer">[^<]/);
    for (const mark of ['class="cross"', 'best"', 'class="window"']) {
      expect(page.blank).not.toContain(mark);
      expect(page.key).toContain(mark);
    }
    expect(worksheetLatex(sheet, "blank")).not.toContain("\\draw[tyche cross]");
    expect(worksheetLatex(sheet, "key")).toContain("\\draw[tyche cross]");
  });

  test.each(LANGUAGES)("the seed is printed on it: %s", (language) => {
    const sheet = sheetOf({ ...SPEC, count: 2, seed: "autumn", language });
    for (const copy of ["blank", "key"] as const) {
      expect(worksheetLatex(sheet, copy)).toContain("autumn");
      expect(worksheetHtml(sheet, copy)).toContain("autumn");
    }
  });
});

test("a seed cannot inject markup into a sheet", () => {
  const sheet = sheetOf({ ...SPEC, count: 1, seed: '<script>alert(1)</script>\\input{x}%"' });
  expect(worksheetHtml(sheet, "blank")).not.toContain("<script");
  const latex = worksheetLatex(sheet, "blank");
  expect(latex).not.toContain("\\input");
  expect(latex).toContain("\\textbackslash{}input\\{x\\}\\%");
});

test("LaTeX braces and environments are balanced", () => {
  for (const language of LANGUAGES) {
    for (const copy of ["blank", "key"] as const) {
      const latex = worksheetLatex(sheetOf({ ...SPEC, language, count: cases(SPEC.count, 5) }), copy).replace(
        /\\[{}%]/g,
        "",
      );
      expect(latex.split("{").length).toBe(latex.split("}").length);
      expect(latex.split("\\begin{").length).toBe(latex.split("\\end{").length);
      expect(latex.split("$").length % 2).toBe(1);
    }
  }
});

test.each(LANGUAGES)("the licence and how to cite are on every sheet (%s)", (language) => {
  const sheet = sheetOf({ ...SPEC, count: 1, language });
  for (const copy of ["blank", "key"] as const) {
    for (const text of [
      worksheetLatex(sheet, copy).replaceAll("{-}", "-"),
      worksheetHtml(sheet, copy),
      worksheetText(sheet, copy),
      worksheetHtml(sheet, copy, "two"),
    ]) {
      expect(text).toContain("CC BY 4.0");
      expect(text).toContain("github.com/tyche-search/tyche");
    }
  }
});

test.each([0, -1, 1.5, MOST_EXERCISES + 1, Number.NaN])("%d exercises are refused", (count) => {
  expect(() => sheetOf({ ...SPEC, count })).toThrow("must be a whole number from 1 to 60");
});

describe("a sheet of collected exercises", () => {
  const rules = { notation: "aima", ties: "prune", fail: "soft" } as const;
  const collected: readonly ExerciseSpec[] = [
    { ...rules, seed: "12", template: TEMPLATE_NAMES[2]!, level: 2 },
    { ...rules, seed: "4", template: TEMPLATE_NAMES[0]!, level: 1, notation: NOTATION_NAMES[1]! },
    { ...rules, seed: "12", template: TEMPLATE_NAMES.at(-1)!, level: 3, ties: "keep" },
  ];

  test.each(LANGUAGES)("has exactly these, in %s, in every file and with their keys", (language) => {
    const sheet = sheetOf(collectedSpec(collected, language));
    expect(sheet.items.map(({ exercise }) => exercise)).toEqual(collected.map((spec) => exerciseOf(spec)));
    for (const copy of ["blank", "key"] as const) {
      expect(worksheetLatex(sheet, copy)).toContain("12, 4, 12");
      expect(worksheetHtml(sheet, copy)).toContain("4 · ");
    }
    for (const kit of [moodleXml, giftText]) expect(kit(sheet)).toContain(String(collected[1]!.seed));
    expect(canvasZip(sheet).length).toBeGreaterThan(1000);
    // Filled in with the key, the answer file gives the same sheet again.
    const file = readAnswerFile(worksheetJson(sheet, "key"));
    expect(file.sheet).toEqual(sheet.spec);
    const report = reportOn(file, sheet.words);
    expect(report.exercises).toHaveLength(collected.length);
    for (const { solved } of report.exercises) expect(solved).toBe(true);
  });

  test("is another sheet in another order, and a file with another count is refused", () => {
    const sheet = sheetOf(collectedSpec(collected, "en"));
    expect(worksheetHtml(sheetOf(collectedSpec(collected.toReversed(), "en")), "key")).not.toBe(
      worksheetHtml(sheet, "key"),
    );
    const file = JSON.parse(worksheetJson(sheet, "key"));
    file.sheet.exercises.pop();
    expect(() => readAnswerFile(JSON.stringify(file))).toThrow();
  });
});
