import { answerText, type Worksheet, worksheetOf } from "@tyche/practice";
import { moodleXml } from "@tyche/practice/files";
import { describe, expect, test } from "vitest";
import { cases } from "../../../tests/cases.js";
import { fill, importMoodle, type MoodleQuestion } from "./moodle-import.js";
import { gameSheet, sheets } from "./sheets.js";

const SHEETS = [...sheets(cases(12, 2)), gameSheet()];

/** The key's text for each gap of an exercise's cloze question, in order. */
function keyTexts({ items, words }: Worksheet, i: number): string[] {
  const { exercise, key } = items[i]!;
  return exercise.questions.flatMap(({ id, type }) => {
    const text = answerText(key.get(id)!);
    if (type === "cut") return [words.text(text === "x" ? "kit-skipped" : "kit-visited")];
    const isPair = type === "window" || type === "interval";
    if (!isPair) return [text];
    return text === "x"
      ? ["x", "x"]
      : text
          .slice(1, -1)
          .split(", ")
          .map((end) => end.replace("−∞", "-∞"));
  });
}

function byExercise(sheet: Worksheet): MoodleQuestion[][] {
  const questions = importMoodle(moodleXml(sheet));
  return sheet.items.map(({ exercise }) => {
    const count = exercise.template.asks === "cuts" ? 2 : 1;
    return questions.splice(0, count);
  });
}

const asNumber = (text: string): string => {
  const [n, d = "1"] = text.split("/");
  return String(Number(n) / Number(d));
};

describe("what Moodle would import", () => {
  test("the key fills every gap, and gets the full grade", () => {
    let gaps = 0;
    for (const sheet of SHEETS) {
      for (const [i, questions] of byExercise(sheet).entries()) {
        const [list] = questions;
        if (list!.type !== "cloze") continue;
        const texts = keyTexts(sheet, i);
        expect(list!.gaps.length).toBe(texts.length);
        for (const [k, gap] of list!.gaps.entries()) {
          const typed = gap.type === "NUMERICAL" ? asNumber(texts[k]!) : texts[k]!;
          expect(fill(gap, typed)?.grade, `${list!.name}: ${texts[k]}`).toBe(100);
          gaps++;
        }
      }
    }
    expect(gaps).toBeGreaterThan(cases(2000, 150));
  });

  test("no wrong answer with feedback gets any grade, and every kind has some", () => {
    const told = new Map<string, number>();
    for (const sheet of SHEETS) {
      for (const [i, [list]] of byExercise(sheet).entries()) {
        for (const gap of list!.gaps) {
          for (const answer of gap.answers.filter(({ grade }) => grade === 0)) {
            expect(fill(gap, answer.text)?.grade).toBe(0);
            const { template } = sheet.items[i]!.exercise.spec;
            if (answer.feedback !== "") told.set(template, (told.get(template) ?? 0) + 1);
          }
        }
        for (const { fraction, feedback } of list!.answers)
          if (fraction <= 0 && feedback !== "") told.set("best-move", 1);
      }
    }
    expect([...told.keys()].length).toBeGreaterThanOrEqual(13);
  });

  test("markers are on the cut edges, within a picture that Moodle does not shrink", () => {
    for (const sheet of SHEETS) {
      for (const [, picture] of byExercise(sheet)) {
        if (!picture) continue;
        expect(picture.type).toBe("ddmarker");
        const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(picture.background!)!;
        expect(Number(width)).toBeLessThanOrEqual(600);
        expect(Number(height)).toBeLessThanOrEqual(400);
        expect(picture.drops.length).toBeGreaterThan(0);
        expect(picture.markers).toEqual([{ label: "✂", endless: true }]);
        for (const { x, y, radius } of picture.drops) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(Number(width));
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(Number(height));
          expect(radius).toBeGreaterThanOrEqual(4);
        }
      }
    }
  });

  test("the best move is one choice, or a share for each if all are required", () => {
    for (const sheet of SHEETS) {
      for (const [i, [question]] of byExercise(sheet).entries()) {
        if (question!.type !== "multichoice") continue;
        const { exercise } = sheet.items[i]!;
        const best = exercise.solution.best.map((index) => exercise.tree.root.children[index]!.label);
        const right = question!.answers.filter(({ fraction }) => fraction > 0).map(({ text }) => text);
        if (sheet.spec.ties === "keep") expect(right).toEqual(expect.arrayContaining(best as string[]));
        expect(right).toContain(best[0]);
        const sum = question!.answers.reduce((all, { fraction }) => all + Math.max(0, fraction), 0);
        if (!question!.single) expect(Math.abs(sum - 100)).toBeLessThan(0.001);
      }
    }
  });

  test("pictures describe the tree in words too", () => {
    for (const [list] of byExercise(SHEETS[0]!)) expect(list!.text).toMatch(/alt="[^"]*MAX|alt="[^"]*MIN/);
  });
});

test("the same seed gives the same bytes, another seed gives others", () => {
  const make = (seed: string): string =>
    moodleXml(worksheetOf({ ...SHEETS[0]!.spec, seed }, SHEETS[0]!.words));
  expect(make("a")).toBe(make("a"));
  expect(make("b")).not.toBe(make("a"));
});
