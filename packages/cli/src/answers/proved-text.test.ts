import { describe, expect, it } from "vitest";
import { sfc32 } from "../../../engine/src/chance/sfc32.js";
import { endText, provedText } from "./proved-text.js";

describe("a proved value", () => {
  it.each([
    [[0.1234567890121, 0.1234567890124], "0.123456789012"],
    [[0.4999, 0.5001], "0.500"],
    [[-0.0004, 0.0003], "0.000"],
    [[-0.7502, -0.7501], "-0.750"],
    [[0.5, 0.5], "0.5"],
    [[-3, -3], "-3"],
    [[-0, -0], "0"],
    [[0.1, 0.1], "0.1"],
    [[1 / 3, 1 / 3], "0.333333333333333"],
    [[1234.5, 1234.6], "1235"],
    [[0.2, 0.9], "≈ 0.55"],
    [[-1, 1], "≈ 0"],
    [[1e-20, 3e-20], "0.0000000000000000000"],
  ] as const)("between %s is written as %s", (interval, text) => {
    expect(provedText(interval)).toBe(text);
  });

  it("is written with digits that hold for every value that the proof allows, else as ≈", () => {
    const next = sfc32("proved text");
    const share = (): number => (next() >>> 0) / 2 ** 32;
    let approximate = 0;
    for (let trial = 0; trial < 5000; trial++) {
      const middle = (share() - 0.5) * 10 ** (Math.floor(share() * 12) - 6);
      const half = 10 ** (-17 * share()) * share();
      const interval = [middle - half, middle + half] as const;
      const text = provedText(interval);
      if (text.startsWith("≈ ")) {
        approximate++;
        continue;
      }
      const digits = text.split(".")[1]?.length ?? 0;
      const [low, high] = interval;
      if (low === high) {
        expect(Math.abs(Number(text) - low)).toBeLessThanOrEqual(0.5e-14 * Math.abs(low));
        continue;
      }
      // In units of the last digit, with the rounding of this calculation.
      const ends = interval.map((end) => Math.abs(end - Number(text)) * 10 ** digits);
      const slack = 10 ** digits * 2 ** -52 * Math.abs(middle);
      for (const end of ends) expect(end).toBeLessThanOrEqual(0.5 + slack);
      // No more digits agree: one further digit rounds the ends differently, or has no meaning in double precision.
      const isFull = digits >= 15 - Math.floor(Math.log10(Math.max(Math.abs(low), Math.abs(high))));
      if (!isFull) expect(low.toFixed(digits + 1)).not.toBe(high.toFixed(digits + 1));
    }
    expect(approximate).toBeGreaterThan(20);
    expect(approximate).toBeLessThan(2500);
  });

  it("has ends that are rounded outward", () => {
    const next = sfc32("ends");
    for (let trial = 0; trial < 5000; trial++) {
      const end = ((next() >>> 0) / 2 ** 32 - 0.5) * 10 ** (trial % 5);
      expect(Number(endText(end, "low", 6))).toBeLessThanOrEqual(end);
      expect(Number(endText(end, "high", 6))).toBeGreaterThanOrEqual(end);
      expect(Math.abs(Number(endText(end, "low", 6)) - end)).toBeLessThan(1.001e-6);
    }
  });
});
