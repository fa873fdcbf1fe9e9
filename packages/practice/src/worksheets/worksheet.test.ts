import { LANGUAGES } from "@tyche/trees";
import { describe, expect, test } from "vitest";
import { answerText } from "../exercises/key.js";
import { EXERCISE_LEVELS, TEMPLATE_NAMES } from "../exercises/templates.js";
import { mirrored } from "../exercises/turn.js";
import { gradeOf } from "../grading/grade.js";
import { MOST_EXERCISES, type WorksheetSpec, worksheetOf } from "./worksheet.js";
import { worksheetHtml } from "./worksheet-html.js";
import { worksheetLatex } from "./worksheet-latex.js";

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

test("the same specification makes the same sheet, another seed another", () => {
  const make = (spec: WorksheetSpec): string[] => {
    const sheet = worksheetOf(spec);
    return (["blank", "key"] as const).flatMap((copy) => [
      worksheetLatex(sheet, copy),
      worksheetHtml(sheet, copy),
    ]);
  };
  expect(make(SPEC)).toEqual(make(SPEC));
  expect(make({ ...SPEC, seed: "8" })).not.toEqual(make(SPEC));
});

test("the keys of all exercises are graded right", () => {
  for (const level of EXERCISE_LEVELS) {
    for (const { exercise, key } of worksheetOf({ ...SPEC, level }).items) {
      const answers = Object.fromEntries([...key].map(([id, expected]) => [id, answerText(expected)]));
      expect(gradeOf(exercise, key, answers).solved).toBe(true);
    }
  }
});

test("a sheet of all kinds has every kind once, and the mirror image of a tree next to it", () => {
  const { items } = worksheetOf(SPEC);
  expect(items.map(({ exercise }) => exercise.spec.template)).toEqual(TEMPLATE_NAMES);
  const at = TEMPLATE_NAMES.indexOf("cuts-mirrored");
  const payoffs = (tree: { nodes: readonly { kind: string; value?: unknown }[] }): unknown[] =>
    tree.nodes.filter(({ kind }) => kind === "leaf").map(({ value }) => value);
  expect(payoffs(mirrored(items[at]!.exercise.tree))).toEqual(payoffs(items[at - 1]!.exercise.tree));
});

describe("copies", () => {
  test("every name stands in both, answers in the key alone", () => {
    const sheet = worksheetOf(SPEC);
    const page = { blank: worksheetHtml(sheet, "blank"), key: worksheetHtml(sheet, "key") };
    const cells = sheet.items.flatMap(({ table }) => table.rows.flat());
    expect(cells.some(({ isAnswer }) => isAnswer)).toBe(true);
    for (const { text, isAnswer } of cells) {
      const html = text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
      if (!isAnswer) expect(page.blank).toContain(html);
      expect(page.key).toContain(text === "x" ? "×" : html);
    }
    expect(page.blank).not.toMatch(/class="answer">[^<]/);
    for (const mark of ['class="cross"', 'chosen"', 'class="window"']) {
      expect(page.blank).not.toContain(mark);
      expect(page.key).toContain(mark);
    }
    expect(worksheetLatex(sheet, "blank")).not.toContain("\\draw[tyche cross]");
    expect(worksheetLatex(sheet, "key")).toContain("\\draw[tyche cross]");
  });

  test.each(LANGUAGES)("the seed stands on it: %s", (language) => {
    const sheet = worksheetOf({ ...SPEC, count: 2, seed: "autumn", language });
    for (const copy of ["blank", "key"] as const) {
      expect(worksheetLatex(sheet, copy)).toContain("autumn");
      expect(worksheetHtml(sheet, copy)).toContain("autumn");
    }
  });
});

test("a seed cannot bring markup into a sheet", () => {
  const sheet = worksheetOf({ ...SPEC, count: 1, seed: '<script>alert(1)</script>\\input{x}%"' });
  expect(worksheetHtml(sheet, "blank")).not.toContain("<script");
  const latex = worksheetLatex(sheet, "blank");
  expect(latex).not.toContain("\\input");
  expect(latex).toContain("\\textbackslash{}input\\{x\\}\\%");
});

test("braces and environments of LaTeX are balanced", () => {
  for (const language of LANGUAGES) {
    for (const copy of ["blank", "key"] as const) {
      const latex = worksheetLatex(worksheetOf({ ...SPEC, language }), copy).replace(/\\[{}%]/g, "");
      expect(latex.split("{").length).toBe(latex.split("}").length);
      expect(latex.split("\\begin{").length).toBe(latex.split("\\end{").length);
      expect(latex.split("$").length % 2).toBe(1);
    }
  }
});

test.each([0, -1, 1.5, MOST_EXERCISES + 1, Number.NaN])("%d exercises are refused", (count) => {
  expect(() => worksheetOf({ ...SPEC, count })).toThrow("is not a whole number from 1 to 60");
});
