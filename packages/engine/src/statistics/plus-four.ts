import { normalPoint } from "./quantile.js";

/** Pseudo-samples at each end of the observed range. */
const PSEUDO = 2;

/**
 * The 95 % "plus four" interval of a mean of `count` samples: two pseudo-samples at each end of the observed payoffs
 * keep it open if few samples happen to agree; for payoffs of 0 and 1 it is the interval of A. Agresti and B. Coull
 * (1998).
 *
 * Samples of a tree search are not identically distributed: the search improves while they are taken. The interval
 * covers only the sampling error of the mean.
 *
 * @param squares the sum of the squares
 * @param least, most the range of the observed payoffs
 */
export function plusFour(
  count: number,
  sum: number,
  squares: number,
  least: number,
  most: number,
): readonly [low: number, high: number] {
  const total = count + 2 * PSEUDO;
  const mean = (sum + PSEUDO * (least + most)) / total;
  const variance = (squares + PSEUDO * (least * least + most * most)) / total - mean * mean;
  const half = normalPoint() * Math.sqrt(Math.max(0, variance) / total);
  return [Math.max(least, mean - half), Math.min(most, mean + half)];
}
