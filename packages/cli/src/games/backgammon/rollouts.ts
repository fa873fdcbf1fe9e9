import {
  meanOfTrials,
  type RolloutMean,
  type RolloutSettings,
  type Trial,
} from "@tyche/games/backgammon/analysis";
import Tinypool from "tinypool";
import rollOutHere, { type RolloutResult, type RolloutTask } from "./rollout-thread.js";

export interface RolloutRequest {
  readonly evaluator: string;
  readonly settings: RolloutSettings;
  /** What is rolled out; each board as the player sees it who has just played to it. */
  readonly boards: readonly (readonly number[])[];
  readonly trials: number;
  readonly seed: string;
  readonly threads: number;
}

/** Trials that a thread is given at once. */
const PORTION = 4;

/**
 * Rolls boards out, each on the same dice, on threads of their own. The result does not depend on how many.
 *
 * @param onDone told of the number of trials that are done
 * @returns a mean for each board over the trials up to the first that was not done; undefined where none was
 */
export async function rollOutAll(
  request: RolloutRequest,
  signal: AbortSignal,
  onDone: (done: number) => void,
): Promise<readonly RolloutMean[] | undefined> {
  const { evaluator, settings, boards, trials, seed } = request;
  const stop = new Int32Array(new SharedArrayBuffer(4));
  signal.addEventListener("abort", () => Atomics.store(stop, 0, 1));
  const rows: (readonly Trial[])[] = [];
  let next = 0;
  let done = 0;
  const lane = async (run: (task: RolloutTask) => Promise<RolloutResult>): Promise<void> => {
    while (next < trials && !signal.aborted) {
      const from = next;
      next = Math.min(trials, from + PORTION);
      const found = await run({ evaluator, settings, boards, seed, from, to: next, stop });
      for (const [i, row] of found.entries()) rows[from + i] = row;
      done += found.length;
      onDone(done);
    }
  };
  const threads = Math.min(request.threads, Math.ceil(trials / PORTION));
  // A thread needs its script as JavaScript; sources that are run as they are, as in tests, work here.
  if (import.meta.url.endsWith(".ts") || threads === 1) {
    await lane(async (task) => {
      await new Promise((resume) => setImmediate(resume));
      return rollOutHere(task);
    });
  } else {
    const pool = new Tinypool({
      filename: new URL("./rollout-thread.js", import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
      isolateWorkers: false,
    });
    try {
      const run = (task: RolloutTask): Promise<RolloutResult> => pool.run(task);
      await Promise.all(Array.from({ length: threads }, () => lane(run)));
    } finally {
      await pool.destroy();
    }
  }
  let count = 0;
  while (rows[count]) count++;
  if (count === 0) return undefined;
  const whole = rows.slice(0, count);
  return boards.map((_, board) => meanOfTrials(whole.map((row) => row[board]!)));
}
