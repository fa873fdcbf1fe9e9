import { fraction, type Value } from "../model/number.js";

/** The least multiple of the gap that is above a value. */
export function above(value: Value, gap: Value): Value {
  const { n, d } = value.div(gap);
  const floor = n >= 0n ? n / d : -((-n + d - 1n) / d);
  return gap.mul(fraction(floor + 1n));
}

/** The least multiple of the gap that is at least a value. */
export function atLeast(value: Value, gap: Value): Value {
  return value.div(gap).d === 1n ? value : above(value, gap);
}
