import { expect, test } from "vitest";
import { foreignTexts, sentencesIn, textsOfComponents } from "./untranslated.js";

test("all texts in components of the Lab are in the catalogues", () => {
  expect(textsOfComponents()).toEqual([]);
});

test("all texts about exercises are in the catalogues, except for English errors", () => {
  const source = "packages/practice/src";
  expect(sentencesIn(source, /^$/, /^ExerciseError$/)).toEqual([]);
  expect(sentencesIn(source, /^$/).length).toBeGreaterThan(5);
});

/** What writers put around texts: SVG styles, TeX commands, a script. */
const MARKUP = /[{}=\\]/;

test("no refusal of trees and no word of a drawing is written where it is used; only programming errors are", () => {
  const found = sentencesIn(
    "packages/trees/src",
    /\/(?:model\/english|certificate\/reasons|algorithms\/|search\/algorithm\.ts|analysis\/(?:equilibrium|risk)\.ts)/,
  );
  const thrown = found.filter((one) => !(/\/write\//.test(one) && MARKUP.test(one)));
  expect(thrown.map((found) => found.replace(/^.*?: /, "")).sort()).toEqual([
    "a fraction has the denominator 0",
    "a fraction is divided by 0",
  ]);
});

test("the search for untranslated words finds them where there are any", () => {
  // The catalogues are full of sentences: a search that finds none there would find none anywhere.
  expect(sentencesIn("packages/trees/src", /^$/).length).toBeGreaterThan(300);
});

/** The languages' names for themselves, and words that people may type in their own language. */
const OWN = /^packages\/(?:messages\/src\/language\/languages|practice\/src\/grading\/answer)\.ts/;

test("French, Spanish and Chinese are in the catalogues only", () => {
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
