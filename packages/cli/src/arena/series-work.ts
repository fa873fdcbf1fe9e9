/** What a thread does in a match: it plays some of its series and keeps its players for the next ones. */
import { StoppedError } from "@tyche/arena";
import type { Work } from "../threads/work.js";
import { type ObservedSeries, openMatch, type WrittenMatch } from "./match.js";

/** A task is the numbers of some series; where it is stopped, the results are those of the series that were finished. */
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
