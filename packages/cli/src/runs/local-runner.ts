import { openTaskPool } from "../threads/task-pool.js";
import type { TaskPool } from "../threads/work.js";
import type { DividedKind, Item, Run, Runner, RunOptions } from "./run.js";

/** A thread receives batches of about this many milliseconds of work, long enough to make the overhead negligible. */
const BATCH_MS = 200;
/**
 * Milliseconds to wait for threads that were asked to stop during a long work item, such as a deep search; then they
 * are terminated.
 */
const GRACE_MS = 1000;

/** @param threads number of threads to start; 0: run on this thread */
export function localRunner(threads: number): Runner {
  return { open: (kind, question) => localRun(kind, question, threads), async close() {} };
}

function localRun<Question, One extends Item, Result>(
  kind: DividedKind<Question, One, Result>,
  question: Question,
  most: number,
): Run<One, Result> {
  let pool: TaskPool<readonly One[], readonly Result[], unknown> | undefined;
  return {
    async run(items, options) {
      if (items.length === 0) return;
      const threads = Math.min(most, items.length);
      pool ??= openTaskPool(kind, question, threads);
      await divide(pool, items, Math.max(1, threads), options);
    },
    async close() {
      await pool?.close();
    },
  };
}

/** Distributes batches that grow until each takes long enough. */
async function divide<One extends Item, Result>(
  pool: TaskPool<readonly One[], readonly Result[], unknown>,
  items: readonly One[],
  side: number,
  options: RunOptions<One, Result>,
): Promise<void> {
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const late = longAfter(signal);
  let next = 0;
  let batch = 1;
  const work = async (): Promise<void> => {
    while (next < items.length && !signal.aborted) {
      const left = Math.ceil((items.length - next) / side);
      const mine = items.slice(next, next + Math.min(batch, left));
      next += mine.length;
      const start = performance.now();
      const running = pool.run(mine, { signal, onMessage: options.onMessage });
      // Closing the pool ends the task.
      running.catch(() => undefined);
      const results = await Promise.race([running, late]);
      if (results === undefined) return;
      const ms = performance.now() - start;
      batch = Math.max(1, Math.min(4 * mine.length, Math.round((BATCH_MS * mine.length) / Math.max(ms, 1))));
      await options.onResults(mine.slice(0, results.length), results);
    }
  };
  const works = Array.from({ length: side }, work);
  for (const ended of works) ended.catch(() => failed.abort());
  const ended = await Promise.allSettled(works);
  const failure = ended.find((end) => end.status === "rejected");
  if (failure) throw failure.reason;
}

/** Resolves some time after the signal aborts. */
function longAfter(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const wait = (): void => void setTimeout(resolve, GRACE_MS, undefined).unref();
    if (signal.aborted) wait();
    else signal.addEventListener("abort", wait, { once: true });
  });
}
