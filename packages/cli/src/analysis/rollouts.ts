import { meanOfTrials, type RolloutMean, roundedOutcomes, type Trial } from "@tyche/backgammon/analysis";
import { fixed } from "@tyche/engine/statistics";
import type { Runner } from "../runs/run.js";
import { workKind } from "../threads/work.js";
import type { RolloutWork } from "./rollout-work.js";

export interface RolloutRequest extends RolloutWork {
  readonly trials: number;
  /** Stop early if half the width of every 95 % interval is at most this; checked every 36 trials. */
  readonly until?: number;
}

/** Trials between checks of the intervals; on average, each first roll comes up once. */
const LOOK = 36;

const TRIALS = workKind("rollout", () => import("./rollout-work.js"));

/**
 * Rolls out positions, all with the same dice. The result does not depend on how the trials are distributed.
 *
 * @param onDone called with the number of finished trials
 * @returns a mean per position over the trials before the first unfinished one; undefined if there are
 * none
 */
export async function rollOutAll(
  { trials, until, ...question }: RolloutRequest,
  runner: Runner,
  signal: AbortSignal,
  onDone: (done: number) => void,
): Promise<readonly RolloutMean[] | undefined> {
  const rows: (readonly Trial[])[] = [];
  let done = 0;
  const run = runner.open(TRIALS, question);
  const count = question.places.length;
  const meansOf = (some: readonly (readonly Trial[])[]): RolloutMean[] =>
    Array.from({ length: count }, (_, i) => meanOfTrials(some.map((row) => row[i]!)));
  const step = until === undefined ? trials : LOOK;
  let finished = false;
  try {
    for (let from = 0; from < trials && !signal.aborted; from += step) {
      const some = Array.from({ length: Math.min(step, trials - from) }, (_, k) => from + k);
      await run.run(some, {
        signal,
        onResults(numbers, found) {
          for (const [i, k] of numbers.entries()) rows[k] = found[i]!;
          done += found.length;
          onDone(done);
        },
      });
      const isWhole = done === from + some.length;
      if (until !== undefined && isWhole && meansOf(rows).every(({ halfWidth }) => halfWidth <= until)) break;
    }
    finished = !signal.aborted;
  } finally {
    await run.close(finished);
  }
  let whole = 0;
  while (rows[whole]) whole++;
  return whole === 0 ? undefined : meansOf(rows.slice(0, whole));
}

/**
 * Headings of the five chances, in the order of `chancesCells`: games won, of these gammons and backgammons, and
 * gammons and backgammons lost.
 */
export const CHANCES_HEADINGS = ["win", "gammon", "bg", "lose gammon", "lose bg"] as const;

/** The five chances in percent. */
export function chancesCells(outcomes: readonly number[]): string[] {
  return roundedOutcomes(outcomes, 1000).map((chance) => `${(100 * chance).toFixed(1)}%`);
}

/** Formats points; four digits distinguish plays. */
export function shownPoints(points: number): string {
  return fixed(points, 4);
}
