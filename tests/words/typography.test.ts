import { expect, test } from "vitest";
import { catalogueTexts } from "./catalogues.js";
import type { Literal } from "./literals.js";

const texts = catalogueTexts().filter(({ text }) => /\p{L}/u.test(text));
const CHINESE = /\p{Script=Han}/u;

/** The places of the texts of a language in which a pattern is found. */
function found(
  language: string,
  pattern: RegExp,
  isMeant: (text: Literal) => boolean = () => true,
): string[] {
  return texts
    .filter((text) => text.language === language && isMeant(text) && pattern.test(text.text))
    .map(({ place, text }) => `${place}: ${text}`);
}

test("the catalogues are there to be read", () => {
  for (const language of ["en", "es", "fr", "zh"]) {
    expect(texts.filter((text) => text.language === language).length, language).toBeGreaterThan(1000);
  }
});

test("French has its no-break spaces: narrow before ; ! ? and plain before : and inside « »", () => {
  // The tag of a template sets them itself; there they are written as blanks.
  const byHand = (text: Literal): boolean => !text.isSet;
  expect(found("fr", /[\p{L}\p{N})»…”][;!?](?![\w=])/u)).toEqual([]);
  expect(found("fr", /(?<!,)[ \u00a0][;!?](?!\w)/u, byHand)).toEqual([]);
  expect(found("fr", /[ \u202f]:(?![\w=])|[\p{L})]:(?=\s(?!")|$)/u, byHand)).toEqual([]);
  expect(found("fr", /«(?!\u00a0)|(?<!\u00a0)»/u, byHand)).toEqual([]);
  expect(found("fr", /\p{L}'\p{L}| …$/u)).toEqual([]);
  expect(found("fr", /\d %/u, byHand)).toEqual([]);
});

test("Spanish opens its questions and exclamations, and sets no blank before a mark", () => {
  const marks = (text: string, mark: string): number => text.split(mark).length - 1;
  for (const [open, close] of [
    ["¿", "?"],
    ["¡", "!"],
  ] as const) {
    const unequal = texts.filter(
      ({ language, text }) =>
        language === "es" &&
        /\p{L}/u.test(text) &&
        marks(text.replaceAll(", ?", ","), close) > 0 &&
        marks(text, open) === 0,
    );
    expect(unequal.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  }
  expect(found("es", /(?<!,) [;:!?](?![\w=])|« | »|\p{L} …$/u)).toEqual([]);
  // In files of messages the space before a percent sign is set when they are formatted.
  expect(found("es", /\d %/u, (text) => !text.isSet)).toEqual([]);
});

test("Chinese has full-width marks without blanks around them", () => {
  const inChinese = ({ text }: Literal): boolean => CHINESE.test(text);
  expect(found("zh", /\p{Script=Han}[,:;!?.]|[,;!?]\p{Script=Han}/u, inChinese)).toEqual([]);
  expect(
    found(
      "zh",
      /[\u3001\u3002\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f\u201c\u201d] | [\u3001\u3002\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]/u,
    ),
  ).toEqual([]);
  expect(found("zh", /\((?! )(?=[^)]*\p{Script=Han})/u, inChinese)).toEqual([]);
  expect(found("zh", /[。：；][a-z]{2,} [a-z]/u)).toEqual([]);
});
