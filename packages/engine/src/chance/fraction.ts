/** An exact probability in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function reduce(numerator: bigint, denominator: bigint): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small !== 0n) [large, small] = [small, large % small];
  return large;
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** The double nearest to a fraction in [0, 1] (within one unit in the last place for very large terms). */
export function toDouble({ numerator, denominator }: Fraction): number {
  if (denominator <= SAFE) return Number(numerator) / Number(denominator);
  const excess = BigInt(Math.max(0, denominator.toString(2).length - numerator.toString(2).length + 64));
  let result = Number((numerator << excess) / denominator);
  for (let left = Number(excess); left > 0; left -= 512) result /= 2 ** Math.min(left, 512);
  return result;
}

/** Adds the rounding error to the largest or the last entry, so that the sum from left to right is exactly 1. */
export function sumToOne(probabilities: Float64Array): Float64Array {
  let largest = 0;
  for (let i = 1; i < probabilities.length; i++) {
    if (probabilities[i]! > probabilities[largest]!) largest = i;
  }
  const last = probabilities.length - 1;
  for (const i of [largest, last]) {
    probabilities[i] = probabilities[i]! + (1 - sumOf(probabilities, probabilities.length));
    if (sumOf(probabilities, probabilities.length) === 1) return probabilities;
  }
  // 1 - s is at most half a unit in the last place away from the true difference, so s + (1 - s) rounds to 1.
  const rest = 1 - sumOf(probabilities, last);
  if (rest > 0) probabilities[last] = rest;
  return probabilities;
}

function sumOf(values: Float64Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += values[i]!;
  return sum;
}
