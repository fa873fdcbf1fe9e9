import { type SeriesResult, StoppedError } from "@tyche/arena";
import Tinypool from "tinypool";
import { openMatch, type WrittenMatch } from "./match.js";
import type { Played, Task } from "./thread.js";

export interface RunOptions {
  readonly threads: number;
  readonly signal: AbortSignal;
  /** Told of everything that was played, in the order in which it was finished. */
  readonly onResults: (results: readonly SeriesResult[]) => void | Promise<void>;
}

/** A thread is given so many milliseconds of work at once: long enough that handing it over costs nothing. */
const PORTION_MS = 200;

/**
 * Plays series of a match on threads of their own; on this one where `threads` is 0, or where the sources are run as they
 * are, as in tests: a thread needs its script as JavaScript.
 *
 * @throws what `openMatch` and `playGame` throw
 */
export async function playAll(
  match: WrittenMatch,
  series: readonly number[],
  options: RunOptions,
): Promise<void> {
  const threads = Math.min(options.threads, series.length);
  if (threads === 0 || import.meta.url.endsWith(".ts")) await playHere(match, series, options);
  else await playApart(match, series, { ...options, threads });
}

async function playHere(
  match: WrittenMatch,
  series: readonly number[],
  { signal, onResults }: RunOptions,
): Promise<void> {
  const open = await openMatch(match);
  let rested = performance.now();
  try {
    for (const index of series) {
      await onResults([await open.play(index, signal)]);
      if (performance.now() - rested < PORTION_MS) continue;
      // Lets Ctrl-C be heard.
      await new Promise((resume) => setImmediate(resume));
      rested = performance.now();
    }
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
  } finally {
    await open.close();
  }
}

async function playApart(
  match: WrittenMatch,
  series: readonly number[],
  { threads, signal, onResults }: RunOptions,
): Promise<void> {
  const pool = new Tinypool({
    filename: new URL("./thread.js", import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    isolateWorkers: false,
    teardown: "close",
  });
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const halt = (): void => void Atomics.store(stop, 0, 1);
  signal.addEventListener("abort", halt);
  if (signal.aborted) halt();
  let next = 0;
  let portion = 1;
  const lane = async (): Promise<void> => {
    while (next < series.length && !signal.aborted) {
      const left = Math.ceil((series.length - next) / threads);
      const mine = series.slice(next, next + Math.min(portion, left));
      next += mine.length;
      const task: Task = { match, series: mine, stop };
      const played = (await pool.run(task)) as Played;
      if (played.error) {
        next = series.length;
        halt();
        throw Object.assign(new Error(played.error.message), { name: played.error.name });
      }
      const ms = played.results.reduce((sum, result) => sum + result.ms, 0);
      portion = Math.max(
        1,
        Math.min(4 * mine.length, Math.round((PORTION_MS * mine.length) / Math.max(ms, 1))),
      );
      await onResults(played.results);
    }
  };
  try {
    const ended = await Promise.allSettled(Array.from({ length: threads }, lane));
    const failed = ended.find((end) => end.status === "rejected");
    if (failed) throw failed.reason;
  } finally {
    signal.removeEventListener("abort", halt);
    await pool.destroy();
  }
}
