import fc from "fast-check";
import Fraction from "fraction.js";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { Rational } from "./rational.js";

const integer = fc.oneof(fc.bigInt(-50n, 50n), fc.bigInt(-(2n ** 120n), 2n ** 120n));
const natural = fc.oneof(fc.bigInt(1n, 50n), fc.bigInt(1n, 2n ** 120n));
const pair = fc.tuple(integer, natural);

describe("Rational against fraction.js", () => {
  it("adds, subtracts, multiplies, divides, compares and prints like fraction.js", () => {
    fc.assert(
      fc.property(pair, pair, ([a, b], [c, d]) => {
        const [x, y] = [Rational.of(a, b), Rational.of(c, d)];
        const [p, q] = [new Fraction(a, b), new Fraction(c, d)];
        expect(x.toFraction()).toBe(p.toFraction());
        expect(String(x)).toBe(x.toFraction());
        expect(x.add(y).toFraction()).toBe(p.add(q).toFraction());
        expect(x.sub(y).toFraction()).toBe(p.sub(q).toFraction());
        expect(x.mul(y).toFraction()).toBe(p.mul(q).toFraction());
        if (c !== 0n) expect(x.div(y).toFraction()).toBe(p.div(q).toFraction());
        expect(x.neg().toFraction()).toBe(p.neg().toFraction());
        expect(Math.sign(x.compare(y))).toBe(Math.sign(p.compare(q)));
        expect(x.equals(y)).toBe(p.equals(q));
      }),
      { numRuns: cases(5000) },
    );
  });

  it("returns the double nearest to the value, or one next to it", () => {
    fc.assert(
      fc.property(
        fc.bigInt(-(2n ** 53n), 2n ** 53n),
        fc.integer({ min: -1000, max: 900 }),
        (mantissa, exponent) => {
          const scale = 2n ** BigInt(Math.abs(exponent));
          const value = exponent < 0 ? Rational.of(mantissa, scale) : Rational.of(mantissa * scale);
          const number = Number(mantissa) * 2 ** exponent;
          expect(Math.abs(value.toNumber() - number)).toBeLessThanOrEqual(Math.abs(number) * 2 ** -52);
        },
      ),
      { numRuns: cases(5000) },
    );
    const huge = 3n ** 40_000n;
    expect(Rational.of(huge, huge * 3n + 1n).toNumber()).toBeCloseTo(1 / 3, 15);
    expect(Rational.of(-huge).toNumber()).toBe(Number.NEGATIVE_INFINITY);
    expect(Rational.of(1n, huge).toNumber()).toBe(0);
  });

  it("refuses a denominator of 0", () => {
    expect(() => Rational.of(1n, 0n)).toThrow(RangeError);
    expect(() => Rational.of(1n).div(Rational.of(0n))).toThrow(RangeError);
  });
});
