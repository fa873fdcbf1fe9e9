import { RunningMean } from "@tyche/engine/statistics";
import { asProbability } from "@tyche/games";
import { OUTCOME_COUNT } from "../rules/outcomes.js";

/** Settings of a rollout. */
export interface RolloutSettings {
  /** Number of turns after which the static evaluation is used. Default: games are played to the end. */
  readonly turns?: number;
  /** Whether luck is subtracted from the results. Default true. */
  readonly varianceReduction?: boolean;
}

/** The result of one game: five outcome probabilities and the value. */
export type Trial = readonly number[];

/** The mean of trials with its 95 % confidence interval; estimated probabilities are clamped to 0..1. */
export interface RolloutMean {
  readonly trials: number;
  readonly outcomes: readonly number[];
  readonly equity: number;
  /** Half width of the 95 % confidence interval around the equity. */
  readonly halfWidth: number;
}

/**
 * The means of trials with a confidence interval.
 *
 * @param trials at least one
 */
export function meanOfTrials(trials: readonly Trial[]): RolloutMean {
  const count = trials.length;
  const means = Array.from(
    { length: OUTCOME_COUNT + 1 },
    (_, i) => trials.reduce((sum, trial) => sum + trial[i]!, 0) / count,
  );
  return {
    trials: count,
    outcomes: means.slice(0, OUTCOME_COUNT).map(asProbability),
    equity: means[OUTCOME_COUNT]!,
    halfWidth: RunningMean.of(trials.map((trial) => trial[OUTCOME_COUNT]!)).halfWidth(),
  };
}
