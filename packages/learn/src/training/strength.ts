import { meanOf } from "@tyche/engine/statistics";
import type { Strength } from "./course.js";

/**
 * The mean of independent results with its interval.
 *
 * @param results at least two: of single games, or of pairs of games with the same random numbers
 * @param games the number of games behind the results
 */
export function strengthOf(what: string, results: readonly number[], games: number): Strength {
  const { value: mean, low, high } = meanOf(results);
  return { what, mean, low, high, games };
}
