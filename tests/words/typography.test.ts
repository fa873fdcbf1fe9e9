import { expect, test } from "vitest";
import { type CatalogueText, catalogueTexts } from "./catalogues.js";

const texts = catalogueTexts().filter(({ text }) => /\p{L}/u.test(text));
const CHINESE = /\p{Script=Han}/u;

/** The positions of a language's texts that match a pattern. */
function found(
  language: string,
  pattern: RegExp,
  isMeant: (text: CatalogueText) => boolean = () => true,
): string[] {
  return texts
    .filter((text) => text.language === language && isMeant(text) && pattern.test(text.text))
    .map(({ place, text }) => `${place}: ${text}`);
}

test("the catalogues can be read", () => {
  for (const language of ["en", "es", "fr", "zh"]) {
    expect(texts.filter((text) => text.language === language).length, language).toBeGreaterThan(1000);
  }
});

test("French is written with ordinary spaces before : ; ! ? and inside « », which formatting makes no-break", () => {
  expect(found("fr", /[\p{L}\p{N})»…”][;!?](?![\w=])/u)).toEqual([]);
  const isProse = ({ place }: CatalogueText): boolean => !place.includes("/pseudocode.ftl");
  expect(found("fr", /[\p{L})]:(?=\s(?!")|$)/u, isProse)).toEqual([]);
  expect(found("fr", /[\u00a0\u202f]|«(?! |$)|(?<! |^)»/u)).toEqual([]);
  expect(found("fr", /\p{L}'\p{L}| …$/u)).toEqual([]);
});

test("Spanish addresses its reader as usted", () => {
  const familiar =
    /(?<!\p{L})(?:tú|tus?|ti|contigo|tuy[oa]s?|eres|estás|puedes|quieres|tienes|debes|sabes|haces|eliges|escribes|juegas|pulsa|haz clic|inténtalo|pruébalo)(?!\p{L})/iu;
  expect(familiar.test("Elige tu jugada")).toBe(true);
  expect(found("es", familiar)).toEqual([]);
});

test("Spanish opens its questions and exclamations, and has no space before a mark", () => {
  const marks = (text: string, mark: string): number => text.split(mark).length - 1;
  for (const [open, close] of [
    ["¿", "?"],
    ["¡", "!"],
  ] as const) {
    const lines = new Map<string, string>();
    for (const { language, place, text } of catalogueTexts())
      if (language === "es") lines.set(place, `${lines.get(place) ?? ""}${text}…`);
    const unequal = [...lines].filter(
      ([, line]) => marks(line.replaceAll(", ?", ","), close) > 0 && marks(line, open) === 0,
    );
    expect(unequal).toEqual([]);
  }
  expect(found("es", /(?<!,) [;:!?](?![\w=])|« | »|\p{L} …$/u)).toEqual([]);
});

test("Chinese has full-width marks without spaces around them", () => {
  const inChinese = ({ text }: CatalogueText): boolean => CHINESE.test(text);
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
