import type { DividedKind } from "../runs/run.js";
import { openTaskPool } from "../threads/task-pool.js";
import { LostThreadError } from "../threads/threads.js";

/** A run whose jobs are to be sized. */
export interface SizedRun<Question> {
  readonly kind: DividedKind<Question, number, unknown>;
  readonly question: Question;
  readonly items: readonly number[];
  /** Target duration of a job. */
  readonly seconds: number;
  /** Number of work items that all known workers compute at a time. */
  readonly slots: number;
}

/** Duration in milliseconds of a sufficient trial, and the limit after which a single item counts as long. */
const ENOUGH_MS = 500;
const MOST_MS = 10_000;
/** Minimum number of jobs per thread, so that nobody waits long at the end. */
const TURNS = 4;
const FEWEST_JOBS = 16;

/**
 * Determines the number of work items per job by timing some of them here. Their results are discarded, since a job is
 * computed as a whole.
 */
export async function batchSize<Question>(
  { kind, question, items, seconds, slots }: SizedRun<Question>,
  signal: AbortSignal,
): Promise<number> {
  const most = Math.max(1, Math.floor(items.length / Math.max(TURNS * slots, FEWEST_JOBS)));
  if (most === 1) return 1;
  const pool = openTaskPool(kind, question, 1);
  const late = setTimeout(() => void pool.close(), MOST_MS);
  const stop = (): void => void pool.close();
  signal.addEventListener("abort", stop);
  try {
    // The first item also loads files and modules.
    await pool.run(items.slice(0, 1));
    for (let size = 1; ; size = Math.min(2 * size, items.length)) {
      const start = performance.now();
      await pool.run(items.slice(0, size));
      const ms = performance.now() - start;
      if (ms < ENOUGH_MS && size < items.length && size < most) continue;
      return Math.max(1, Math.min(most, Math.round((1000 * seconds * size) / ms)));
    }
  } catch (error) {
    // This error comes from our own thread, not from another process.
    if (error instanceof LostThreadError) return 1;
    throw error;
  } finally {
    clearTimeout(late);
    signal.removeEventListener("abort", stop);
    await pool.close();
  }
}
