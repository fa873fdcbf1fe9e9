import type { SeriesResult } from "@tyche/arena";
import { openLane } from "../threads/lane.js";
import type { WrittenMatch } from "./match.js";

export interface RunOptions {
  /** 0: none but this one. */
  readonly threads: number;
  readonly signal: AbortSignal;
  /** Told of everything that was played, in the order in which it was finished. */
  readonly onResults: (results: readonly SeriesResult[]) => void | Promise<void>;
}

/** A thread is given so many milliseconds of work at once: long enough that handing it over costs nothing. */
const PORTION_MS = 200;

/**
 * Plays series of a match on threads of their own.
 *
 * @throws what `openMatch` and `playGame` throw
 */
export async function playAll(
  match: WrittenMatch,
  series: readonly number[],
  options: RunOptions,
): Promise<void> {
  const threads = Math.min(options.threads, series.length);
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const lane = openLane("series", match, threads);
  const side = Math.max(1, threads);
  let next = 0;
  let portion = 1;
  const work = async (): Promise<void> => {
    while (next < series.length && !signal.aborted) {
      const left = Math.ceil((series.length - next) / side);
      const mine = series.slice(next, next + Math.min(portion, left));
      next += mine.length;
      const results = await lane.run(mine, { signal });
      const ms = results.reduce((sum, result) => sum + result.ms, 0);
      portion = Math.max(
        1,
        Math.min(4 * mine.length, Math.round((PORTION_MS * mine.length) / Math.max(ms, 1))),
      );
      await options.onResults(results);
    }
  };
  try {
    const works = Array.from({ length: side }, work);
    for (const ended of works) ended.catch(() => failed.abort());
    const ended = await Promise.allSettled(works);
    const failure = ended.find((end) => end.status === "rejected");
    if (failure) throw failure.reason;
  } finally {
    await lane.close();
  }
}
