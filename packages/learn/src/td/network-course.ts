import { encodeModel, type TrainingEntry, unscaled } from "../model-file/model-file.js";
import type { Network } from "../network/network.js";
import type { CourseReport } from "../training/course.js";
import { BoardCourse, type BoardCourseOptions } from "./board-course.js";
import type { Lesson } from "./lesson.js";
import { type TrainingOptions, trainBySelfPlay } from "./train.js";

/** Options for a network that learns from self-play. */
export interface NetworkCourseOptions extends BoardCourseOptions, Omit<TrainingOptions, "done"> {
  /** Start positions that differ from the usual ones; stored in the file unchanged. */
  readonly starts?: Readonly<Record<string, number>>;
}

/** Trains a network by temporal differences, learning every position once. */
export class NetworkCourse extends BoardCourse {
  private readonly options: NetworkCourseOptions;

  constructor(network: Network, lesson: Lesson, options: NetworkCourseOptions) {
    super(network, lesson, options);
    this.options = options;
  }

  protected *steps(signal?: { readonly aborted: boolean }): Generator<CourseReport | undefined, void, void> {
    for (const lap of trainBySelfPlay(this.network, this.lesson, { ...this.options, done: this.games })) {
      if (lap) {
        this.games = lap.games;
        this.takeIn();
        yield { games: lap.games, measures: { samples: lap.samples, loss: lap.loss } };
      }
      if (signal?.aborted) return;
      yield undefined;
    }
  }

  state(): Uint8Array {
    return encodeModel({ header: this.header(), arrays: [...this.network.parameters, ...this.mean] });
  }

  restore(state: Uint8Array): void {
    this.restoreWeights(this.read(state, 0));
  }

  /** Takes the mean of their weights, with an effect similar to a larger batch (local gradient descent, Stich 2019). */
  merge(states: readonly Uint8Array[]): void {
    const read = states.map((state) => this.read(state, 0));
    const { parameters } = this.network;
    parameters.forEach((parameter, p) => {
      parameter.fill(0);
      for (const { arrays } of read) {
        const numbers = unscaled(arrays[p]!);
        for (let i = 0; i < parameter.length; i++) parameter[i]! += numbers[i]! / read.length;
      }
    });
    this.network.changed();
    const before = this.games;
    this.games = read.reduce((sum, { games }) => sum + games - before, before);
    this.takeIn();
  }

  protected entry(): TrainingEntry {
    const {
      seed,
      rate,
      lambda = 0,
      explore = 0,
      backup = "sampled",
      parallel = 128,
      pool = 4096,
      lap = 10_000,
      average = 1,
      starts,
    } = this.options;
    return {
      method: "temporal differences by self-play",
      settings: {
        seed,
        rate: [...rate],
        lambda,
        explore,
        ...starts,
        backup,
        parallel,
        pool,
        lap,
        average,
        games: this.total,
      },
      games: this.games,
    };
  }
}
