import { type GameLosses, type LossSettings, type Meeting, pairingsOf } from "@tyche/arena";
import { InterruptedError, UsageError } from "../io/errors.js";
import type { Runner } from "../runs/run.js";
import type { LogKind, Numbered, RunLog } from "../runs/run-log.js";
import { runLogged } from "../runs/run-logged.js";
import { workKind } from "../threads/work.js";
import type { LevelsQuestion, LevelsResult } from "./work.js";

const LEVELS = workKind("levels", () => import("./work.js"));

/** A line of the log: the result of an item, or how many items a stage had time for. */
export interface LevelsLine extends Numbered {
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

/** What all stages share. */
export interface Stages {
  readonly question: Pick<LevelsQuestion, "game" | "options">;
  readonly runner: Runner;
  readonly log: RunLog<LevelsLine> | undefined;
  readonly signal: AbortSignal;
  /** Milliseconds for all stages; undefined: no limit. */
  readonly time: number | undefined;
  onDone(stage: number, done: number, of: number): void;
}

/** One measurement: what, of which levels, how many items, and the share of the time. */
export interface Stage {
  readonly number: number;
  readonly what: LevelsQuestion["what"];
  readonly settings: LossSettings;
  readonly items: number;
  readonly share: number;
  /** With fewer items nothing can be said. */
  readonly least: number;
}

/**
 * Computes the items of a stage that the log does not have, as far as the time allows; a resumed run then has as many.
 * @throws InterruptedError if the signal aborted, UsageError if there was too little time
 */
async function runStage(stages: Stages, stage: Stage): Promise<LevelsResult[]> {
  const { question, runner, log, signal, time } = stages;
  const { number, what, settings, items, share, least } = stage;
  const from = number * STAGE;
  const closed = log?.results.find(({ index }) => index === from + STAGE - 1)?.done;
  const of = closed ?? items;
  const results = await runLogged({
    ...{
      runner,
      kind: LEVELS,
      log,
      range: [from, from + of],
      question: { ...question, what, settings, from },
    },
    numbered: (index, found) => ({ index, found }),
    signal: time === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(share * time)]),
    onDone: (done) => stages.onDone(number, done, of),
  });
  const found = Array.from({ length: of }, (_, i) => results[from + i]?.found);
  const missing = found.indexOf(undefined);
  const done = missing < 0 ? of : missing;
  if (done < of && signal.aborted) throw new InterruptedError();
  if (done < Math.min(least, of))
    throw new UsageError(
      "levels-time",
      { done, least },
      `too little time: ${done} measurements of at least ${least}; give --time more minutes`,
    );
  if (done < of) await log?.append([{ index: from + STAGE - 1, done }]);
  return found.slice(0, done) as LevelsResult[];
}

/** What levels lose, by game. */
export async function runLosses(stages: Stages, stage: Omit<Stage, "what" | "least">): Promise<GameLosses[]> {
  const found = await runStage(stages, { ...stage, what: "losses", least: 2 });
  return (found as (GameLosses | null)[]).filter((one) => one !== null);
}

/** The scores of meetings between levels and a random player; as many rounds of all pairs as the number of items. */
export async function runMeetings(
  stages: Stages,
  stage: Omit<Stage, "what" | "least">,
  isSolo: boolean,
): Promise<Meeting[]> {
  const pairs = pairingsOf(1 + stage.settings.levels.length, isSolo);
  const own = { ...stage, what: "games", least: pairs.length, items: stage.items * pairs.length } as const;
  const found = (await runStage(stages, own)) as Meeting["results"][];
  return found.map((results, i) => ({ players: pairs[i % pairs.length]!, results }));
}
