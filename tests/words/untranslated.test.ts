import { expect, test } from "vitest";
import { foreignTexts, sentencesIn, textsOfComponents } from "./untranslated.js";

test("no component of the Lab says a word that stands in no catalogue", () => {
  expect(textsOfComponents()).toEqual([]);
});

test("no text about exercises is outside the catalogues, but for errors, in English", () => {
  const source = "packages/practice/src";
  expect(sentencesIn(source, /^$/, /^ExerciseError$/)).toEqual([]);
  expect(sentencesIn(source, /^$/).length).toBeGreaterThan(5);
});

/** What writers put round texts: styles of SVG, commands of TeX, a script. */
const MARKUP = /[{}=\\]/;

test("no refusal of trees is a sentence in the place where it is thrown, nor a word of a drawing: what is left is a mistake of a program", () => {
  const found = sentencesIn("packages/trees/src", /\/(?:problems|say|algorithms)\//);
  const thrown = found.filter((one) => !(/\/write\//.test(one) && MARKUP.test(one)));
  expect(thrown.map((found) => found.replace(/^.*?: /, "")).sort()).toEqual([
    "a fraction has the denominator 0",
    "a fraction is divided by 0",
  ]);
});

test("the search for words finds them where they are", () => {
  // The catalogues are full of sentences: who finds none there would find none anywhere.
  expect(sentencesIn("packages/trees/src", /^$/).length).toBeGreaterThan(300);
});

/** The names of languages in themselves, and what people may type in their own language. */
const OWN = /^packages\/(?:messages\/src\/languages|practice\/src\/grading\/answer)\.ts/;

test("French, Spanish and Chinese are in the catalogues alone", () => {
  const found = [
    "engine",
    "learn",
    "games",
    "arena",
    "trees",
    "practice",
    "messages",
    "cli",
    "lab",
    "boardgameio",
  ].flatMap((name) => foreignTexts(`packages/${name}/src`));
  expect(found.filter((one) => OWN.test(one)).length).toBeGreaterThan(0);
  expect(found.filter((one) => !OWN.test(one))).toEqual([]);
});
