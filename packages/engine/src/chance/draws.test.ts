import { expect, it } from "vitest";
import { outcomeAt } from "./draws.js";
import { seededChance } from "./seeded.js";

it.each([
  ["6", 'chance.die("6"): the number of sides must be a whole number, 1 or more, not "6".'],
  [0, "chance.die(0): the number of sides must be a whole number, 1 or more, not 0."],
  [[6], "chance.die([6]): the number of sides must be a whole number, 1 or more, not [6]."],
])("shows a wrong number of sides as it was given: %j", (sides, sentence) => {
  expect(() => seededChance(1).die(sides as number)).toThrow(sentence);
});

it("gives every outcome its part of the range, and the last one the rest left by rounding", () => {
  const probabilities = Float64Array.of(0.25, 0.5, 0.25, 9);
  expect([0, 0.2499, 0.25, 0.74, 0.75, 0.9999].map((unit) => outcomeAt(probabilities, 3, unit))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
  const thirds = Float64Array.of(0.3, 0.3, 0.3);
  expect(outcomeAt(thirds, 3, 0.95)).toBe(2);
  expect(outcomeAt(thirds, 1, 0.95)).toBe(0);
});
