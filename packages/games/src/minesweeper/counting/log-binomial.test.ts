import { expect, it, vi } from "vitest";

/** All binomials up to `most`, by a fresh module instance that first computed the sizes in `before`. */
async function table(most: number, before: readonly number[]): Promise<number[]> {
  vi.resetModules();
  const { logBinomial } = await import("./weighing.js");
  for (const n of before) logBinomial(n, 1);
  return Array.from({ length: most * most }, (_, i) => logBinomial(Math.floor(i / most), i % most));
}

it("gives the same last digits regardless of earlier calls", async () => {
  const whole = await table(600, [600]);
  for (const before of [[], [36, 37, 99, 480, 481]]) {
    const other = await table(600, before);
    expect(other.findIndex((each, i) => each !== whole[i])).toBe(-1);
  }
});

it("matches logarithms of whole numbers to 13 digits", async () => {
  const { logBinomial } = await import("./weighing.js");
  let row = [1n];
  for (let n = 1; n <= 500; n++) {
    row = [1n, ...row.slice(1).map((each, i) => each + row[i]!), 1n];
    for (let m = 0; m <= n; m += 7) {
      const digits = String(row[m]!);
      const log = Math.log(Number(`0.${digits}`)) + digits.length * Math.LN10;
      expect(Math.abs(logBinomial(n, m) - log)).toBeLessThan(1e-12);
    }
  }
  expect(logBinomial(3, 4)).toBe(-Infinity);
});
