import type { Strength } from "./course.js";

/**
 * The mean of independent results with the interval that the normal distribution gives.
 *
 * @param results two or more: of single games, or of pairs of games with the same luck
 * @param games how many games they come from
 */
export function strengthOf(what: string, results: readonly number[], games: number): Strength {
  const { length } = results;
  const mean = results.reduce((sum, result) => sum + result, 0) / length;
  const variance = results.reduce((sum, result) => sum + (result - mean) ** 2, 0) / Math.max(1, length - 1);
  const margin = 1.96 * Math.sqrt(variance / length);
  return { what, mean, low: mean - margin, high: mean + margin, games };
}
