/** Each action in proportion to its weight above 0, and all equally likely if no weight is: regret matching, of regrets. */
export function inProportion(weights: Float64Array): Float64Array {
  let sum = 0;
  for (const weight of weights) if (weight > 0) sum += weight;
  return weights.map((weight) => (sum > 0 ? Math.max(0, weight) / sum : 1 / weights.length));
}

/**
 * The index of an action, drawn with these probabilities.
 * @param next 32 random bits
 * @param explored the share of draws in which any action is as likely
 */
export function drawIndex(next: () => number, mixture: Float64Array, explored = 0): number {
  let rest = next() / 2 ** 32;
  for (let i = 0; i < mixture.length - 1; i++) {
    rest -= (1 - explored) * mixture[i]! + explored / mixture.length;
    if (rest < 0) return i;
  }
  return mixture.length - 1;
}
