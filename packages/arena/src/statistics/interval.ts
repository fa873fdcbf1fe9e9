/** An estimate and the 95 % confidence interval around it. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054;

/** The 97.5 % points of Student's t for 1 to 10 degrees of freedom. */
const STUDENT = [
  12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139,
];

/**
 * The 97.5 % point of Student's t: a table, then the expansion of R. A. Fisher and E. A. Cornish (1960), which is right to
 * five digits from 11 degrees of freedom on.
 */
export function studentPoint(freedom: number): number {
  const known = STUDENT[freedom - 1];
  if (known !== undefined) return known;
  const z = Z;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  const fourth = (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3 + fourth / freedom ** 4;
}

/**
 * The mean of independent numbers with Student's interval. One number alone says nothing of its spread: its interval is
 * infinite.
 */
export function meanOf(numbers: readonly number[]): Estimate {
  const count = numbers.length;
  let mean = 0;
  let squares = 0;
  // Welford's recurrence: no cancellation where the mean is far from 0.
  for (const [i, number] of numbers.entries()) {
    const off = number - mean;
    mean += off / (i + 1);
    squares += off * (number - mean);
  }
  if (count === 0)
    return { value: Number.NaN, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  if (count === 1) return { value: mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const half = studentPoint(count - 1) * Math.sqrt(squares / (count - 1) / count);
  return { value: mean, low: mean - half, high: mean + half };
}

/** A share of a number of trials with the interval of E. B. Wilson (1927), which holds also near 0 and 1. */
export function shareOf(successes: number, trials: number): Estimate {
  if (trials === 0) return { value: Number.NaN, low: 0, high: 1 };
  const share = successes / trials;
  const weight = Z ** 2 / trials;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (Z * Math.sqrt((share * (1 - share)) / trials + weight / (4 * trials))) / (1 + weight);
  // At the ends the formula is exactly 0 or 1, but for rounding.
  return {
    value: share,
    low: successes === 0 ? 0 : middle - half,
    high: successes === trials ? 1 : middle + half,
  };
}
