import type { QuestionOf } from "../threads/works.js";
import type { Numbered, PieceLog } from "./piece-log.js";
import type { CrewOf, PieceOf, PieceResultOf, PieceWorkName, Runner } from "./piece-work.js";

/** Work whose pieces are numbers, and where its results are kept. */
export interface LoggedRun<Name extends PieceWorkName, Result extends Numbered> {
  readonly runner: Runner;
  readonly work: Name;
  readonly question: QuestionOf<Name>;
  /** The pieces that are wanted: all, or a shard's. */
  readonly range: readonly [from: number, to: number];
  readonly log: PieceLog<Result> | undefined;
  /** A result as it is kept. */
  numbered(index: number, result: PieceResultOf<Name>): Result;
  readonly signal: AbortSignal;
  onDone?(done: number): void;
  hear?(message: unknown): void;
}

/**
 * Does the pieces of a range that the log does not hold.
 * @returns by index; what was not done before the signal is missing
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
