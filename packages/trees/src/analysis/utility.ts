import type { Message } from "@tyche/messages";
import { RefusalError } from "../model/error.js";
import { formatExact, fraction, ONE, parseValue, toNumber, type Value, ZERO } from "../model/number.js";

/** The kinds of utility functions. */
export const UTILITIES = ["linear", "exponential", "log", "sqrt", "points"] as const;
/** The kinds of utility functions, by name. */
export type UtilityName = (typeof UTILITIES)[number];

/** A utility function: what payoffs are worth to a person. It increases with the payoff. */
export interface Utility {
  readonly name: UtilityName;
  /** As entered: "exponential:50". */
  readonly text: string;
  /** "1 - e^(-x/50)". */
  readonly formula: string;
  /** Why a payoff has no utility; undefined if it has one. */
  refusal(payoff: Value): Message | undefined;
  /** The utility as an exact number; undefined if it has no exact value. */
  exactly(payoff: Value): Value | undefined;
  /** The payoff with a given utility, as an exact number; undefined if it has no exact value. */
  back(utility: Value): Value | undefined;
  /** The utility as a double. */
  at(payoff: number): number;
  /** The sure payoff that is as good as a lottery, in doubles; more accurate than `at` and its inverse. */
  sure(payoffs: readonly number[], probabilities: readonly number[]): number;
}

/** Inexact results are computed in doubles, which are accurate to six decimals up to this size. */
const MOST = fraction(1_000_000_000);

/**
 * Reads a utility function: linear, exponential:R (R is the risk tolerance, below 0 for a risk seeker), log:W and
 * sqrt:W (W is the initial wealth), points:0=0,50=0.8,100=1 (straight lines between points).
 * @throws RefusalError with a message
 */
export function parseUtility(text: string): Utility {
  const [name, given] = split(text.trim());
  switch (name) {
    case "linear":
      if (given !== undefined) throw new RefusalError("tree-linear-number");
      return linear;
    case "exponential":
      return exponential(parseNumber(name, given, "tolerance"));
    case "log":
      return logarithm(parseNumber(name, given, "wealth"));
    case "sqrt":
      return squareRoot(given === undefined ? ZERO : parseNumber(name, given, "sqrt"));
    default:
      return points(parsePoints(given));
  }
}

function split(text: string): [name: UtilityName, given: string | undefined] {
  const colon = text.indexOf(":");
  const written = colon < 0 ? text : text.slice(0, colon);
  const name = UTILITIES.find((known) => known === (written === "exp" ? "exponential" : written));
  if (!name) throw new RefusalError("tree-unknown-utility", { name: written.slice(0, 40) });
  return [name, colon < 0 ? undefined : text.slice(colon + 1)];
}

function parseNumber(
  name: UtilityName,
  text: string | undefined,
  what: "tolerance" | "wealth" | "sqrt",
): Value {
  const value = text === undefined ? undefined : parseValue(text.trim());
  if (!value) throw new RefusalError("tree-utility-takes", { name, what: { id: `utility-number-${what}` } });
  if (isLarge(value)) throw new RefusalError("tree-utility-large", { name });
  return value;
}

function isLarge(value: Value): boolean {
  return value.compare(MOST) > 0 || value.compare(MOST.neg()) < 0;
}

function tooLarge(payoff: Value): Message | undefined {
  return isLarge(payoff)
    ? { id: "utility-too-large", values: { payoff: formatExact(payoff).slice(0, 40) } }
    : undefined;
}

function left(missing: "logarithm" | "root", payoff: Value, wealth: Value): Message {
  const sum = formatExact(payoff.add(wealth));
  const values = { payoff: formatExact(payoff), left: sum, wealth: formatExact(wealth) };
  return { id: `utility-no-${missing}`, values };
}

const linear: Utility = {
  name: "linear",
  text: "linear",
  formula: "x",
  refusal: () => undefined,
  exactly: (payoff) => payoff,
  back: (utility) => utility,
  at: (payoff) => payoff,
  sure: mean,
};

/** The mean of a function of some values; values of probability 0 are ignored, even infinite ones. */
function mean(values: readonly number[], probabilities: readonly number[], of = (x: number) => x): number {
  return values.reduce(
    (sum, value, i) => (probabilities[i]! > 0 ? sum + of(value) * probabilities[i]! : sum),
    0,
  );
}

/** Constant absolute risk aversion (Pratt 1964); R > 0 is risk-averse, R < 0 risk-seeking. */
function exponential(tolerance: Value): Utility {
  const r = toNumber(tolerance);
  if (Math.abs(r) < 1e-6) throw new RefusalError("tree-zero-tolerance");
  const text = formatExact(tolerance);
  const size = formatExact(r > 0 ? tolerance : tolerance.neg());
  const over = tolerance.d === 1n ? size : `(${size})`;
  return {
    name: "exponential",
    text: `exponential:${text}`,
    formula: r > 0 ? `1 - e^(-x/${over})` : `e^(x/${over}) - 1`,
    refusal: tooLarge,
    exactly: (payoff) => (payoff.equals(ZERO) ? ZERO : undefined),
    back: (utility) => (utility.equals(ZERO) ? ZERO : undefined),
    at: (payoff) => -Math.sign(r) * Math.expm1(-payoff / r),
    sure: (payoffs, probabilities) => {
      // The largest power is factored out of the sum, so that nothing overflows or underflows.
      const powers = payoffs.map((payoff) => -payoff / r);
      const most = powers.reduce((a, b, i) => (probabilities[i]! > 0 ? Math.max(a, b) : a), -Infinity);
      return -r * (most + Math.log(mean(powers, probabilities, (power) => Math.exp(power - most))));
    },
  };
}

/** Bernoulli 1738: the richer the player, the less a payoff adds. */
function logarithm(wealth: Value): Utility {
  const w = toNumber(wealth);
  return {
    name: "log",
    text: `log:${formatExact(wealth)}`,
    formula: wealth.equals(ZERO) ? "ln x" : `ln(${formatExact(wealth)} + x)`,
    refusal: (payoff) =>
      tooLarge(payoff) ??
      (payoff.add(wealth).compare(ZERO) > 0 ? undefined : left("logarithm", payoff, wealth)),
    exactly: (payoff) => (payoff.add(wealth).equals(ONE) ? ZERO : undefined),
    back: (utility) => (utility.equals(ZERO) ? ONE.sub(wealth) : undefined),
    at: (payoff) => Math.log(w + payoff),
    sure: (payoffs, probabilities) =>
      Math.exp(mean(payoffs, probabilities, (payoff) => Math.log(w + payoff))) - w,
  };
}

/** Cramer 1728. Exact if wealth plus payoff is a square. */
function squareRoot(wealth: Value): Utility {
  const w = toNumber(wealth);
  return {
    name: "sqrt",
    text: wealth.equals(ZERO) ? "sqrt" : `sqrt:${formatExact(wealth)}`,
    formula: wealth.equals(ZERO) ? "√x" : `√(${formatExact(wealth)} + x)`,
    refusal: (payoff) =>
      tooLarge(payoff) ?? (payoff.add(wealth).compare(ZERO) >= 0 ? undefined : left("root", payoff, wealth)),
    exactly: (payoff) => exactRoot(payoff.add(wealth)),
    back: (utility) => utility.mul(utility).sub(wealth),
    at: (payoff) => Math.sqrt(w + payoff),
    sure: (payoffs, probabilities) =>
      mean(payoffs, probabilities, (payoff) => Math.sqrt(Math.max(0, w + payoff))) ** 2 - w,
  };
}

/** The exact square root of a fraction whose numerator and denominator are squares. */
function exactRoot(value: Value): Value | undefined {
  const [n, d] = [wholeRoot(value.n), wholeRoot(value.d)];
  return n * n === value.n && d * d === value.d ? fraction(n, d) : undefined;
}

/** The largest whole number whose square is at most `n` (Newton's method). */
function wholeRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let x = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (;;) {
    const next = (x + n / x) >> 1n;
    if (next >= x) return x;
    x = next;
  }
}

type Point = readonly [payoff: Value, utility: Value];

function parsePoints(text: string | undefined): Point[] {
  const found = (text ?? "").split(",").map((part) => part.split("=").map((side) => parseValue(side.trim())));
  const isPoint = (pair: (Value | undefined)[]): pair is [Value, Value] =>
    pair.length === 2 && pair[0] !== undefined && pair[1] !== undefined;
  if (text === undefined || found.length < 2 || !found.every(isPoint))
    throw new RefusalError("tree-few-points");
  const sorted = (found as [Value, Value][]).sort((a, b) => a[0].compare(b[0]));
  for (const [i, [payoff, utility]] of sorted.entries()) {
    const before = sorted[i - 1];
    if (!before) continue;
    const text = formatExact(payoff);
    if (payoff.equals(before[0])) throw new RefusalError("tree-two-utilities", { payoff: text });
    if (utility.compare(before[1]) <= 0)
      throw new RefusalError("tree-not-greater", { payoff: text, before: formatExact(before[0]) });
  }
  return sorted;
}

/** Straight lines between points; everything is exact. */
function points(list: readonly Point[]): Utility {
  const between = (x: Value, from: 0 | 1): Value => {
    const to = from === 0 ? 1 : 0;
    const after = list.findIndex((point, i) => i > 0 && x.compare(point[from]) <= 0);
    const [a, b] = [list[after - 1]!, list[after]!];
    return a[to].add(x.sub(a[from]).mul(b[to].sub(a[to])).div(b[from].sub(a[from])));
  };
  const isWithin = (x: Value, side: 0 | 1): boolean =>
    x.compare(list[0]![side]) >= 0 && x.compare(list.at(-1)![side]) <= 0;
  const exactly = (payoff: Value): Value | undefined =>
    isWithin(payoff, 0) ? between(payoff, 0) : undefined;
  const back = (utility: Value): Value | undefined =>
    isWithin(utility, 1) ? between(utility, 1) : undefined;
  const text = list.map(([x, u]) => `${formatExact(x)}=${formatExact(u)}`).join(",");
  return {
    name: "points",
    text: `points:${text}`,
    formula: list.map(([x, u]) => `u(${formatExact(x)}) = ${formatExact(u)}`).join(", "),
    refusal: (payoff) => {
      if (isWithin(payoff, 0)) return undefined;
      const [x, from, to] = [payoff, list[0]![0], list.at(-1)![0]].map(formatExact);
      return { id: "utility-outside-points", values: { payoff: x!, from: from!, to: to! } };
    },
    exactly,
    back,
    at: (payoff) => toNumber(exactly(parseValue(String(payoff))!)!),
    // Never called, as everything is exact.
    sure: mean,
  };
}
