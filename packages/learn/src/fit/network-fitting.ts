import { sfc32 } from "@tyche/engine/chance";
import { TrainingError } from "../model-file/errors.js";
import {
  encodeModel,
  type ModelFile,
  scaledTo16,
  type TrainingEntry,
  unscaled,
} from "../model-file/model-file.js";
import type { Network } from "../network/network.js";
import { BoardTraining, type BoardTrainingOptions } from "../td/board-training.js";
import type { TrainingTask } from "../td/training-task.js";
import { checkRates, cosine } from "../training/settings.js";
import type { TrainingSteps } from "../training/training-run.js";
import type { TrainingSet } from "./training-set.js";

/** Options for fitting a network to gathered positions. */
export interface NetworkFittingOptions extends Omit<BoardTrainingOptions, "games"> {
  /** Average number of times that each position is learned. */
  readonly passes: number;
  /** Step size of Adam at the beginning and at the end; in between it follows a half-cosine schedule. */
  readonly rate: readonly [first: number, last: number];
  /** Positions per iteration. Default 100,000. */
  readonly iteration?: number;
  /** Positions per step of Adam. Default 128. */
  readonly batch?: number;
}

/** One in this many positions is held out for measurement, up to MOST_HELD. */
const HELD_BACK = 100;
const MOST_HELD = 20_000;
const STEPS_PER_TURN = 16;

/**
 * Supervised fitting of a network to positions with known values, which count as its "games". The error on held-out
 * positions is measured after every iteration.
 */
export class NetworkFitting extends BoardTraining {
  readonly unit = "positions";
  private readonly positions: TrainingSet;
  private readonly options: Required<Omit<NetworkFittingOptions, "history" | "average">> & {
    average: number;
  };
  /** Positions from this index on are held out. */
  private readonly learned: number;

  /**
   * @param network with memory for Adam
   * @param positions at least 2
   * @throws TrainingError for invalid settings
   */
  constructor(network: Network, task: TrainingTask, positions: TrainingSet, options: NetworkFittingOptions) {
    if (positions.length < 2) {
      throw new TrainingError(
        "training-few-positions",
        { positions: positions.length },
        `There must be 2 positions or more to fit to, not ${positions.length}.`,
      );
    }
    if (!(options.passes > 0)) {
      throw new TrainingError(
        "training-passes",
        { passes: options.passes },
        `The number of passes must be above 0, not ${options.passes}.`,
      );
    }
    checkRates(options.rate);
    const held = Math.min(MOST_HELD, Math.ceil(positions.length / HELD_BACK));
    const learned = Math.max(1, positions.length - held);
    super(network, task, { ...options, games: Math.round(options.passes * learned) });
    this.positions = positions;
    this.options = { iteration: 100_000, batch: 128, average: 1, ...options };
    this.learned = learned;
  }

  protected override *steps(signal?: { readonly aborted: boolean }): TrainingSteps {
    const { network } = this;
    const { seed, rate, batch, iteration } = this.options;
    while (this.games < this.total) {
      const random = sfc32(`${seed}/${this.games}`);
      const step = cosine(rate[0], rate[1], this.games, this.total);
      const end = Math.min(this.total, this.games + iteration);
      let loss = 0;
      let done = this.games;
      for (let i = 1; done < end; i++) {
        const count = Math.min(batch, end - done);
        for (let learned = 0; learned < count; learned++) loss += this.learn(random() % this.learned);
        network.adapt(step, count);
        done += count;
        if (signal?.aborted) return;
        if (i % STEPS_PER_TURN === 0) yield undefined;
      }
      loss /= done - this.games;
      this.games = done;
      this.takeIn();
      yield { games: this.games, measures: { loss, "held out": this.heldOut() } };
    }
  }

  private learn(index: number): number {
    const { network, positions } = this;
    network.boards.set(positions.board(index), 0);
    return network.accumulateBoard(0, positions.view(index), positions.target(index));
  }

  /** The root mean squared error of values on held-out positions, in the unit of the training task. */
  private heldOut(): number {
    const { network, task, positions, learned } = this;
    let sum = 0;
    for (let index = learned; index < positions.length; index++) {
      network.boards.set(positions.board(index), 0);
      network.evaluateBoards(0, 1, positions.view(index));
      sum += (task.value(network.results, 0) - task.value(positions.target(index), 0)) ** 2;
    }
    return Math.sqrt(sum / (positions.length - learned));
  }

  override state(): Uint8Array {
    const { network } = this;
    return encodeModel({
      header: this.header(),
      arrays: [...network.parameters, ...this.mean, ...network.moments, Float32Array.of(network.steps)],
    });
  }

  override restore(state: Uint8Array): void {
    const { network } = this;
    const saved = this.read(state, network.moments.length + 1);
    this.restoreWeights(saved);
    const rest = saved.arrays.slice(2 * this.mean.length).map(unscaled);
    network.moments.forEach((moment, i) => void moment.set(rest[i]!));
    network.steps = rest.at(-1)![0]!;
  }

  /** In 16 bits, which halves the size and makes no measurable difference. */
  override model(): ModelFile {
    const { header, arrays } = super.model();
    return { header, arrays: arrays.map((array) => scaledTo16(unscaled(array))) };
  }

  protected entry(): TrainingEntry {
    const { seed, rate, passes, batch, iteration, average } = this.options;
    return {
      method: "fitted to positions of known value",
      settings: { seed, rate: [...rate], passes, batch, lap: iteration, average, positions: this.learned },
      games: this.games,
    };
  }
}
