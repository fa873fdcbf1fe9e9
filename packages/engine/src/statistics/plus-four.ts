import { normalPoint } from "./quantile.js";

/** Pseudo-samples at each end of what was seen. */
const PSEUDO = 2;

/**
 * The 95 % "plus four" interval of a mean of `count` samples: two pseudo-samples at each end of the payoffs seen keep it open
 * where few samples happen to agree; for payoffs of 0 and 1 it is the interval of A. Agresti and B. Coull (1998).
 *
 * Samples of a tree search are not drawn alike: the search improves while they are taken. The interval says how much
 * the mean may still move by the luck of the draws, no more.
 *
 * @param squares the sum of the squares
 * @param least, most the ends of all payoffs seen
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
