import { readFileSync } from "node:fs";
import { answerText, TEMPLATE_NAMES } from "@tyche/practice";
import { canvasZip, giftText, readAnswerFile, reportOn, worksheetJson } from "@tyche/practice/files";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import { parse as parseGift } from "gift-pegjs";
import { describe, expect, test } from "vitest";
import { cases } from "../../../tests/cases.js";
import { canvasFiles } from "../src/files/canvas.js";
import { base64 } from "../src/files/moodle.js";
import { WRONG_RULES } from "../src/misconceptions/rules.js";
import { gameSheet, sheetOf, sheets } from "./sheets.js";

const SHEETS = [...sheets(cases(12, 2)), gameSheet()];

// biome-ignore lint/suspicious/noExplicitAny: what parsers hand over
type Parsed = any;

describe("a package for Canvas", () => {
  test("every file is well-formed and matches the manifest", () => {
    for (const sheet of SHEETS) {
      const zip = unzipSync(canvasZip(sheet));
      const files = canvasFiles(sheet);
      expect(Object.keys(zip).sort()).toEqual(Object.keys(files).sort());
      for (const [path, bytes] of Object.entries(zip)) {
        expect(strFromU8(bytes)).toBe(files[path]);
        expect(XMLValidator.validate(files[path]!)).toBe(true);
      }
      const named = [...files["imsmanifest.xml"]!.matchAll(/<file href="([^"]+)"/g)].map(([, path]) => path!);
      expect([...named, "imsmanifest.xml"].sort()).toEqual(Object.keys(files).sort());
      for (const path of named.filter((one) => one.startsWith("images/"))) {
        expect(Object.values(files).some((text) => text.includes(`%24IMS-CC-FILEBASE%24/${path}`))).toBe(
          true,
        );
      }
    }
  });

  test("every item scores 100 for its key, and all references exist", () => {
    for (const sheet of SHEETS) {
      const files = canvasFiles(sheet);
      const [path] = Object.keys(files).filter((one) => /^(tyche_\w+)\/\1\.xml$/.test(one));
      const parser = new XMLParser({
        ignoreAttributes: false,
        attributeNamePrefix: "@",
        parseTagValue: false,
        isArray: (name) =>
          [
            "item",
            "response_lid",
            "response_label",
            "respcondition",
            "itemfeedback",
            "qtimetadatafield",
            "varequal",
          ].includes(name),
      });
      const items = parser.parse(files[path!]!).questestinterop.assessment.section.item as Parsed[];
      expect(items.length).toBe(sheet.items.length);
      const idents = new Set(items.map((item) => item["@ident"]));
      expect(idents.size).toBe(items.length);
      for (const [i, item] of items.entries()) checkItem(item, sheet.items[i]!.exercise.template.asks);
    }
  });

  function checkItem(item: Parsed, asks: string): void {
    const type = item.itemmetadata.qtimetadata.qtimetadatafield[0].fieldentry as string;
    const groups = item.presentation.response_lid as Parsed[];
    const body = String(item.presentation.material.mattext["#text"]);
    const options = new Map<string, string[]>(
      groups.map((group) => [
        group["@ident"],
        group.render_choice.response_label.map((one: Parsed) => one["@ident"]),
      ]),
    );
    const all = [...options.values()].flat();
    expect(new Set(all).size).toBe(all.length);
    const feedbacks = ((item.itemfeedback ?? []) as Parsed[]).map((one) => one["@ident"]);
    const best = new Map<string, number>();
    let isSet = false;
    for (const condition of item.resprocessing.respcondition as Parsed[]) {
      const refers = condition.displayfeedback?.["@linkrefid"];
      if (refers !== undefined) expect(feedbacks).toContain(refers);
      for (const equal of condition.conditionvar.varequal ?? []) {
        expect(options.get(equal["@respident"])).toContain(equal["#text"]);
        if (condition.setvar?.["@action"] !== "Add") continue;
        best.set(equal["@respident"], Number(condition.setvar["#text"]));
      }
      if (condition.setvar?.["@action"] === "Set") isSet = true;
    }
    if (asks === "moves") {
      expect(isSet).toBe(true);
      return;
    }
    expect(type).toBe(asks === "cuts" ? "multiple_dropdowns_question" : "fill_in_multiple_blanks_question");
    for (const group of options.keys()) expect(body).toContain(`[${group.replace("response_", "")}]`);
    expect(best.size).toBe(options.size);
    const sum = [...best.values()].reduce((a, b) => a + b, 0);
    expect(Math.abs(sum - 100)).toBeLessThan(0.5);
  }

  test("the same specification gives the same bytes", () => {
    expect(canvasZip(SHEETS[1]!)).toEqual(canvasZip(sheetOf(1)));
  });
});

describe("GIFT", () => {
  test("a GIFT parser reads it, and every right answer gets full marks", () => {
    for (const sheet of SHEETS) {
      const items = parseGift(giftText(sheet)) as Parsed[];
      const questions = items.filter(({ type }) => type !== "Category");
      expect(questions.length).toBeGreaterThanOrEqual(sheet.items.length);
      for (const question of questions) {
        expect(["Numerical", "Short", "MC"]).toContain(question.type);
        const choices = (question.choices ?? []) as Parsed[];
        if (question.type === "MC") checkWeights(choices);
        if (question.type === "Short") expect(choices.length).toBeGreaterThan(0);
      }
    }
  });

  /** One right choice, or shares that add up to the whole; the parser is more lenient than Moodle. */
  function checkWeights(choices: readonly Parsed[]): void {
    const weights = choices.map(({ weight, isCorrect }) =>
      weight === null ? (isCorrect ? 100 : 0) : Number(weight),
    );
    const positive = weights.filter((weight) => weight > 0);
    expect(positive.length).toBeGreaterThan(0);
    const sum = positive.reduce((a, b) => a + b, 0);
    expect(positive.every((weight) => weight === 100) || Math.abs(sum - 100) < 0.001).toBe(true);
  }

  test("the same specification gives the same text", () => {
    expect(giftText(SHEETS[1]!)).toBe(giftText(sheetOf(1)));
  });
});

describe("JSON for programs", () => {
  test("a key is graded as right, and a blank sheet has nothing right", () => {
    for (const sheet of SHEETS) {
      const key = reportOn(readAnswerFile(worksheetJson(sheet, "key")), sheet.words);
      expect(key.solved).toBe(sheet.items.length);
      expect(key.score).toBe(1);
      const blank = reportOn(readAnswerFile(worksheetJson(sheet, "blank")), sheet.words);
      expect(blank.solved).toBe(0);
      expect(blank.exercises.every(({ counts }) => counts.right === 0 && counts.wrong === 0)).toBe(true);
    }
  });

  test("answers may be numbers", () => {
    const sheet = SHEETS[1]!;
    const file = JSON.parse(worksheetJson(sheet, "key")) as Parsed;
    const { exercise, key } = sheet.items[0]!;
    const [id] = exercise.questions.map((question) => question.id);
    file.exercises[0].answers[id!] = Number(answerText(key.get(id!)!));
    expect(reportOn(readAnswerFile(JSON.stringify(file)), sheet.words).exercises[0]!.solved).toBe(true);
  });

  test.each([
    ["no", "the file is not JSON"],
    ["[]", "the file is not a JSON object"],
    ["{}", 'its "format" is not'],
    ['{"format":"tyche answers 1"}', '"sheet" is not a JSON object'],
    ['{"format":"tyche answers 1","sheet":{"seed":1}}', '"seed" of "sheet" is not a string'],
    ['{"format":"tyche answers 1","sheet":{"seed":"1","count":1e9}}', '"count" of "sheet"'],
    [
      '{"format":"tyche answers 1","sheet":{"seed":"1","count":1,"template":"x"}}',
      '"template" of "sheet" must be one of',
    ],
  ])("%s is refused", (text, sentence) => {
    expect(() => readAnswerFile(text)).toThrow(sentence);
  });

  test("a list of another length, and answers that are not texts, are refused", () => {
    const file = JSON.parse(worksheetJson(SHEETS[0]!, "blank")) as Parsed;
    const spoilt = (change: (file: Parsed) => void): string => {
      const copy = structuredClone(file);
      change(copy);
      return JSON.stringify(copy);
    };
    expect(() => readAnswerFile(spoilt((one) => one.exercises.pop()))).toThrow(
      `"sheet" says ${TEMPLATE_NAMES.length}`,
    );
    expect(() => readAnswerFile(spoilt((one) => (one.exercises = 3)))).toThrow('"exercises" is not a list');
    expect(() => readAnswerFile(spoilt((one) => (one.exercises[0].answers = { a: [] })))).toThrow(
      "neither a string nor a number",
    );
  });
});

test("base64 equals Node's", () => {
  for (let size = 0; size < 70; size++) {
    const bytes = Uint8Array.from({ length: size }, (_, i) => (i * 97 + size) % 256);
    expect(base64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
  }
});

test("docs/course-kit.md gives the number of kinds, and names every mistake", () => {
  const page = readFileSync(new URL("../../../docs/course-kit.md", import.meta.url), "utf8");
  expect(page).toContain(`${TEMPLATE_NAMES.length} kinds`);
  const table = page.split("## Recognised mistakes")[1]!.split("\n## ")[0]!;
  const named = [...table.matchAll(/`([a-z-]+)`/g)].map(([, rule]) => rule);
  expect(named.sort()).toEqual([...WRONG_RULES].sort());
});
