import { expect, test } from "vitest";
import { formsByHand } from "./catalogues.js";

/** "Looked ahead so many plays", or not ahead at all: two sentences and not two forms of one. */
const OF_MEANING = /backgammon\/words\.ts/;

test("no catalogue makes its plurals by hand: Intl.PluralRules knows that French has 0 and 1.5 with 1", () => {
  const found = formsByHand();
  expect(found.filter((place) => !OF_MEANING.test(place))).toEqual([]);
  // Who finds none at all has not looked.
  expect(found.length).toBe(3);
});
