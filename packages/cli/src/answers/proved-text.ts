import { fixed } from "@tyche/engine/statistics";

/** Significant digits with which every double can be told from its neighbours, and that survive its rounding. */
const [DIGITS, SURE_DIGITS] = [17, 15];

/**
 * Writes what is proved of a value: rounded to as many digits after the point as round both ends of the interval alike,
 * so that the interval lies within half a unit of the last digit; "≈" and the middle if no digit does. A single number
 * has at most 15 digits.
 */
export function provedText([low, high]: readonly [low: number, high: number]): string {
  if (low === high) return String(Number(low.toPrecision(SURE_DIGITS)));
  const size = Math.max(Math.abs(low), Math.abs(high));
  const most = Math.min(100, Math.max(0, DIGITS - 1 - Math.floor(Math.log10(size))));
  for (let digits = most; digits >= 0; digits--) {
    const text = fixed(low, digits);
    if (text === fixed(high, digits)) return text;
  }
  return `≈ ${Number((low + (high - low) / 2).toPrecision(2))}`;
}

/** Writes the end of a proved interval with at most this many digits after the point, rounded outward. */
export function endText(end: number, side: "low" | "high", digits: number): string {
  if (Number.isInteger(end)) return String(end);
  const sign = side === "low" ? -1 : 1;
  const near = Number(fixed(end, digits));
  return fixed(sign * (near - end) < 0 ? near + sign * 10 ** -digits : near, digits);
}
