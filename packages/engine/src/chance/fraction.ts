/** An exact probability in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function reduce(numerator: bigint, denominator: bigint): Fraction {
  let a = numerator;
  let b = denominator;
  while (b !== 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
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

/** Moves the rounding left over into the largest entries, so that the sum from left to right is exactly 1. */
export function sumToOne(probabilities: Float64Array): Float64Array {
  let largest = 0;
  for (let i = 1; i < probabilities.length; i++) {
    if (probabilities[i]! > probabilities[largest]!) largest = i;
  }
  for (let pass = 0; pass < 8; pass++) {
    let sum = 0;
    for (const probability of probabilities) sum += probability;
    if (sum === 1) break;
    probabilities[largest] = probabilities[largest]! + (1 - sum);
  }
  return probabilities;
}
