import { inTurns } from "@tyche/engine/search";
import { meanOf } from "@tyche/engine/statistics";
import { encodeModel, type ModelFile } from "../model-file/model-file.js";

/** A report on one stretch of training. */
export interface TrainingReport {
  /** Games played in the whole training run so far. */
  readonly games: number;
  /** Measurements since the last report, by name: "loss", "mean score". */
  readonly measures: Readonly<Record<string, number>>;
}

/** Playing strength, with a 95 % interval. */
export interface Strength {
  /** The opponent and the unit: "points a game against pips". */
  readonly what: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/**
 * A training run that can be observed, stopped, saved and resumed: a run restored from the state saved after a report
 * continues exactly as if it had never been stopped.
 */
export interface TrainingRun {
  readonly games: number;
  readonly total: number;
  /** The unit counted instead of games: "positions". */
  readonly unit?: string;
  /** Measures to draw as separate lines; without them strength is drawn, or the first measure. */
  readonly plot?: readonly string[];
  /** Trains to the end; yields control regularly, and stops early if the signal is aborted. */
  run(signal?: { readonly aborted: boolean }): AsyncIterable<TrainingReport>;
  /** Everything needed to continue, except the settings. */
  state(): Uint8Array;
  /** @throws ModelFileError if the bytes are not the state of such a training run */
  restore(state: Uint8Array): void;
  model(): ModelFile;
  /**
   * Continues from the average of several copies of this run. Each has trained for one iteration from the same state,
   * with its own random numbers; their games add up. Without this method, training uses one thread.
   */
  merge?(states: readonly Uint8Array[]): void;
  /** Measures playing strength, if a measurement is available. */
  strength?(games: number, seed: number | string): Strength;
}

/** The steps of a run: reports, and undefined several times a second, where other work can run. */
export type TrainingSteps = Generator<TrainingReport | undefined, void, void>;

/** A training run that is written as steps, and saved as its model unless it needs more. */
export abstract class SteppedTraining implements TrainingRun {
  games = 0;
  abstract readonly total: number;

  run(signal?: { readonly aborted: boolean }): AsyncGenerator<TrainingReport, void, void> {
    return inTurns(this.steps(signal));
  }

  state(): Uint8Array {
    return encodeModel(this.model());
  }

  abstract model(): ModelFile;

  abstract restore(state: Uint8Array): void;

  /** Ends early if the signal is aborted. */
  protected abstract steps(signal?: { readonly aborted: boolean }): TrainingSteps;
}

/**
 * The mean of independent results with its interval.
 * @param results at least two: of single games, or of pairs of games with the same random numbers
 * @param games the number of games behind the results
 */
export function strengthOf(what: string, results: readonly number[], games: number): Strength {
  const { value: mean, low, high } = meanOf(results);
  return { what, mean, low, high, games };
}
