import { type Confidence, normalPoint } from "./quantile.js";

/** Pseudo-samples at each end of the observed range. */
const PSEUDO = 2;

/** The chance on each side of a 95 % interval. */
const UNSEEN = 0.025;

/**
 * The 95 % "plus four" interval of a mean of `count` samples: two pseudo-samples at each end of the observed payoffs
 * keep it open if few samples happen to agree; for payoffs of 0 and 1 it is the interval of A. Agresti and B. Coull
 * (1998). If all observed payoffs are equal, others may be as likely as they can be with a chance of 2.5 % to stay
 * unseen, anywhere within the bounds. It covers only the sampling error.
 * @param squares the sum of the squares
 * @param observed the range of the observed payoffs
 * @param bounds of all payoffs; where they are infinite and all observed payoffs are equal, so is the interval
 */
export function plusFour(
  count: number,
  sum: number,
  squares: number,
  [least, most]: readonly [least: number, most: number],
  bounds: readonly [low: number, high: number],
): readonly [low: number, high: number] {
  if (least === most) {
    const unseen = 1 - UNSEEN ** (1 / count);
    const [low, high] = bounds.map((bound) => (bound === least ? least : least + unseen * (bound - least)));
    return [low!, high!];
  }
  const total = count + 2 * PSEUDO;
  const mean = (sum + PSEUDO * (least + most)) / total;
  const variance = (squares + PSEUDO * (least * least + most * most)) / total - mean * mean;
  const half = normalPoint() * Math.sqrt(Math.max(0, variance) / total);
  return [Math.max(least, mean - half), Math.min(most, mean + half)];
}

/** An estimate and the confidence interval around it. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

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
