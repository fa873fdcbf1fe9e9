import { expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { seededChance } from "../chance/seeded.js";
import { expectedScore, ratingsOf } from "./elo.js";

it("knows the scores of Elo's table", () => {
  expect(expectedScore(0)).toBe(0.5);
  expect(expectedScore(400)).toBeCloseTo(10 / 11, 12);
  expect(expectedScore(-191)).toBeCloseTo(0.25, 3);
});

it("ends its intervals at the 2.5 % and 97.5 % quantiles of the resamples", () => {
  const unit = (score: number) => [{ first: 0, second: 1, score, games: 1 }];
  const units = Array.from({ length: 500 }, (_, i) => unit(i < 250 ? 1 : 0));
  // Resample k, of 500, has k wins: its rating is the (k + 1)-th smallest.
  let drawn = 0;
  const chance = {
    pick: <Item>(items: readonly Item[]): Item => {
      const sample = Math.floor(drawn / 500);
      return items[drawn++ % 500 < sample ? 0 : 499]!;
    },
  };
  const ratingWith = (wins: number): number => {
    const all = Array.from({ length: 500 }, (_, i) => unit(i < wins ? 1 : 0));
    return ratingsOf(2, all, seededChance("any"))[0]!.value;
  };
  const { low, high } = ratingsOf(2, units, chance)[0]!;
  expect(low).toBeCloseTo(ratingWith(12), 6);
  expect(high).toBeCloseTo(ratingWith(487), 6);
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

it("counts every unit of a long match", () => {
  // 1,700 wins of 2,500 units, more than there are blocks; half a win each is added.
  const units = Array.from({ length: 2500 }, (_, i) => [
    { first: 0, second: 1, score: i % 25 < 17 ? 1 : 0, games: 1 },
  ]);
  const [first, second] = ratingsOf(2, units, seededChance("long"));
  expect(first!.value - second!.value).toBeCloseTo(400 * Math.log10(1700.5 / 800.5), 3);
});
