import { sfc32 } from "@tyche/engine/chance";
import { DELIVERED } from "../kernels/layout.js";
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
  /**
   * Weight of the errors of differences between siblings, relative to the errors of values; 0 learns values alone.
   * Default 4. Without siblings it has no effect.
   */
  readonly differences?: number;
}

/** One in this many decisions is held out for measurement, up to MOST_HELD. */
const HELD_BACK = 100;
const MOST_HELD = 20_000;
const STEPS_PER_TURN = 16;
/** Step of the numerical derivative of a value. */
const NUDGE = 2 ** -10;

/**
 * Supervised fitting of a network to positions with known values, which count as its "games". The error on held-out
 * positions is measured after every iteration.
 *
 * Siblings, the boards that were compared in one decision, are learned together. An error that they have in common
 * changes no decision, so the squared error of each value's difference from their mean is learned as well.
 */
export class NetworkFitting extends BoardTraining {
  readonly unit = "positions";
  private readonly positions: TrainingSet;
  private readonly options: Required<Omit<NetworkFittingOptions, "history" | "average">> & {
    average: number;
  };
  /** The first position of each decision; see `TrainingSet.decisions`. */
  private readonly firsts: Int32Array;
  /** Decisions from this index on are held out. */
  private readonly learned: number;
  private readonly target = new Float32Array(DELIVERED);

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
    const firsts = positions.decisions();
    const decisions = firsts.length - 1;
    const learned = Math.max(1, decisions - Math.min(MOST_HELD, Math.ceil(decisions / HELD_BACK)));
    super(network, task, { ...options, games: Math.round(options.passes * firsts[learned]!) });
    this.positions = positions;
    this.firsts = firsts;
    this.options = { iteration: 100_000, batch: 128, average: 1, differences: 4, ...options };
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
        const least = Math.min(batch, end - done);
        let count = 0;
        while (count < least) {
          const decision = random() % this.learned;
          loss += this.learn(decision);
          count += this.firsts[decision + 1]! - this.firsts[decision]!;
        }
        network.adapt(step, count);
        done += count;
        if (signal?.aborted) return;
        if (i % STEPS_PER_TURN === 0) yield undefined;
      }
      loss /= done - this.games;
      // The last decision may reach beyond the end.
      this.games = Math.min(done, this.total);
      this.takeIn();
      yield { games: this.games, measures: { loss, ...this.heldOut() } };
    }
  }

  private learn(decision: number): number {
    const { network, positions } = this;
    const first = this.firsts[decision]!;
    const count = this.firsts[decision + 1]! - first;
    if (count === 1 || this.options.differences === 0) {
      let loss = 0;
      for (let index = first; index < first + count; index++) {
        network.boards.set(positions.board(index), 0);
        loss += network.accumulateBoard(0, positions.view(index), positions.target(index));
      }
      return loss;
    }
    const errors = this.errorsOf(decision);
    const mean = errors.reduce((sum, error) => sum + error, 0) / count;
    const outputs = network.results.slice(0, count * DELIVERED);
    let loss = 0;
    for (let i = 0; i < count; i++) {
      const own = outputs.subarray(i * DELIVERED, (i + 1) * DELIVERED);
      const target = this.pull(positions.target(first + i), own, errors[i]! - mean);
      loss += network.accumulateBoard(i, positions.view(first + i), target);
    }
    return loss;
  }

  /**
   * The target of a sibling, moved such that the kernel's gradient, output less target (see `train` in the kernel), also
   * contains the one of half the squared error of the difference.
   * @param outputs the network's outputs, for scratch
   * @param error of the position's difference from the mean of its siblings
   */
  private pull(known: Float32Array, outputs: Float32Array, error: number): Float32Array {
    const { task, target, options } = this;
    const value = task.value(outputs, 0);
    target.set(known);
    for (let i = 0; i < task.outputs; i++) {
      const output = outputs[i]!;
      outputs[i] = output + NUDGE;
      const slope = (task.value(outputs, 0) - value) / NUDGE;
      outputs[i] = output;
      target[i]! -= options.differences * error * slope * output * (1 - output);
    }
    return target;
  }

  /** The errors of the values of a decision's positions, which are left in the batch. */
  private errorsOf(decision: number): number[] {
    const { network, task, positions } = this;
    const first = this.firsts[decision]!;
    const count = this.firsts[decision + 1]! - first;
    for (let i = 0; i < count; i++) network.boards.set(positions.board(first + i), i * network.stride);
    // Siblings have the same player and so the same view.
    network.evaluateBoards(0, count, positions.view(first));
    return Array.from(
      { length: count },
      (_, i) => task.value(network.results, i * DELIVERED) - task.value(positions.target(first + i), 0),
    );
  }

  /**
   * Root mean squared errors on held-out decisions, in the unit of the training task: of values, and, if there are
   * siblings, of differences between the first of them and each other.
   */
  private heldOut(): Record<string, number> {
    const sums = { values: 0, differences: 0 };
    let differences = 0;
    const { firsts, learned } = this;
    for (let decision = learned; decision < firsts.length - 1; decision++) {
      const [first, ...others] = this.errorsOf(decision);
      for (const error of [first!, ...others]) sums.values += error ** 2;
      for (const error of others) sums.differences += (error - first!) ** 2;
      differences += others.length;
    }
    const positions = firsts.at(-1)! - firsts[learned]!;
    return {
      ...(differences > 0 && { "held out, differences": Math.sqrt(sums.differences / differences) }),
      "held out": Math.sqrt(sums.values / positions),
    };
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
    const { seed, rate, passes, batch, iteration, average, differences } = this.options;
    const positions = this.firsts[this.learned]!;
    return {
      method: "fitted to positions of known value",
      settings: {
        seed,
        rate: [...rate],
        passes,
        batch,
        lap: iteration,
        average,
        positions,
        ...(this.learned < positions && { differences }),
      },
      games: this.games,
    };
  }
}
