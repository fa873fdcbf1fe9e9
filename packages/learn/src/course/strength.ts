import { meanOf } from "@tyche/engine/statistics";
import type { Strength } from "./course.js";

/**
 * The mean of independent results with its interval.
 *
 * @param results two or more: of single games, or of pairs of games with the same luck
 * @param games how many games they come from
 */
export function strengthOf(what: string, results: readonly number[], games: number): Strength {
  const { value: mean, low, high } = meanOf(results);
  return { what, mean, low, high, games };
}
