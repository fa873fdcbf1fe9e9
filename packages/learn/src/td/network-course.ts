import { inTurns } from "@tyche/engine";
import type { Course, CourseReport, Strength } from "../course/course.js";
import { decodeModel, encodeModel, type ModelFile, ModelFileError, unscaled } from "../file/model-file.js";
import type { Network } from "../network/network.js";
import type { Lesson } from "./lesson.js";
import { strengthAgainst } from "./match.js";
import { type TrainingOptions, trainBySelfPlay } from "./train.js";

export interface NetworkCourseOptions extends Omit<TrainingOptions, "done"> {
  readonly game: string;
  /** Name of the encoding, for the model's file. */
  readonly inputs: string;
  /**
   * Laps over which the weights of the model are averaged, the last counting most (B. Polyak, A. Juditsky 1992): the model
   * is steadier than the network that goes on learning. Default 1: the network as it is.
   */
  readonly average?: number;
  /** What the network had learned before this course. */
  readonly history?: ModelFile["header"]["history"];
}

/** Self-play of a network as a course. */
export class NetworkCourse implements Course {
  games = 0;
  readonly total: number;
  private readonly network: Network;
  private readonly lesson: Lesson;
  private readonly options: NetworkCourseOptions;
  /** The averaged weights. */
  private readonly mean: readonly Float32Array[];

  constructor(network: Network, lesson: Lesson, options: NetworkCourseOptions) {
    this.network = network;
    this.lesson = lesson;
    this.options = options;
    this.total = options.games;
    this.mean = network.parameters.map((parameter) => parameter.slice());
  }

  run(signal?: { readonly aborted: boolean }): AsyncGenerator<CourseReport, void, void> {
    return inTurns(this.steps(signal));
  }

  /** A report, or undefined several times a second. */
  private *steps(signal?: { readonly aborted: boolean }): Generator<CourseReport | undefined, void, void> {
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
    const { games, arrays } = this.read(state);
    const { length } = this.mean;
    writeParameters(this.network, arrays.slice(0, length));
    this.mean.forEach((mean, p) => void mean.set(unscaled(arrays[length + p]!)));
    this.games = games;
  }

  /** The mean of their weights: a larger batch, as it were (local gradient descent, Stich 2019). */
  merge(states: readonly Uint8Array[]): void {
    const read = states.map((state) => this.read(state));
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

  private read(state: Uint8Array): { readonly games: number; readonly arrays: ModelFile["arrays"] } {
    const { game, inputs } = this.options;
    const { header, arrays } = decodeModel(state, { kind: "network", game, inputs });
    const last = header.history.at(-1);
    if (last === undefined || last.settings.seed !== this.entry().settings.seed) {
      throw new ModelFileError("This is the state of another course: its seed is not the same.");
    }
    if (arrays.length !== 2 * this.mean.length) {
      throw new ModelFileError("This is the model of a course, not its state.");
    }
    return { games: last.games, arrays };
  }

  model(): ModelFile {
    return { header: this.header(), arrays: this.mean };
  }

  /** Of the model, averages and all. */
  strength(games: number, seed: number | string): Strength {
    const { parameters } = this.network;
    const learning = parameters.map((parameter) => parameter.slice());
    writeParameters(this.network, this.mean);
    const strength = strengthAgainst(this.lesson.rival, this.network, this.lesson, games, seed);
    writeParameters(this.network, learning);
    return strength;
  }

  /** Takes the weights after a lap into the average. */
  private takeIn(): void {
    const share = 1 / (this.options.average ?? 1);
    this.mean.forEach((mean, p) => {
      const parameter = this.network.parameters[p]!;
      for (let i = 0; i < mean.length; i++) mean[i]! += share * (parameter[i]! - mean[i]!);
    });
  }

  private header(): ModelFile["header"] {
    const { game, inputs, history = [] } = this.options;
    return {
      kind: "network",
      game,
      inputs,
      shape: { hidden: this.network.shape.hidden, outputs: this.network.shape.outputs },
      history: [...history, this.entry()],
    };
  }

  private entry(): ModelFile["header"]["history"][number] {
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
    } = this.options;
    return {
      method: "temporal differences by self-play",
      settings: {
        seed,
        rate: [...rate],
        lambda,
        explore,
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

/**
 * Puts the arrays of a model into a network of the same shape.
 * @throws ModelFileError where the shapes differ
 */
export function writeParameters(network: Network, arrays: ModelFile["arrays"]): void {
  const { parameters } = network;
  const numbers = arrays.map(unscaled);
  if (
    numbers.length !== parameters.length ||
    numbers.some(({ length }, i) => length !== parameters[i]!.length)
  ) {
    throw new ModelFileError("This model is a network of another shape than is needed here.");
  }
  parameters.forEach((parameter, i) => void parameter.set(numbers[i]!));
  network.changed();
}
