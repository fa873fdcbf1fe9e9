import type { WorkerPool } from "@tyche/engine/threads";
import { openLane } from "../../threads/lane.js";
import { withEvaluator } from "../evaluator.js";
import type { Sharing } from "../limits.js";
import { readGame } from "../options.js";
import { placeOf } from "../place.js";
import { methodOf, thinkOptions } from "./searching.js";
import type { AskedGame, ThinkTask } from "./think-work.js";
import { type Thought, thinkAbout } from "./thinking.js";
import { openPool } from "./threads.js";

/** A search request: everything as written, since only plain data can be sent. */
export interface Question extends AskedGame, ThinkTask {}

/**
 * Searches in a separate thread, because a search notices Ctrl-C only between root moves, which can take long.
 *
 * @param apart false: an undivided search runs on this thread
 * @throws the errors of `thinkAbout`
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

/** Opens the threads of a search that can be divided; a deterministic search is divided even on one thread. */
async function openSharedPool(
  { game, options, choice, ...written }: Question,
  sharing: Sharing,
): Promise<WorkerPool | undefined> {
  const read = readGame(game, options);
  // Threads open the game by name, but a position may imply a different one.
  if (placeOf(read, written).named !== read) return undefined;
  const named = withEvaluator(read, choice.evaluator);
  if (!methodOf(named, thinkOptions(named, choice)).shares) return undefined;
  return openPool(game, options, sharing, choice.evaluator);
}
