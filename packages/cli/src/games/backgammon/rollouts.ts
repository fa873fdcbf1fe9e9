import { meanOfTrials, type RolloutMean, type Trial } from "@tyche/games/backgammon/analysis";
import type { Runner } from "../../pieces/piece-work.js";
import type { RolloutQuestion } from "./rollout-work.js";

export interface RolloutRequest extends RolloutQuestion {
  readonly trials: number;
}

/**
 * Rolls boards out, each on the same dice. The result does not depend on who runs the trials.
 *
 * @param onDone told of the number of trials that are done
 * @returns a mean for each board over the trials up to the first that was not done; undefined where none was
 */
export async function rollOutAll(
  { trials, ...question }: RolloutRequest,
  runner: Runner,
  signal: AbortSignal,
  onDone: (done: number) => void,
): Promise<readonly RolloutMean[] | undefined> {
  const rows: (readonly Trial[])[] = [];
  let done = 0;
  const crew = runner.open("rollout", question);
  try {
    await crew.run(
      Array.from({ length: trials }, (_, k) => k),
      {
        signal,
        onResults(numbers, found) {
          for (const [i, k] of numbers.entries()) rows[k] = found[i]!;
          done += found.length;
          onDone(done);
        },
      },
    );
  } finally {
    await crew.close(done === trials);
  }
  let count = 0;
  while (rows[count]) count++;
  if (count === 0) return undefined;
  const whole = rows.slice(0, count);
  return question.boards.map((_, board) => meanOfTrials(whole.map((row) => row[board]!)));
}
