import { describe, expect, it } from "vitest";
import { seededChance } from "../chance/seeded.js";
import { plusFour, shareOf } from "./intervals.js";

describe("a share", () => {
  // E. B. Wilson (1927) by its formula: 8 of 10.
  it("has Wilson's interval of 8 of 10, and is correct at both ends", () => {
    const { value, low, high } = shareOf(8, 10);
    expect([value, low, high].map((x) => Number(x.toFixed(4)))).toEqual([0.8, 0.4902, 0.9433]);
    expect(shareOf(0, 20)).toMatchObject({ value: 0, low: 0 });
    expect(shareOf(0, 20).high).toBeCloseTo(3.8415 / 23.8415, 4);
    expect(shareOf(20, 20)).toMatchObject({ value: 1, high: 1 });
    expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
  });

  it("is inside its interval in about 95 % of 4,000 samples", () => {
    const chance = seededChance("coverage");
    let held = 0;
    for (let trial = 0; trial < 4000; trial++) {
      const sixes = Array.from({ length: 60 }, () => chance.die(6)).filter((die) => die === 6).length;
      const { low, high } = shareOf(sixes, 60);
      if (low <= 1 / 6 && 1 / 6 <= high) held++;
    }
    expect(Math.abs(held / 4000 - 0.95)).toBeLessThan(0.015);
  });
});

it("a mean of payoffs of 0 and 1 has the interval of Agresti and Coull, within the observed ones", () => {
  const [share, weight] = [10 / 14, 14];
  const half = 1.959964 * Math.sqrt((share * (1 - share)) / weight);
  const ends = [expect.closeTo(share - half, 6), expect.closeTo(share + half, 6)];
  expect(plusFour(10, 8, 8, [0, 1], [0, 1])).toEqual(ends);
  expect(plusFour(10, 9, 9, [0, 1], [-1, 2])[1]).toBe(1);
});

it("payoffs that were not seen have a share that stays unseen in at least 2.5 % of cases", () => {
  for (const count of [1, 7, 100]) {
    const [low, high] = plusFour(count, 0, 0, [0, 0], [-2, 1]);
    expect([(1 - high) ** count, (1 + low / 2) ** count]).toEqual([
      expect.closeTo(0.025, 12),
      expect.closeTo(0.025, 12),
    ]);
  }
});
