/** Standard normal quantile of a two-sided interval of 95 %. */
const Z = 1.959963984540054;

/** Pseudo-samples at each end of what was seen. */
const PSEUDO = 2;

/**
 * A 95 % confidence interval of a mean of `count` samples. Two pseudo-samples at each end of the payoffs seen keep it
 * open where few samples happen to agree; for payoffs of 0 and 1 it is the interval of A. Agresti and B. Coull (1998).
 *
 * Samples of a tree search are not drawn alike: the search improves while they are taken. The interval says how much
 * the mean may still move by the luck of the draws, no more.
 *
 * @param least, most the ends of all payoffs seen
 */
export function confidence(
  count: number,
  sum: number,
  squares: number,
  least: number,
  most: number,
): readonly [low: number, high: number] {
  const total = count + 2 * PSEUDO;
  const mean = (sum + PSEUDO * (least + most)) / total;
  const variance = (squares + PSEUDO * (least * least + most * most)) / total - mean * mean;
  const half = Z * Math.sqrt(Math.max(0, variance) / total);
  return [Math.max(least, mean - half), Math.min(most, mean + half)];
}

/**
 * A 95 % confidence interval of the mean of a few independent numbers, at least two, by Student's t; its quantile by the
 * expansion of M. Abramowitz and I. Stegun (1964, 26.7.5), right to 1 % from three degrees of freedom on.
 */
export function meanInterval(values: readonly number[]): readonly [low: number, high: number] {
  const free = values.length - 1;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const quantile =
    Z +
    (Z ** 3 + Z) / (4 * free) +
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * free ** 2) +
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * free ** 3);
  const half = quantile * Math.sqrt(squares / free / values.length);
  return [mean - half, mean + half];
}
