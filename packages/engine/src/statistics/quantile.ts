/** Two-sided points of the normal distribution, in standard deviations, by the probability between them. */
const NORMAL = { 0.9: 1.6448536269514722, 0.95: 1.959963984540054, 0.99: 2.5758293035489004 } as const;

/** The probability that an interval contains the true value. */
export type Confidence = keyof typeof NORMAL;

/** The point of the normal distribution within which `confidence` of it lies, on both sides of 0. */
export const normalPoint = (confidence: Confidence = 0.95): number => NORMAL[confidence];

/** Degrees of freedom from which the expansion is as exact as the sum (1e-10), and faster. */
const MANY = 200;

/**
 * The point of Student's t distribution within which `confidence` of it lies, on both sides of 0: 12.706 for one
 * degree of freedom and 95 %.
 * @param freedom a whole number from 1, or infinity: the normal distribution
 */
export function studentPoint(freedom: number, confidence: Confidence = 0.95): number {
  if (!(freedom >= 1 && (Number.isInteger(freedom) || freedom === Number.POSITIVE_INFINITY)))
    throw new RangeError(`Degrees of freedom are a whole number from 1, not ${freedom}.`);
  return freedom > MANY ? expansion(freedom, normalPoint(confidence)) : exactly(freedom, confidence);
}

/**
 * By Newton's method on the share of the distribution within an angle, t = sqrt(freedom) tan(angle), a finite sum of
 * powers of its cosine (M. Abramowitz, I. Stegun 1964, 26.7.3 and 26.7.4). The share is concave, so steps from 0
 * never overshoot.
 */
function exactly(freedom: number, confidence: number): number {
  const isOdd = freedom % 2 === 1;
  for (let angle = 0; ; ) {
    const sine = Math.sin(angle);
    const cosine = Math.cos(angle);
    let share = isOdd ? (2 / Math.PI) * angle : sine;
    // The density of the angle: `scale` times its cosine to the power of the degrees of freedom less 1.
    let scale = isOdd ? 2 / Math.PI : 1;
    let power = isOdd ? 1 : cosine;
    for (let n = isOdd ? 1 : 2; n < freedom; n += 2) {
      share += (scale / n) * power * cosine * sine;
      scale *= (n + 1) / n;
      power *= cosine * cosine;
    }
    const next = angle + (confidence - share) / (scale * power);
    // A step back can only be rounding.
    if (!(next > angle)) return Math.sqrt(freedom) * Math.tan(angle);
    angle = next;
  }
}

/** The expansion of R. Fisher and E. Cornish (1960) around the point of the normal distribution. */
function expansion(freedom: number, z: number): number {
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  const fourth = (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3 + fourth / freedom ** 4;
}
