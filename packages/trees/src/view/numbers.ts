import {
  formatDecimal,
  formatLimit,
  formatShort,
  type Limit,
  type NumberStyle,
  type Value,
} from "../model/number.js";
import type { Worth } from "../search/event.js";

/** A value for display: "3", "1/3" or "0.333", all payoffs as "(1, -2, 3)"; long fractions as "≈ 0.1234". */
export function worthText(worth: Worth, numbers: NumberStyle): string {
  const format = numbers === "decimal" ? (value: Value) => formatDecimal(value) : formatShort;
  return Array.isArray(worth)
    ? `(${(worth as readonly Value[]).map(format).join(", ")})`
    : format(worth as Value);
}

/** As `worthText`, with a minus sign: "−1/2", "(3, −2)". */
export function numberText(worth: Worth, numbers: NumberStyle): string {
  return worthText(worth, numbers).replaceAll("-", "−");
}

/** Longest number in a pair: two of them are as long as the longest text of a picture. */
const LONGEST_NUMBER = 12;

/** As `numberText`, but a number that is too long for a pair is rounded: "≈8.23e18". */
export function shortNumberText(value: Value, numbers: NumberStyle): string {
  const text = numberText(value, numbers);
  if (text.length <= LONGEST_NUMBER) return text;
  const number = value.toNumber();
  const isPlain = Math.abs(number) >= 1e-3 && Math.abs(number) < 1e6;
  const rounded = isPlain
    ? String(Number(number.toPrecision(6)))
    : number.toExponential(2).replace("e+", "e");
  return `≈${rounded.replaceAll("-", "−")}`;
}

/** An end of a window: "−∞", "3". */
function limitText(limit: Limit, numbers: NumberStyle): string {
  return formatLimit(limit, (value) => shortNumberText(value, numbers));
}

/** An interval: "[0, 14/3]". */
export function intervalText([low, high]: readonly [Value, Value], numbers: NumberStyle): string {
  return `[${shortNumberText(low, numbers)}, ${shortNumberText(high, numbers)}]`;
}

/** A window: "(−∞, 3)"; of its finite ends only: "(2, 3)", "α 2", "β 3", or nothing. */
export function windowText(
  [alpha, beta]: readonly [Limit, Limit],
  numbers: NumberStyle,
  finite: boolean,
): string {
  const [low, high] = [limitText(alpha, numbers), limitText(beta, numbers)];
  const [isLow, isHigh] = [alpha, beta].map((end) => typeof end !== "number");
  if (!finite || (isLow && isHigh)) return `(${low}, ${high})`;
  if (isLow) return `α ${low}`;
  return isHigh ? `β ${high}` : "";
}
