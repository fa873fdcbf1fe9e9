/** What a thread of the pool does: it plays some series of a match and keeps its players for the next ones. */
import { type SeriesResult, StoppedError } from "@tyche/arena";
import { type OpenMatch, openMatch, type WrittenMatch } from "./match.js";

export interface Task {
  readonly match: WrittenMatch;
  readonly series: readonly number[];
  /** One shared word that turns 1 when the games are to stop. */
  readonly stop: Int32Array;
}

/** Errors lose their names on the way between threads, so that they travel as texts. */
export type Played =
  | { readonly results: readonly SeriesResult[]; readonly error?: never }
  | { readonly error: { readonly name: string; readonly message: string } };

let open: { readonly text: string; readonly match: OpenMatch } | undefined;

export default async function play({ match, series, stop }: Task): Promise<Played> {
  const signal = {
    get aborted() {
      return Atomics.load(stop, 0) === 1;
    },
  };
  const results: SeriesResult[] = [];
  try {
    const text = JSON.stringify(match);
    if (open?.text !== text) {
      await close();
      open = { text, match: await openMatch(match) };
    }
    for (const index of series) results.push(await open.match.play(index, signal));
    return { results };
  } catch (error) {
    if (error instanceof StoppedError) return { results };
    const { name, message } = error as Error;
    return { error: { name, message } };
  }
}

/** Before the thread ends. */
export async function close(): Promise<void> {
  await open?.match.close();
  open = undefined;
}
