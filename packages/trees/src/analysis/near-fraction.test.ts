import { expect, it } from "vitest";
import { nearFraction } from "./equilibrium.js";

it("finds the fraction nearest to a double, with denominators up to 10,000", () => {
  for (let m = 1; m <= 10_000; m = Math.ceil(m * 1.07)) {
    for (const n of [0, 1, Math.floor(m / 3), m - 1, m]) {
      const found = nearFraction(n / m);
      expect(found.n * BigInt(m), `${n}/${m}`).toBe(BigInt(n) * found.d);
    }
  }
});

it("uses a decimal if no simple fraction is near", () => {
  const share = Math.sqrt(2) - 1;
  const found = nearFraction(share);
  expect(Math.abs(found.toNumber() - share)).toBeLessThan(1e-9);
  expect(found.d <= 1_000_000n || 10n ** 12n % found.d === 0n).toBe(true);
});
