import { expectedScore } from "./elo.js";

/** Two hypotheses about a difference in strength, in Elo, and the error probabilities. */
export interface SprtSettings {
  readonly elo0: number;
  readonly elo1: number;
  /** Probability of accepting elo1 if elo0 is true. Default 0.05. */
  readonly alpha?: number;
  /** Probability of accepting elo0 if elo1 is true. Default 0.05. */
  readonly beta?: number;
}

/** The state of a sequential test: the log-likelihood ratio, its two limits, and the verdict if there is one. */
export interface SprtState {
  /** Logarithm of the likelihood ratio of elo1 to elo0. */
  readonly llr: number;
  /** Where the test ends: at or below `low` elo0 is accepted, at or above `high` elo1. */
  readonly low: number;
  readonly high: number;
  readonly accepted: "elo0" | "elo1" | undefined;
  /** Units counted: all, or as many as the test needed. */
  readonly units: number;
}

/** Fewer units give too poor an estimate of their variance, on which the test depends. */
const LEAST = 16;

/**
 * The sequential probability ratio test (A. Wald, 1945) with the variance estimated from the data (M. Van den Bergh,
 * "A practical introduction to the GSPRT", 2020), so that units may be pairs of games or whole series.
 * @param scores of the first player, the mean score of each unit in order: 1 a win, 1/2 a draw, 0 a loss
 * @throws RangeError if the first Elo is not below the second
 */
export function sprtOf(scores: readonly number[], settings: SprtSettings): SprtState {
  const { elo0, elo1, alpha = 0.05, beta = 0.05 } = settings;
  if (!(Number.isFinite(elo0) && Number.isFinite(elo1) && elo0 < elo1)) {
    throw new RangeError(`The first Elo of a sequential test must be below the second: ${elo0}, ${elo1}.`);
  }
  const [score0, score1] = [expectedScore(elo0), expectedScore(elo1)];
  const low = Math.log(beta / (1 - alpha));
  const high = Math.log((1 - beta) / alpha);
  let sum = 0;
  let squares = 0;
  let llr = 0;
  for (const [i, score] of scores.entries()) {
    sum += score;
    squares += score * score;
    const units = i + 1;
    const mean = sum / units;
    // Adds half a win and half a loss: equal scores do not show that the variance is 0.
    const variance = (squares - sum * mean + 0.5) / (units + 1);
    llr = (units * (score1 - score0) * (2 * mean - score0 - score1)) / (2 * variance);
    if (units < LEAST) continue;
    if (llr <= low) return { llr, low, high, accepted: "elo0", units };
    if (llr >= high) return { llr, low, high, accepted: "elo1", units };
  }
  return { llr, low, high, accepted: undefined, units: scores.length };
}
