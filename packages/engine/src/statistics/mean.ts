import type { Estimate } from "./intervals.js";
import { type Confidence, studentPoint } from "./quantile.js";

/** Squared differences that are rounding alone, as a share of the squares: for numbers one by one, and from sums. */
const ROUNDING = 1e-24;
const ROUNDING_OF_SUMS = 1e-14;

/** Mean and variance of independent numbers that come one at a time, by the recurrence of B. Welford (1962). */
export class RunningMean {
  private sum = 0;
  private squares = 0;
  private counted = 0;

  get count(): number {
    return this.counted;
  }

  /** NaN without numbers. */
  get mean(): number {
    return this.sum / this.counted;
  }

  /** The unbiased variance of the numbers' distribution; NaN for fewer than two numbers. */
  get variance(): number {
    return this.counted < 2 ? Number.NaN : this.squares / (this.counted - 1);
  }

  /** Standard error of the mean; infinite for fewer than two numbers. */
  get error(): number {
    return this.counted < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(this.variance / this.counted);
  }

  add(number: number): this {
    const before = this.counted === 0 ? number : this.mean;
    this.sum += number;
    this.counted++;
    this.squares += (number - before) * (number - this.mean);
    return this;
  }

  /** Half the width of Student's interval around the mean; infinite for fewer than two numbers. */
  halfWidth(confidence?: Confidence): number {
    return this.counted < 2 ? this.error : studentPoint(this.counted - 1, confidence) * this.error;
  }

  /** Whether the numbers are equal except for rounding: then they do not show how much others would vary. */
  private get isConstant(): boolean {
    return this.squares <= ROUNDING * this.counted * this.mean ** 2;
  }

  /** The mean with Student's interval; infinite for fewer than two numbers, and if all are equal. */
  estimate(confidence?: Confidence): Estimate {
    const { mean } = this;
    // Without numbers the mean is NaN, and so would be the ends of the interval.
    if (this.counted < 2 || this.isConstant)
      return { value: mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
    const half = this.halfWidth(confidence);
    return { value: mean, low: mean - half, high: mean + half };
  }

  static of(numbers: Iterable<number>): RunningMean {
    const running = new RunningMean();
    for (const number of numbers) running.add(number);
    return running;
  }

  /** Statistics from the count of the numbers, their sum and the sum of their squares. */
  static ofSums(count: number, sum: number, sumOfSquares: number): RunningMean {
    const running = new RunningMean();
    running.counted = count;
    running.sum = sum;
    const squares = sumOfSquares - sum ** 2 / count;
    running.squares = squares > ROUNDING_OF_SUMS * sumOfSquares ? squares : 0;
    return running;
  }
}

/**
 * The mean of independent numbers with Student's interval, infinite for fewer than two and for equal numbers. To
 * compare two players on the same dice, pass the differences of paired results: they vary less.
 */
export function meanOf(numbers: Iterable<number>, confidence?: Confidence): Estimate {
  return RunningMean.of(numbers).estimate(confidence);
}
