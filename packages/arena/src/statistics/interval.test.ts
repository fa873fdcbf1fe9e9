import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { meanOf, shareOf, studentPoint } from "./interval.js";

describe("intervals", () => {
  // Published tables of Student's t, 97.5 %.
  it.each([
    [1, 12.7062],
    [5, 2.5706],
    [10, 2.2281],
    [11, 2.201],
    [15, 2.1314],
    [20, 2.086],
    [30, 2.0423],
    [60, 2.0003],
    [120, 1.9799],
    [1_000_000, 1.96],
  ])("t of %i degrees of freedom is %f", (freedom, point) => {
    expect(studentPoint(freedom)).toBeCloseTo(point, 4);
  });

  it("has the mean and the interval of five numbers as worked by hand", () => {
    // Mean 3, variance 2.5, standard error sqrt(0.5).
    const { value, low, high } = meanOf([1, 2, 3, 4, 5]);
    expect(value).toBe(3);
    expect(high - value).toBeCloseTo(2.776445 * Math.sqrt(0.5), 9);
    expect(value - low).toBeCloseTo(high - value, 12);
    expect(meanOf([7])).toEqual({ value: 7, low: -Infinity, high: Infinity });
  });

  // E. B. Wilson (1927) by its formula: 8 of 10.
  it("has Wilson's interval of 8 of 10, and holds at both ends", () => {
    const { value, low, high } = shareOf(8, 10);
    expect([value, low, high].map((x) => Number(x.toFixed(4)))).toEqual([0.8, 0.4902, 0.9433]);
    expect(shareOf(0, 20)).toMatchObject({ value: 0, low: 0 });
    expect(shareOf(0, 20).high).toBeCloseTo(3.8415 / 23.8415, 4);
    expect(shareOf(20, 20)).toMatchObject({ value: 1, high: 1 });
    expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
  });

  it("holds the truth in about 95 % of 4,000 samples", () => {
    const chance = seededChance("coverage");
    let means = 0;
    let shares = 0;
    for (let trial = 0; trial < 4000; trial++) {
      const dice = Array.from({ length: 12 }, () => chance.die(6));
      const mean = meanOf(dice);
      if (mean.low <= 3.5 && 3.5 <= mean.high) means++;
      const sixes = Array.from({ length: 60 }, () => chance.die(6)).filter((die) => die === 6).length;
      const share = shareOf(sixes, 60);
      if (share.low <= 1 / 6 && 1 / 6 <= share.high) shares++;
    }
    for (const held of [means, shares]) expect(Math.abs(held / 4000 - 0.95)).toBeLessThan(0.015);
  });
});
