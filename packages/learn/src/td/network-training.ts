import { sfc32 } from "@tyche/engine/chance";
import { TrainingError } from "../model-file/errors.js";
import { encodeModel, type TrainingEntry, unscaled } from "../model-file/model-file.js";
import type { Network } from "../network/network.js";
import { checkExploring, checkLambda, checkRates, cosine } from "../training/settings.js";
import type { TrainingSteps } from "../training/training-run.js";
import { BoardTraining, type BoardTrainingOptions } from "./board-training.js";
import { FullBackup } from "./full-backup.js";
import { type Sample, SelfPlay } from "./self-play.js";
import { ShuffleBuffer } from "./shuffle-buffer.js";
import type { TrainingTask } from "./training-task.js";

/** Options for a network that learns from self-play. */
export interface NetworkTrainingOptions extends BoardTrainingOptions {
  /** Start positions that differ from the usual ones; stored in the file unchanged. */
  readonly starts?: Readonly<Record<string, number>>;
  /** Games per iteration: progress is reported, and training can be resumed, after each iteration. Default 10,000. */
  readonly iteration?: number;
  /** If several copies learn in parallel from the same state: the index of this one, from 0. Default 0. */
  readonly stream?: number;
  /** Step size at the first and at the last game; in between it follows a half-cosine schedule. */
  readonly rate: readonly [first: number, last: number];
  /** Weight of later estimates in a target, 0 (default) to 1. */
  readonly lambda?: number;
  /**
   * "sampled" (default): targets come from the game as played. "full": from all chance outcomes after the move, each
   * with the best reply; many evaluations each.
   */
  readonly backup?: "sampled" | "full";
  /** Share of random moves, 0 (default) to 1; targets are still those of the best move. */
  readonly explore?: number;
  /** Games played in parallel. Default 128. */
  readonly parallel?: number;
  /** Samples that are collected before they are learned in random order. Default 4096. */
  readonly pool?: number;
}

type Defaults = "iteration" | "stream" | "lambda" | "explore" | "backup" | "parallel" | "pool" | "average";

const DEFAULTS: Required<Pick<NetworkTrainingOptions, Defaults>> = {
  iteration: 10_000,
  stream: 0,
  lambda: 0,
  explore: 0,
  backup: "sampled",
  parallel: 128,
  pool: 4096,
  average: 1,
};

/** Rounds of moves between yields to the caller. */
const ROUNDS_PER_TURN = 64;

/**
 * Trains a network by temporal differences between the afterstates of self-play games (TD(lambda), Sutton 1988;
 * TD-Gammon, Tesauro 1995). An iteration depends only on the weights at its start, the seed and its number, so a
 * resumed run continues as if it had never stopped.
 */
export class NetworkTraining extends BoardTraining {
  private readonly options: NetworkTrainingOptions & typeof DEFAULTS;

  constructor(network: Network, task: TrainingTask, options: NetworkTrainingOptions) {
    super(network, task, options);
    this.options = { ...DEFAULTS, ...options };
  }

  protected override *steps(signal?: { readonly aborted: boolean }): TrainingSteps {
    const { network, task, options } = this;
    const { seed, stream, lambda, explore, parallel, rate } = options;
    check(options);
    while (this.games < this.total) {
      const start = this.games;
      const random = sfc32(stream === 0 ? `${seed}/${start}` : `${seed}/${start}/${stream}`);
      const buffer = new ShuffleBuffer(network, options.pool, random);
      const play = new SelfPlay(network, task, parallel, random, explore);
      const backup = options.backup === "full" ? new FullBackup(network, task) : undefined;
      const end = Math.min(this.total, start + options.iteration);
      let games = start;
      let samples = 0;
      let loss = 0;
      const learn = (): void => {
        samples += buffer.length;
        loss += buffer.length * buffer.learn(cosine(rate[0], rate[1], games, this.total));
      };
      const take = (sample: Sample): void => {
        buffer.add(sample);
        if (buffer.full) learn();
      };
      for (let round = 0; games < end; round++) {
        games += play.round(backup ? 0 : lambda, take, backup);
        if (round % ROUNDS_PER_TURN !== 0) continue;
        if (signal?.aborted) return;
        yield undefined;
      }
      learn();
      this.games = games;
      this.takeIn();
      yield { games, measures: { samples, loss: loss / Math.max(1, samples) } };
      if (signal?.aborted) return;
    }
  }

  override state(): Uint8Array {
    return encodeModel({ header: this.header(), arrays: [...this.network.parameters, ...this.mean] });
  }

  override restore(state: Uint8Array): void {
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
    const { seed, rate, lambda, explore, starts, backup, parallel, pool, iteration, average } = this.options;
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
        lap: iteration,
        average,
        games: this.total,
      },
      games: this.games,
    };
  }
}

function check({ games, rate, lambda = 0, explore = 0 }: NetworkTrainingOptions): void {
  if (!Number.isSafeInteger(games) || games < 1) {
    throw new TrainingError(
      "training-games-whole",
      { games },
      `The number of games must be a whole number, 1 or more, not ${games}.`,
    );
  }
  checkRates(rate);
  checkExploring(explore);
  checkLambda(lambda);
}
