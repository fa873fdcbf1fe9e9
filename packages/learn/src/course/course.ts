import type { ModelFile } from "../file/model-file.js";

/** What a stretch of training was like. */
export interface CourseReport {
  /** Games of the whole course so far. */
  readonly games: number;
  /** What was measured since the last report, by name: "loss", "mean score". */
  readonly measures: Readonly<Record<string, number>>;
}

/** How well something plays, with a 95 % interval. */
export interface Strength {
  /** Against whom, at what: "points a game against pips". */
  readonly what: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/**
 * A training that can be watched, stopped, saved and taken up again. After every report its state can be saved, and a
 * course that is restored from it goes on exactly as if it had never been stopped.
 */
export interface Course {
  /** Games so far. */
  readonly games: number;
  /** Games in all. */
  readonly total: number;
  /** What it counts in place of games: "positions". */
  readonly unit?: string;
  /** Measures worth drawing as lines of their own; without them strength is drawn, or the first measure. */
  readonly plot?: readonly string[];
  /** Trains what is left; lets other work have its turn, and ends early where the signal is aborted. */
  run(signal?: { readonly aborted: boolean }): AsyncIterable<CourseReport>;
  /** All that is needed to go on, beside the settings. */
  state(): Uint8Array;
  /** @throws ModelFileError where the bytes are not the state of such a course */
  restore(state: Uint8Array): void;
  /** What has been learned so far. */
  model(): ModelFile;
  /**
   * Goes on from the mean of what several courses have learned, each one lap from this course's state but with another
   * stream of random numbers; their games add up. Without it a course is taught on one thread.
   */
  merge?(states: readonly Uint8Array[]): void;
  /** A measurement of it, if there is one. */
  strength?(games: number, seed: number | string): Strength;
}
