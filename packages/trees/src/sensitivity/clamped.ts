import { compare, type Limit, larger, ONE, smaller, type Value, ZERO } from "../model/number.js";

/** Maps x to factor x + shift, clamped to [low, high]; the factor is above 0. */
export interface Clamped {
  readonly factor: Value;
  readonly shift: Value;
  readonly low: Limit;
  readonly high: Limit;
}

/** Leaves every number unchanged. */
export const SAME: Clamped = {
  factor: ONE,
  shift: ZERO,
  low: Number.NEGATIVE_INFINITY,
  high: Number.POSITIVE_INFINITY,
};

/** The result for x. */
export function applied({ factor, shift, low, high }: Clamped, x: Value): Value {
  const value = factor.mul(x).add(shift);
  return compare(value, low) < 0 ? (low as Value) : compare(value, high) > 0 ? (high as Value) : value;
}

/** Limits the result to at least a value: a max node with an alternative of that value. */
export function atLeast(by: Clamped, value: Value): Clamped {
  return { ...by, low: larger<Limit>(by.low, value), high: larger<Limit>(by.high, value) };
}

/** Limits the result to at most a value: a min node. */
export function atMost(by: Clamped, value: Value): Clamped {
  return { ...by, low: smaller<Limit>(by.low, value), high: smaller<Limit>(by.high, value) };
}

/** Weights the result and adds the rest of a mean: a chance node. */
export function weighted(by: Clamped, weight: Value, rest: Value): Clamped {
  const turned = (end: Limit): Limit => (typeof end === "number" ? end : end.mul(weight).add(rest));
  return {
    factor: by.factor.mul(weight),
    shift: by.shift.mul(weight).add(rest),
    low: turned(by.low),
    high: turned(by.high),
  };
}

/** The only x that gives `value`; undefined if none does, or if it is a limit at which the result is clamped. */
export function preimage({ factor, shift, low, high }: Clamped, value: Value): Value | undefined {
  if (compare(value, low) <= 0 || compare(value, high) >= 0) return undefined;
  return value.sub(shift).div(factor);
}
