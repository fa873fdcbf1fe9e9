/** A thread's part in a match: it plays some of the series, and reuses its players for later ones. */
import { StoppedError } from "@tyche/arena";
import type { Work } from "../threads/work.js";
import { type ObservedSeries, openMatch, type WrittenMatch } from "./match.js";

/** A task is a list of series numbers. If it is stopped, the results are those of the finished series. */
export async function open(
  written: WrittenMatch,
): Promise<Work<readonly number[], readonly ObservedSeries[]>> {
  const match = await openMatch(written);
  return {
    async run(series, signal) {
      const results: ObservedSeries[] = [];
      try {
        for (const index of series) results.push(await match.play(index, signal));
      } catch (error) {
        if (!(error instanceof StoppedError)) throw error;
      }
      return results;
    },
    close: () => match.close(),
  };
}
