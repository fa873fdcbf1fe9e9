import type { QuestionOf } from "../threads/works.js";
import type { Numbered, PieceLog } from "./piece-log.js";
import type { CrewOf, PieceOf, PieceResultOf, PieceWorkName, Runner } from "./piece-work.js";

/** Work whose items are numbers, with the log of its results. */
export interface LoggedRun<Name extends PieceWorkName, Result extends Numbered> {
  readonly runner: Runner;
  readonly work: Name;
  readonly question: QuestionOf<Name>;
  /** The range of items to compute: all of them, or a shard. */
  readonly range: readonly [from: number, to: number];
  readonly log: PieceLog<Result> | undefined;
  /** Converts a result to its form in the log. */
  numbered(index: number, result: PieceResultOf<Name>): Result;
  readonly signal: AbortSignal;
  onDone?(done: number): void;
  hear?(message: unknown): void;
}

/**
 * Computes the items of a range that the log does not contain.
 * @returns results by index; items not finished before the signal are missing
 */
export async function runLogged<Name extends PieceWorkName, Result extends Numbered>(
  run: LoggedRun<Name, Result>,
): Promise<readonly (Result | undefined)[]> {
  const { runner, work, question, log, signal } = run;
  const [from, to] = run.range;
  const results: (Result | undefined)[] = [];
  for (const result of log?.results ?? []) {
    if (result.index >= from && result.index < to) results[result.index] = result;
  }
  const missing = Array.from({ length: to - from }, (_, i) => from + i).filter((index) => !results[index]);
  let done = to - from - missing.length;
  const crew: CrewOf<Name> = runner.open(work, question);
  try {
    await crew.run(missing as PieceOf<Name>[], {
      signal,
      isKept: log !== undefined,
      async onResults(pieces, found) {
        const more = found.map((result, i) => run.numbered(pieces[i] as number, result));
        for (const result of more) results[result.index] = result;
        await log?.append(more);
        done += more.length;
        run.onDone?.(done);
      },
      ...(run.hear && { hear: run.hear }),
    });
  } finally {
    await crew.close(done === to - from);
  }
  if (done === to - from) await log?.finish();
  return results;
}
