import { describe, expect, it } from "vitest";
import { sfc32 } from "../chance/sfc32.js";
import { meanOf, RunningMean } from "./mean.js";

describe("the mean", () => {
  it("has the interval of five numbers computed by hand", () => {
    // Mean 3, variance 2.5, standard error sqrt(0.5); t of 4 degrees of freedom.
    const { value, low, high } = meanOf([1, 2, 3, 4, 5]);
    expect(value).toBe(3);
    expect(high - value).toBeCloseTo(2.7764451 * Math.sqrt(0.5), 7);
    expect(value - low).toBeCloseTo(high - value, 12);
    const wider = meanOf([1, 2, 3, 4, 5], 0.99);
    expect(wider.high - 3).toBeCloseTo(4.6040949 * Math.sqrt(0.5), 7);
  });

  it("has no finite interval for one number, and no value for none", () => {
    expect(meanOf([7])).toEqual({ value: 7, low: -Infinity, high: Infinity });
    expect(meanOf([])).toEqual({ value: Number.NaN, low: -Infinity, high: Infinity });
    expect(new RunningMean().add(1)).toMatchObject({
      count: 1,
      mean: 1,
      variance: Number.NaN,
      error: Infinity,
    });
    expect(new RunningMean().add(1).halfWidth()).toBe(Infinity);
  });

  it("has no finite interval for equal numbers, however they round", () => {
    for (const number of [0, 1, 0.1, -1 / 3, 1e9 + 0.1])
      for (const count of [2, 3, 10, 1000]) {
        const all = new Array<number>(count).fill(number);
        const infinite = { low: -Infinity, high: Infinity };
        expect(meanOf(all), `${count} times ${number}`).toMatchObject(infinite);
        const sums = RunningMean.ofSums(count, count * number, count * number ** 2);
        expect(sums.estimate(), `sums of ${count} times ${number}`).toMatchObject(infinite);
        const { low, high } = meanOf([...all, number + 1e-3 * Math.max(1, Math.abs(number))]);
        expect(high - low, `${count} times ${number} and another`).toBeGreaterThan(0);
        expect(high - low).toBeLessThan(1e8);
      }
  });

  it("of two numbers has an interval of 12.706 standard errors", () => {
    const two = RunningMean.of([0, 2]);
    expect(two.error).toBe(1);
    expect(two.halfWidth()).toBeCloseTo(12.7062047, 6);
  });

  it("loses no precision far from 0, and is the same from sums near 0", () => {
    const numbers = Array.from({ length: 1000 }, (_, i) => i % 7);
    const near = RunningMean.of(numbers);
    const far = RunningMean.of(numbers.map((number) => number + 1e9));
    expect(far.variance).toBeCloseTo(near.variance, 6);
    const sums = RunningMean.ofSums(
      1000,
      numbers.reduce((sum, x) => sum + x, 0),
      numbers.reduce((sum, x) => sum + x * x, 0),
    );
    expect(sums.mean).toBe(near.mean);
    expect(sums.variance).toBeCloseTo(near.variance, 9);
    // Rounding may make a sum of squares slightly smaller than its mean requires.
    expect(RunningMean.ofSums(3, 0.3, 0.03 - 1e-12).variance).toBe(0);
  });

  it.each([2, 3, 12])("is inside its interval in about 95 % of many samples of %d normal numbers", (size) => {
    const next = sfc32("coverage");
    const unit = (): number => (next() + 0.5) / 2 ** 32;
    // G. Box, M. Muller 1958.
    const normal = (): number => Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit());
    let held = 0;
    for (let trial = 0; trial < 4000; trial++) {
      const { low, high } = meanOf(Array.from({ length: size }, () => 14 + normal()));
      if (low <= 14 && 14 <= high) held++;
    }
    expect(Math.abs(held / 4000 - 0.95)).toBeLessThan(0.015);
  });
});
