import type { WorkerPool } from "@tyche/engine";
import { openLane } from "../../threads/lane.js";
import { withEvaluator } from "../evaluator.js";
import type { Sharing } from "../limits.js";
import { readGame } from "../options.js";
import { placeOf } from "../place.js";
import { methodOf, thinkOptions } from "./searching.js";
import type { AskedGame, ThinkTask } from "./think-work.js";
import { type Thought, thinkAbout } from "./thinking.js";
import { openPool } from "./threads.js";

/** What is asked: everything as it was written, since only plain data travels. */
export interface Question extends AskedGame, ThinkTask {}

/**
 * Thinks in a thread of its own: a search does not hear Ctrl-C before it has finished a root move, which may be long.
 *
 * @param apart false: a search that is not divided runs on this thread after all
 * @throws what `thinkAbout` throws
 */
export async function thinkApart(
  question: Question,
  sharing: Sharing,
  signal: AbortSignal,
  apart = true,
): Promise<Thought> {
  const pool = await openSharedPool(question, sharing);
  const { game, options, ...task } = question;
  if (pool) {
    try {
      const { deterministic } = sharing;
      return await thinkAbout(placeOf(readGame(game, options), task), task.choice, {
        signal,
        pool,
        deterministic,
      });
    } finally {
      await pool.close();
    }
  }
  const lane = openLane("think", { game, options }, apart ? 1 : 0);
  try {
    return await lane.run(task, { signal });
  } finally {
    await lane.close();
  }
}

/** Threads for a search that can be divided; a deterministic one is, whatever the number of threads. */
async function openSharedPool(
  { game, options, choice, ...written }: Question,
  sharing: Sharing,
): Promise<WorkerPool | undefined> {
  const read = readGame(game, options);
  // Threads are told of the game as it was named, and a position may say that it is of another.
  if (placeOf(read, written).named !== read) return undefined;
  const named = withEvaluator(read, choice.evaluator);
  if (!methodOf(named, thinkOptions(named, choice)).shares) return undefined;
  return openPool(game, options, sharing, choice.evaluator);
}
