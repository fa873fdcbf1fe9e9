import { describe, expect, test } from "vitest";
import { catalogueTexts, LANGUAGES } from "./catalogues.js";
import { FORBIDDEN, TERMS } from "./glossary.js";

const texts = catalogueTexts();
const spoken = (language: string): string =>
  texts
    .filter((text) => text.language === language)
    .map(({ text }) => text)
    .join("\n")
    .toLowerCase();

describe("the glossary", () => {
  test("has every term in every language", () => {
    expect(TERMS.length).toBeGreaterThanOrEqual(77);
    for (const term of TERMS)
      for (const language of LANGUAGES) expect(Reflect.get(term, language)).toMatch(/\S/);
    expect(new Set(TERMS.map(({ en }) => en)).size).toBe(TERMS.length);
  });

  test("forbids no word that it requires", () => {
    for (const { language, never } of FORBIDDEN) {
      for (const term of TERMS) expect(term[language]).not.toMatch(never);
    }
  });

  test("matches the catalogues", () => {
    for (const language of LANGUAGES) {
      const said = spoken(language);
      for (const en of [
        "node",
        "root",
        "leaf",
        "chance node",
        "window",
        "seed",
        "principal variation",
        "CHANCE",
        "pruned",
      ]) {
        const term = TERMS.find((one) => one.en === en || one.en === `${en}, in a picture`)!;
        expect(said, `${language}: ${en}`).toContain(
          String(Reflect.get(term, language)).replace(", in a picture", "").toLowerCase(),
        );
      }
    }
  });
});

test("no catalogue uses a forbidden word for a term of the glossary", () => {
  const found = texts.flatMap(({ text, language, place }) =>
    FORBIDDEN.filter((one) => one.language === language && one.never.test(text)).map(
      ({ never, instead }) => `${place}: ${never.exec(text)![0]} in "${text}": say ${instead}`,
    ),
  );
  expect(found).toEqual([]);
});
