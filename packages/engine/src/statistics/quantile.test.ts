import { describe, expect, it } from "vitest";
import { type Confidence, normalPoint, studentPoint } from "./quantile.js";

const LEVELS: readonly Confidence[] = [0.9, 0.95, 0.99];

/** The usual table of Student's t, two-sided 90, 95 and 99 %, as printed in textbooks. */
const TABLE: readonly (readonly [freedom: number, ...points: number[]])[] = [
  [1, 6.314, 12.706, 63.657],
  [2, 2.92, 4.303, 9.925],
  [3, 2.353, 3.182, 5.841],
  [4, 2.132, 2.776, 4.604],
  [5, 2.015, 2.571, 4.032],
  [6, 1.943, 2.447, 3.707],
  [7, 1.895, 2.365, 3.499],
  [8, 1.86, 2.306, 3.355],
  [9, 1.833, 2.262, 3.25],
  [10, 1.812, 2.228, 3.169],
  [11, 1.796, 2.201, 3.106],
  [12, 1.782, 2.179, 3.055],
  [13, 1.771, 2.16, 3.012],
  [14, 1.761, 2.145, 2.977],
  [15, 1.753, 2.131, 2.947],
  [16, 1.746, 2.12, 2.921],
  [17, 1.74, 2.11, 2.898],
  [18, 1.734, 2.101, 2.878],
  [19, 1.729, 2.093, 2.861],
  [20, 1.725, 2.086, 2.845],
  [21, 1.721, 2.08, 2.831],
  [22, 1.717, 2.074, 2.819],
  [23, 1.714, 2.069, 2.807],
  [24, 1.711, 2.064, 2.797],
  [25, 1.708, 2.06, 2.787],
  [26, 1.706, 2.056, 2.779],
  [27, 1.703, 2.052, 2.771],
  [28, 1.701, 2.048, 2.763],
  [29, 1.699, 2.045, 2.756],
  [30, 1.697, 2.042, 2.75],
  [40, 1.684, 2.021, 2.704],
  [60, 1.671, 2.0, 2.66],
  [120, 1.658, 1.98, 2.617],
  [Number.POSITIVE_INFINITY, 1.645, 1.96, 2.576],
];

/**
 * The density of Student's t at 0, from the gamma function at halves: each two degrees of freedom change it by a
 * factor.
 */
function peak(freedom: number): number {
  let ratio = freedom % 2 === 1 ? 1 / Math.sqrt(Math.PI) : Math.sqrt(Math.PI) / 2;
  for (let n = freedom % 2 === 1 ? 1 : 2; n < freedom; n += 2) ratio *= (n + 1) / n;
  return ratio / Math.sqrt(Math.PI * freedom);
}

/** The share of Student's t within -t to t, by Simpson's rule. */
function shareWithin(t: number, freedom: number): number {
  const steps = 40_000;
  const density = (x: number): number => (1 + (x * x) / freedom) ** (-(freedom + 1) / 2);
  let sum = density(0) + density(t);
  for (let i = 1; i < steps; i++) sum += (i % 2 === 1 ? 4 : 2) * density((i * t) / steps);
  return (2 * peak(freedom) * sum * t) / steps / 3;
}

describe("Student's t", () => {
  it.each(TABLE)("with %d degrees of freedom is as printed", (freedom, ...points) => {
    expect(LEVELS.map((level) => Number(studentPoint(freedom, level).toFixed(3)))).toEqual(points);
  });

  it("covers its share of the density, to nine digits, whatever the degrees of freedom", () => {
    for (const freedom of [
      ...Array.from({ length: 30 }, (_, i) => i + 1),
      40,
      60,
      120,
      199,
      200,
      201,
      500,
      3000,
    ])
      for (const level of LEVELS)
        expect(shareWithin(studentPoint(freedom, level), freedom)).toBeCloseTo(level, 9);
  });

  it("is 12.7062047 for one degree of freedom, and falls to the normal distribution's", () => {
    // The tangent of 0.95 quarter turns.
    expect(studentPoint(1)).toBeCloseTo(Math.tan((0.95 * Math.PI) / 2), 9);
    expect(studentPoint(1)).toBeCloseTo(12.7062047, 7);
    for (let freedom = 1; freedom < 400; freedom++)
      expect(studentPoint(freedom + 1)).toBeLessThan(studentPoint(freedom));
    for (const level of LEVELS)
      expect(studentPoint(Number.POSITIVE_INFINITY, level)).toBe(normalPoint(level));
  });

  it.each([0, -1, 1.5, Number.NaN])("rejects %d degrees of freedom", (freedom) => {
    expect(() => studentPoint(freedom)).toThrow(
      `Degrees of freedom are a whole number from 1, not ${freedom}.`,
    );
  });
});
