import { giftText, moodleXml } from "@tyche/practice";
import type { Limit, Value } from "@tyche/trees";
import { XMLParser } from "fast-xml-parser";
import { parse as parseGift } from "gift-pegjs";
import { describe, expect, test } from "vitest";
import { cases } from "../../../tests/cases.js";
import type { Expected } from "../src/exercises/key.js";
import { canvasFiles } from "../src/files/canvas.js";
import type { Worksheet, WorksheetItem } from "../src/worksheets/worksheet.js";
import { fill, importMoodle } from "./moodle-import.js";
import { sheets } from "./sheets.js";

// biome-ignore lint/suspicious/noExplicitAny: what parsers hand over
type Parsed = any;

/** Whether a course system takes a typed text for right. */
type Grader = (typed: string) => boolean;

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
      return { right: signs.flatMap((sign) => reduced(value).map((form) => sign + form)), wrong: [] };
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

function moodleGraders(sheet: Worksheet): Grader[] {
  const gaps = importMoodle(moodleXml(sheet)).flatMap((question) => question.gaps);
  return gaps
    .filter(({ type }) => type !== "MULTICHOICE")
    .map((gap) => (typed) => fill(gap, typed)?.grade === 100);
}

/** GIFT as Moodle reads it. */
function giftGraders(sheet: Worksheet): Grader[] {
  const questions = parseGift(giftText(sheet)) as Parsed[];
  return questions.flatMap(({ type, choices }) => {
    if (type !== "Short" && type !== "Numerical") return [];
    const answers = ((Array.isArray(choices) ? choices : [choices]) as Parsed[]).map(
      ({ isCorrect, weight, text }) => ({
        grade: isCorrect && weight !== 0 ? 100 : 0,
        text: String(text.text ?? text.number),
        tolerance: text.range ?? 0,
        feedback: "",
      }),
    );
    const kind = type === "Short" ? "SHORTANSWER" : "NUMERICAL";
    return [(typed: string) => fill({ type: kind, answers }, typed)?.grade === 100];
  });
}

/** Canvas compares without regard to case and outer blanks. */
function canvasGraders(sheet: Worksheet): Grader[] {
  const files = canvasFiles(sheet);
  const [path] = Object.keys(files).filter((one) => /^(tyche_\w+)\/\1\.xml$/.test(one));
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    isArray: (name) => ["item", "response_lid", "response_label"].includes(name),
  });
  const items = parser.parse(files[path!]!).questestinterop.assessment.section.item as Parsed[];
  return items.flatMap((item) => {
    const [type] = item.itemmetadata.qtimetadata.qtimetadatafield;
    if (type.fieldentry !== "fill_in_multiple_blanks_question") return [];
    return (item.presentation.response_lid as Parsed[]).map((group): Grader => {
      const texts = (group.render_choice.response_label as Parsed[]).map((label) =>
        String(label.material.mattext["#text"] ?? label.material.mattext).toLowerCase(),
      );
      return (typed) => texts.includes(typed.trim().toLowerCase());
    });
  });
}

describe.each([
  ["Moodle", moodleGraders],
  ["GIFT", giftGraders],
  ["Canvas", canvasGraders],
] as const)("a number field in %s", (system, gradersOf) => {
  test("takes a fraction, a decimal and a comma for right, and nothing of which only the beginning is", () => {
    let fractions = 0;
    for (const sheet of sheets(cases(24, 3))) {
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
    expect(fractions).toBeGreaterThan(cases(400, 50));
  });
});
