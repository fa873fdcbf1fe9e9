import { giftText, moodleXml } from "@tyche/practice/files";
import { XMLParser } from "fast-xml-parser";
import { parse as parseGift } from "gift-pegjs";
import { canvasFiles } from "../src/files/canvas.js";
import type { Worksheet } from "../src/worksheets/worksheet.js";
import { fill, importMoodle } from "./moodle-import.js";

// biome-ignore lint/suspicious/noExplicitAny: what parsers hand over
type Parsed = any;

/** Whether a course system takes a typed text for right. */
export type Grader = (typed: string) => boolean;

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

/** For each course system, the graders of the text fields of a sheet, in their order. */
export const GRADERS = { Moodle: moodleGraders, GIFT: giftGraders, Canvas: canvasGraders } as const;
