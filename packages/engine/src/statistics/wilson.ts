import type { Estimate } from "./estimate.js";
import { type Confidence, normalPoint } from "./quantile.js";

/** A share of a number of trials with the interval of E. B. Wilson (1927), which is also valid near 0 and 1. */
export function shareOf(successes: number, trials: number, confidence?: Confidence): Estimate {
  if (trials === 0) return { value: Number.NaN, low: 0, high: 1 };
  const z = normalPoint(confidence);
  const share = successes / trials;
  const weight = z ** 2 / trials;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (z * Math.sqrt((share * (1 - share)) / trials + weight / (4 * trials))) / (1 + weight);
  // At the ends the formula is exactly 0 or 1, except for rounding.
  return {
    value: share,
    low: successes === 0 ? 0 : middle - half,
    high: successes === trials ? 1 : middle + half,
  };
}
