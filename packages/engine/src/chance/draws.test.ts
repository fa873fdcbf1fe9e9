import { expect, it } from "vitest";
import { outcomeAt } from "./draws.js";

it("gives every outcome its part of the range, and the last one the rest left by rounding", () => {
  const probabilities = Float64Array.of(0.25, 0.5, 0.25, 9);
  expect([0, 0.2499, 0.25, 0.74, 0.75, 0.9999].map((unit) => outcomeAt(probabilities, 3, unit))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
  const thirds = Float64Array.of(0.3, 0.3, 0.3);
  expect(outcomeAt(thirds, 3, 0.95)).toBe(2);
  expect(outcomeAt(thirds, 1, 0.95)).toBe(0);
});
