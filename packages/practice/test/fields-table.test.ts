import { readFileSync } from "node:fs";
import { type Exercise, exerciseOf, gradeOf, keyOf, TEMPLATES, type TemplateName } from "@tyche/practice";
import { readTree, trace } from "@tyche/trees";
import { expect, test } from "vitest";
import { questionsOf } from "../src/exercises/question.js";
import { labelled } from "../src/exercises/turn.js";
import type { Worksheet } from "../src/worksheets/worksheet.js";
import { GRADERS } from "./course-systems.js";
import { WORDS } from "./words.js";

const DOCS = new URL("../../../docs/course-kit.md", import.meta.url);
/** Where the table begins that says which spellings are accepted. */
const HEAD = "| right answer | accepted everywhere |";

/** For each right answer of the table: an exercise, and the question with this answer. */
const ASKED: Readonly<Record<string, readonly [template: TemplateName, tree: string, question: string]>> = {
  "9/4": ["values-minimax", '["9/4", 1]', "value:0"],
  "1/3": ["values-minimax", '["1/3", 0]', "value:0"],
  "3": ["values-minimax", "[3, 1]", "value:0"],
  "−1/2": ["values-minimax", '["-1/2", -1]', "value:0"],
  "≥ 9/4": ["returns-alpha-beta", '{"min": [2, {"max": ["9/4", 5]}]}', "return:2"],
  "−∞": ["windows-alpha-beta", '{"min": [2, {"max": [1, 5]}]}', "window:2"],
  "never visited": ["returns-alpha-beta", '{"min": [2, {"max": [3, {"min": [5, 6]}]}]}', "return:4"],
};

function exerciseFor(template: TemplateName, text: string): Exercise {
  const spec = { seed: "1", template, level: 1, notation: "aima", ties: "prune", fail: "soft" } as const;
  const tree = labelled(readTree(text).tree);
  const { settings } = exerciseOf(spec);
  const own = TEMPLATES[template];
  const search = trace(tree, own.algorithm, settings);
  return {
    spec,
    template: own,
    tree,
    settings,
    bounds: undefined,
    ...search,
    questions: questionsOf(tree, own),
  };
}

/** A row of the table: the right answer, and the texts in backticks of each cell. */
function rowsOfTable(): readonly (readonly [string, ...string[][]])[] {
  const text = readFileSync(DOCS, "utf8");
  const lines = text.slice(text.indexOf(HEAD)).split("\n");
  const end = lines.findIndex((line) => !line.startsWith("|"));
  return lines.slice(2, end).map((line) => {
    const [answer, ...cells] = line.split("|").slice(1, -1);
    return [answer!.trim(), ...cells.map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, one]) => one!))];
  });
}

test("docs/course-kit.md says what each system accepts", () => {
  const rows = rowsOfTable();
  expect(rows.map(([answer]) => answer).toSorted()).toEqual(Object.keys(ASKED).toSorted());
  for (const [answer, everywhere, here, nowhere] of rows) {
    const [template, text, question] = ASKED[answer]!;
    const exercise = exerciseFor(template, text);
    const key = keyOf(exercise);
    const sheet: Worksheet = {
      spec: { ...exercise.spec, count: 1, language: "en" },
      words: WORDS.en,
      items: [{ exercise, key, task: [], table: { head: [], rows: [] }, points: 1 }],
    };
    // A window has a field for each end.
    const at =
      exercise.questions.findIndex(({ id }) => id === question) * (template.startsWith("windows") ? 2 : 1);
    expect(at, answer).toBeGreaterThanOrEqual(0);
    const graded = (typed: string): boolean => {
      const full = template.startsWith("windows") ? `(${typed}; 2)` : typed;
      const { marks } = gradeOf(exercise, key, { [question]: full });
      return marks.find((mark) => mark.question.id === question)!.verdict === "right";
    };
    const inSystems = (typed: string): string[] =>
      Object.entries(GRADERS).flatMap(([name, graders]) => (graders(sheet)[at]!(typed) ? [name] : []));
    const systems = Object.keys(GRADERS);
    for (const typed of everywhere!)
      expect([inSystems(typed), graded(typed)], `${answer}: ${typed}`).toEqual([systems, true]);
    for (const typed of here!)
      expect([inSystems(typed), graded(typed)], `${answer}: ${typed}`).toEqual([[], true]);
    for (const typed of nowhere!)
      expect([inSystems(typed), graded(typed)], `${answer}: ${typed}`).toEqual([[], false]);
  }
});
