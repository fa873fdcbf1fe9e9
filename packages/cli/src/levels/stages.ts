import { InterruptedError, UsageError } from "../io/errors.js";
import type { Runner } from "../runs/run.js";
import type { LogKind, Numbered, RunLog } from "../runs/run-log.js";
import { runLogged } from "../runs/run-logged.js";
import { workKind } from "../threads/work.js";
import type { LevelsQuestion, LevelsResult } from "./work.js";

const LEVELS = workKind("levels", () => import("./work.js"));

/** A line of the log: the result of an item, or how many items of a stage there was time for. */
interface LevelsLine extends Numbered {
  readonly found?: LevelsResult;
  readonly done?: number;
}

/** The log format: one line per item. */
export const LEVELS_LOG: LogKind<LevelsLine> = {
  log: "tyche levels",
  whole: "fit of levels",
  piece: "result",
  pieces: "results",
  isResult: ({ found, done }) => found !== undefined || done !== undefined,
};

/** Stages have numbers of their own in the log; the last one says how many items there are. */
const STAGE = 1_000_000;

/** One measurement, in a stage of the log. */
export interface Stage {
  readonly runner: Runner;
  readonly log: RunLog<LevelsLine> | undefined;
  readonly signal: AbortSignal;
  readonly number: number;
  readonly question: Omit<LevelsQuestion, "from">;
  readonly items: number;
  /** With fewer items nothing can be said. */
  readonly least: number;
  /** Milliseconds; undefined: no limit. */
  readonly time: number | undefined;
  onDone(done: number, of: number): void;
}

/**
 * Computes the items of a stage that the log does not have, as far as the time allows; a resumed run then has as many.
 * @throws InterruptedError if the signal aborted, UsageError if there was too little time
 */
export async function runStage<Result extends LevelsResult>(stage: Stage): Promise<NonNullable<Result>[]> {
  const { log, signal, number, least, time } = stage;
  const from = number * STAGE;
  const of = log?.results.find(({ index }) => index === from + STAGE - 1)?.done ?? stage.items;
  // Not AbortSignal.timeout within AbortSignal.any: Node 20 may collect it as garbage, and then it never aborts.
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  const timer = time === undefined ? undefined : setTimeout(abort, time);
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();
  const question = { ...stage.question, from };
  const results = await runLogged({
    ...{ runner: stage.runner, kind: LEVELS, log, range: [from, from + of], question, signal: stop.signal },
    numbered: (index, found: LevelsResult): LevelsLine => ({ index, found }),
    onDone: (done) => stage.onDone(done, of),
  }).finally(() => clearTimeout(timer));
  const found = Array.from({ length: of }, (_, i) => results[from + i]?.found);
  const missing = found.indexOf(undefined);
  const done = missing < 0 ? of : missing;
  if (done < of && signal.aborted) throw new InterruptedError();
  if (done < Math.min(least, of))
    throw new UsageError(
      "levels-time",
      { done, least },
      `too little time: ${done} of at least ${least} measurements; give --time more minutes`,
    );
  if (done < of) await log?.append([{ index: from + STAGE - 1, done }]);
  return found.slice(0, done).filter((one) => one !== null) as NonNullable<Result>[];
}
