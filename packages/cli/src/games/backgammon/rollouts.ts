import { meanOfTrials, type RolloutMean, type Trial } from "@tyche/games/backgammon/analysis";
import { openLane } from "../../threads/lane.js";
import type { RolloutQuestion } from "./rollout-work.js";

export interface RolloutRequest extends RolloutQuestion {
  readonly trials: number;
  readonly threads: number;
}

/** Trials that a thread is given at once. */
const PORTION = 4;

/**
 * Rolls boards out, each on the same dice, on threads of their own; one thread is this one. The result does not depend on
 * how many.
 *
 * @param onDone told of the number of trials that are done
 * @returns a mean for each board over the trials up to the first that was not done; undefined where none was
 */
export async function rollOutAll(
  { trials, threads: most, ...question }: RolloutRequest,
  signal: AbortSignal,
  onDone: (done: number) => void,
): Promise<readonly RolloutMean[] | undefined> {
  const rows: (readonly Trial[])[] = [];
  let next = 0;
  let done = 0;
  const threads = Math.min(most, Math.ceil(trials / PORTION));
  const lane = openLane("rollout", question, threads === 1 ? 0 : threads);
  const work = async (): Promise<void> => {
    while (next < trials && !signal.aborted) {
      const from = next;
      next = Math.min(trials, from + PORTION);
      const found = await lane.run({ from, to: next }, { signal });
      for (const [i, row] of found.entries()) rows[from + i] = row;
      done += found.length;
      onDone(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, work));
  } finally {
    await lane.close();
  }
  let count = 0;
  while (rows[count]) count++;
  if (count === 0) return undefined;
  const whole = rows.slice(0, count);
  return question.boards.map((_, board) => meanOfTrials(whole.map((row) => row[board]!)));
}
