import { expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { seededChance } from "../chance/seeded.js";
import { expectedScore, ratingsOf } from "./elo.js";

it("knows the scores of Elo's table", () => {
  expect(expectedScore(0)).toBe(0.5);
  expect(expectedScore(400)).toBeCloseTo(10 / 11, 12);
  expect(expectedScore(-191)).toBeCloseTo(0.25, 3);
});

it("rates with intervals that contain the true value in most of many matches", () => {
  const chance = seededChance("ratings");
  const truth = [90, 0, -90];
  let held = 0;
  for (let match = 0; match < cases(100, 25); match++) {
    const units = Array.from({ length: 60 }, () =>
      (
        [
          [0, 1],
          [0, 2],
          [1, 2],
        ] as const
      ).map(([first, second]) => {
        const expected = 1 / (1 + 10 ** ((truth[second]! - truth[first]!) / 400));
        const score = chance.weighted([
          [1, expected],
          [0, 1 - expected],
        ]);
        return { first, second, score, games: 1 };
      }),
    );
    const [first] = ratingsOf(3, units, chance);
    if (first!.low <= 90 && 90 <= first!.high) held++;
  }
  expect(held).toBeGreaterThan(cases(86, 19));
});

it("gives no interval for identical units", () => {
  for (const units of [1, 2, 5]) {
    const meetings = Array.from({ length: units }, () => [{ first: 0, second: 1, score: 1, games: 1 }]);
    for (const { value, low, high } of ratingsOf(2, meetings, seededChance("alike"))) {
      expect(Number.isFinite(value)).toBe(true);
      expect([low, high]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
    }
  }
});
