import { gradeOf } from "@tyche/practice";
import type { Limit, Value } from "@tyche/trees";
import { describe, expect, test } from "vitest";
import { cases } from "../../../tests/cases.js";
import type { Expected } from "../src/exercises/key.js";
import { fieldsOf } from "../src/files/fields.js";
import type { WorksheetItem } from "../src/worksheets/worksheet.js";
import { GRADERS } from "./course-systems.js";
import { sheets } from "./sheets.js";

/** A text field of a sheet: what is right in it, written as a student would, and what is not. */
interface Asked {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

function asked({ exercise, key }: WorksheetItem): Asked[] {
  return exercise.questions.flatMap(({ id, type }) => {
    const expected = key.get(id)!;
    if (expected.type === "mark") return [];
    const isPair = type === "window" || type === "interval";
    return isPair ? [0, 1].map((end) => writings(expected, end)) : [writings(expected, 0)];
  });
}

function writings(expected: Expected, end: number): Asked {
  switch (expected.type) {
    case "number":
      return { right: written(expected.value), wrong: halfRead(expected.value) };
    case "bound": {
      const { value, bound } = expected;
      if (bound === "exact") return { right: written(value), wrong: halfRead(value) };
      const signs = bound === "lower" ? ["≥", ">= "] : ["≤", "<="];
      // A sign and an unreduced fraction are more than a field of this kind lists.
      const bounds = signs.flatMap((sign) => reduced(value).map((form) => sign + form));
      return { right: [...bounds, ...written(value)], wrong: [] };
    }
    case "window":
      return { right: written(end === 0 ? expected.alpha : expected.beta), wrong: [] };
    case "interval":
      return { right: written(end === 0 ? expected.low : expected.high), wrong: [] };
    default:
      return { right: ["x"], wrong: [] };
  }
}

/** A number as students write it. */
function written(limit: Limit): string[] {
  if (typeof limit === "number") return limit < 0 ? ["-inf", "−∞"] : ["inf", "∞"];
  const { n, d } = limit;
  return d === 1n ? reduced(limit) : [...reduced(limit), `${2n * n}/${2n * d}`, `${4n * n}/${4n * d}`];
}

function reduced({ n, d }: Value): string[] {
  const size = n < 0n ? -n : n;
  const forms = d === 1n ? [`${n}`] : [`${n}/${d}`, `${n} / ${d}`];
  if (d > 1n && size > d) forms.push(`${n / d} ${size % d}/${d}`);
  const places = [1, 2, 3, 4, 5, 6].find((count) => 10n ** BigInt(count) % d === 0n);
  if (places !== undefined) {
    const decimal = (Number(n) / Number(d)).toFixed(places);
    forms.push(decimal, decimal.replace(".", ","));
  }
  return forms.flatMap((form) => (form.startsWith("-") ? [form, form.replace("-", "−")] : [form]));
}

/** What is wrong, but would be right if only the beginning of the text were read. */
function halfRead({ n, d }: Value): string[] {
  if (d === 1n) return [`${n}/4`, `${n}.5`, `${n + 1n}`, `${n} 1/2`];
  return [`${n}`, `${n / d}`, `${n}/${d + 1n}`, (Number(n) / Number(d)).toFixed(1)].filter(
    (text) => Number(text) * Number(d) !== Number(n),
  );
}

describe.each(Object.entries(GRADERS))("a number field in %s", (system, gradersOf) => {
  test("takes a fraction, a decimal and a comma for right, and nothing of which only the beginning is", () => {
    let fractions = 0;
    for (const sheet of sheets(cases(9, 2))) {
      const graders = gradersOf(sheet);
      // In Canvas, the fields of an exercise about cuts are all choices.
      const items = sheet.items.filter(
        ({ exercise }) => system !== "Canvas" || exercise.template.asks !== "cuts",
      );
      const fields = items.flatMap(asked);
      expect(graders.length).toBe(fields.length);
      for (const [i, { right, wrong }] of fields.entries()) {
        for (const text of right) expect(graders[i]!(text), `${text}, of ${right.join(" ; ")}`).toBe(true);
        for (const text of wrong) expect(graders[i]!(text), `${text}, not ${right[0]}`).toBe(false);
        if (right[0]!.includes("/")) fractions++;
      }
    }
    expect(fractions).toBeGreaterThan(cases(150, 20));
  });
});

test("every spelling that a file lists as right is right for the Lab, and no listed mistake is", () => {
  let listed = 0;
  for (const sheet of sheets(cases(8, 2))) {
    for (const { exercise, key } of sheet.items) {
      for (const question of exercise.questions) {
        const expected = key.get(question.id)!;
        if (expected.type === "mark") continue;
        const fields = fieldsOf({ ...exercise, questions: [question] }, key, sheet.words);
        for (const [end, field] of fields.entries()) {
          if (field.type !== "text") throw new Error("a text field");
          /** Judges one end of a pair beside the other's right answer. */
          const isRight = (text: string): boolean => {
            const texts = fields.map((one, i) => (i === end ? text : (one as typeof field).right[0]));
            // Both ends of what is never visited are one cross.
            const answer = expected.type === "crossed" ? text : texts.join(" ; ");
            const { marks } = gradeOf(exercise, key, { [question.id]: answer });
            return marks.find((mark) => mark.question.id === question.id)!.verdict === "right";
          };
          for (const text of field.right) expect(isRight(text), `${text}, of ${field.right[0]}`).toBe(true);
          for (const text of field.wrong.flatMap(({ texts }) => texts))
            expect(isRight(text), `${text}, not ${field.right[0]}`).toBe(false);
          listed += field.right.length;
        }
      }
    }
  }
  expect(listed).toBeGreaterThan(cases(2600, 500));
});
