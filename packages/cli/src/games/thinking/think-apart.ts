import { Worker } from "node:worker_threads";
import type { WorkerPool } from "@tyche/engine";
import { withEvaluator } from "../evaluator.js";
import type { SearchChoice, Sharing } from "../limits.js";
import { readGame, type WrittenGame } from "../options.js";
import { placeOf, type WrittenPlace } from "../place.js";
import { methodOf, thinkOptions } from "./searching.js";
import { type Thought, thinkAbout } from "./thinking.js";
import { openPool } from "./threads.js";

/** What the thread is asked: everything as it was written, since only plain data travels. */
export interface Question extends WrittenPlace {
  readonly game: string;
  readonly options: WrittenGame;
  readonly choice: SearchChoice;
  /** One shared word that turns 1 when the search is to stop. */
  readonly stop: Int32Array;
}

export type Answer =
  | { readonly thought: Thought; readonly error?: never }
  | { readonly error: { readonly name: string; readonly message: string } };

/**
 * Thinks in a thread of its own: a search does not hear Ctrl-C before it has finished a root move, which may be long.
 *
 * @throws what `thinkAbout` throws
 */
export async function thinkApart(
  question: Omit<Question, "stop">,
  sharing: Sharing,
  signal: AbortSignal,
): Promise<Thought> {
  const pool = await openSharedPool(question, sharing);
  if (pool) {
    const { game, options, choice } = question;
    try {
      const { deterministic } = sharing;
      return await thinkAbout(placeOf(readGame(game, options), question), choice, {
        signal,
        pool,
        deterministic,
      });
    } finally {
      await pool.close();
    }
  }
  // A thread needs its script as JavaScript; sources that are run as they are, as in tests, think here.
  if (import.meta.url.endsWith(".ts")) {
    const { game, options, choice } = question;
    return thinkAbout(placeOf(readGame(game, options), question), choice, { signal });
  }
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL("./think-worker.js", import.meta.url), {
    workerData: { ...question, stop } satisfies Question,
  });
  signal.addEventListener("abort", () => Atomics.store(stop, 0, 1));
  const answer = await new Promise<Answer>((resolve, reject) => {
    worker.on("message", resolve);
    worker.on("error", reject);
    worker.on("exit", () => reject(new Error("the search came to no end")));
  });
  if (answer.error) throw Object.assign(new Error(answer.error.message), { name: answer.error.name });
  return answer.thought;
}

/** Threads for a search that can be divided; a deterministic one is, whatever the number of threads. */
async function openSharedPool(
  { game, options, choice }: Omit<Question, "stop">,
  sharing: Sharing,
): Promise<WorkerPool | undefined> {
  const named = withEvaluator(readGame(game, options), choice.evaluator);
  if (!methodOf(named, thinkOptions(named, choice)).shares) return undefined;
  return openPool(game, options, sharing, choice.evaluator);
}
