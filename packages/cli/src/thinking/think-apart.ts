import type { WorkerPool } from "@tyche/engine/threads";
import { withEvaluator } from "../games/evaluator.js";
import { readGame } from "../games/options.js";
import { placeOf } from "../games/place.js";
import type { SearchChoice, Sharing } from "../games/search-options.js";
import { openTaskPool } from "../threads/task-pool.js";
import { workKind } from "../threads/work.js";
import { methodOf, openPool, thinkOptions } from "./searching.js";
import type { AskedGame, ThinkTask } from "./thinking.js";
import { type Thought, thinkAbout } from "./thinking.js";

/** A search request: everything as written, since only plain data can be sent. */
export interface Question extends AskedGame, ThinkTask {}

const THINKING = workKind("think", () => import("./thinking.js"));

/** Time limit in milliseconds up to which Ctrl-C may wait for the end of a search. */
const SHORT = 1000;

/**
 * Searches in a separate thread, because a search notices Ctrl-C only between root moves, which can take long. A short
 * search is not worth a thread, which loads the rules again.
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
      return await thinkAbout(placeOf(await readGame(game, options), task), task.choice, {
        signal,
        pool,
        deterministic,
      });
    } finally {
      await pool.close();
    }
  }
  const thread = openTaskPool(THINKING, { game, options }, apart && !isShort(task.choice) ? 1 : 0);
  try {
    return await thread.run(task, { signal });
  } finally {
    await thread.close();
  }
}

function isShort({ depth, time }: SearchChoice): boolean {
  return (depth !== undefined && depth <= 1) || (time !== undefined && time <= SHORT);
}

/** Opens the threads of a search that can be divided; a deterministic search is divided even on one thread. */
async function openSharedPool(
  { game, options, choice, ...written }: Question,
  sharing: Sharing,
): Promise<WorkerPool | undefined> {
  const read = await readGame(game, options);
  // Threads open the game by name, but a position may imply a different one.
  if (placeOf(read, written).named !== read) return undefined;
  const named = await withEvaluator(read, choice.evaluator);
  if (!methodOf(named, thinkOptions(named, choice)).shares) return undefined;
  return openPool(game, options, sharing, choice.evaluator);
}
