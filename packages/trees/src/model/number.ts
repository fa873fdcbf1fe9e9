import { Rational } from "./rational.js";

/** An exact finite number: a payoff, a probability, a value. 1/3 stays 1/3. */
export type Value = Rational;

/** The end of a window: a value, or an infinity if nothing is known yet. */
export type Limit = Value | typeof Number.NEGATIVE_INFINITY | typeof Number.POSITIVE_INFINITY;

export const ZERO: Value = Rational.of(0n);
export const ONE: Value = Rational.of(1n);
export const HALF: Value = Rational.of(1n, 2n);

/** Below 0, 0 or above 0 as a < b, a = b, a > b. */
export function compare(a: Limit, b: Limit): number {
  if (typeof a !== "number" && typeof b !== "number") return a.compare(b);
  if (typeof a === "number" && typeof b === "number") return a === b ? 0 : a - b;
  return typeof a === "number" ? a : -(b as number);
}

export function larger<L extends Limit>(a: L, b: L): L {
  return compare(a, b) >= 0 ? a : b;
}

export function smaller<L extends Limit>(a: L, b: L): L {
  return compare(a, b) <= 0 ? a : b;
}

export function negate(limit: Limit): Limit {
  return typeof limit === "number" ? -limit : limit.neg();
}

export function isValue(limit: Limit): limit is Value {
  return typeof limit !== "number";
}

/** The quotient of two integers, for example `fraction(1, 3)`. */
export function fraction(numerator: number | bigint, denominator: number | bigint = 1): Value {
  return Rational.of(BigInt(numerator), BigInt(denominator));
}

/** The least multiple of a gap that is above a value. */
export function nextMultiple(value: Value, gap: Value): Value {
  const { n, d } = value.div(gap);
  const floor = n >= 0n ? n / d : -((-n + d - 1n) / d);
  return gap.mul(fraction(floor + 1n));
}

/** The least multiple of a gap that is at least a value. */
export function ceilToMultiple(value: Value, gap: Value): Value {
  return value.div(gap).d === 1n ? value : nextMultiple(value, gap);
}

const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;
const QUOTIENT = /^([+-]?\d+)\/(\d+)$/;
/** Longer numerals are rejected: exact arithmetic on them could hang the reader. */
const MOST_DIGITS = 400;

/** Reads an integer, a decimal or a quotient exactly; undefined for any other text. */
export function parseValue(text: string): Value | undefined {
  if (text.length > MOST_DIGITS) return undefined;
  const decimal = NUMBER.exec(text);
  if (decimal) {
    const [, sign, whole = "", part = "", exponent = "0"] = decimal;
    if (whole === "" && part === "") return undefined;
    const shift = Number(exponent) - part.length;
    if (Math.abs(shift) > MOST_DIGITS) return undefined;
    const digits = BigInt(whole + part) * (sign === "-" ? -1n : 1n);
    return shift >= 0
      ? Rational.of(digits * 10n ** BigInt(shift), 1n)
      : Rational.of(digits, 10n ** BigInt(-shift));
  }
  const quotient = QUOTIENT.exec(text);
  if (!quotient || /^0+$/.test(quotient[2]!)) return undefined;
  return Rational.of(BigInt(quotient[1]!), BigInt(quotient[2]!));
}

const LONG = 10n ** 2000n;

/** Whether a value has so many digits that sums of such values would hang the reader. */
export function isLong(value: Value): boolean {
  return value.d > LONG || value.n > LONG || value.n < -LONG;
}

/** The exact value of a finite double as it is printed (0.1 is one tenth). */
export function valueOfNumber(number: number): Value | undefined {
  return Number.isFinite(number) ? parseValue(String(number)) : undefined;
}

/** "3", "-1/2": exact. */
export function formatExact(value: Value): string {
  return value.toFraction();
}

/** Longer numerals are rounded for display. */
const MOST_CHARACTERS = 30;
const SIGNIFICANT = 10;

/** "3", "-1/2": exact, or if longer than 30 characters rounded to ten significant digits, as in "≈ -0.08560642408". */
export function formatShort(value: Value): string {
  const { n, d } = value;
  const size = n < 0n ? -n : n;
  const text = isLong(value) ? undefined : formatExact(value);
  if (text !== undefined && text.length <= MOST_CHARACTERS) return text;
  const double = toNumber(value);
  if (Number.isFinite(double) && Math.abs(double) > 1e-300)
    return `≈ ${Number(double.toPrecision(SIGNIFICANT))}`;
  // Beyond the range of doubles: digits and power of ten are computed separately.
  const power = String(size).length - String(d).length;
  const shift = 10n ** BigInt(Math.abs(SIGNIFICANT - power));
  const digits = String(power < SIGNIFICANT ? (size * shift) / d : size / (d * shift));
  const exponent = power - SIGNIFICANT + digits.length - 1;
  const mantissa = Number(`${digits[0]}.${digits.slice(1)}`).toPrecision(SIGNIFICANT);
  return `≈ ${n < 0n ? "-" : ""}${Number(mantissa)}e${exponent < 0 ? "" : "+"}${exponent}`;
}

/** The nearest double, even if numerator and denominator are far beyond the range of doubles. */
export function toNumber(value: Value): number {
  return value.toNumber();
}

/** "3", "0.333": at most `places` decimals, no trailing zeros. */
export function formatDecimal(value: Value, places = 3): string {
  const rounded = toNumber(value).toFixed(places);
  let end = rounded.length;
  if (rounded.includes(".")) while (rounded[end - 1] === "0") end--;
  const shown = rounded.slice(0, rounded[end - 1] === "." ? end - 1 : end);
  return shown === "-0" ? "0" : shown;
}

/** A limit for display: "−∞", "+∞" or the exact value. */
export function formatLimit(limit: Limit, format: (value: Value) => string = formatExact): string {
  if (isValue(limit)) return format(limit);
  return limit < 0 ? "−∞" : "+∞";
}

export const NUMBER_STYLES = ["exact", "decimal"] as const;
/** "7/3", or "2.333" with at most three decimals; the decimal sign is a point in every language, as in all input. */
export type NumberStyle = (typeof NUMBER_STYLES)[number];
