import type { DividedKind, Runner } from "./run.js";
import type { Numbered, RunLog } from "./run-log.js";

/** Work whose items are numbers, with the log of its results. */
export interface LoggedRun<Question, Found, Result extends Numbered> {
  readonly runner: Runner;
  readonly kind: DividedKind<Question, number, Found>;
  readonly question: Question;
  /** The range of items to compute: all of them, or a shard. */
  readonly range: readonly [from: number, to: number];
  readonly log: RunLog<Result> | undefined;
  /** Converts a result to its form in the log. */
  numbered(index: number, result: Found): Result;
  readonly signal: AbortSignal;
  onDone?(done: number): void;
  onMessage?(message: unknown): void;
}

/**
 * Computes the items of a range that the log does not contain.
 * @returns results by index; items not finished before the signal are missing
 */
export async function runLogged<Question, Found, Result extends Numbered>(
  run: LoggedRun<Question, Found, Result>,
): Promise<readonly (Result | undefined)[]> {
  const { runner, kind, question, log, signal } = run;
  const [from, to] = run.range;
  const results: (Result | undefined)[] = [];
  for (const result of log?.results ?? []) {
    if (result.index >= from && result.index < to) results[result.index] = result;
  }
  const missing = Array.from({ length: to - from }, (_, i) => from + i).filter((index) => !results[index]);
  let done = to - from - missing.length;
  const opened = runner.open(kind, question);
  try {
    await opened.run(missing, {
      signal,
      isKept: log !== undefined,
      async onResults(items, found) {
        const more = found.map((result, i) => run.numbered(items[i]!, result));
        for (const result of more) results[result.index] = result;
        await log?.append(more);
        done += more.length;
        run.onDone?.(done);
      },
      ...(run.onMessage && { onMessage: run.onMessage }),
    });
  } finally {
    await opened.close(done === to - from);
  }
  if (done === to - from) await log?.finish();
  return results;
}
