import { sfc32 } from "@tyche/engine/chance";
import { inTurns } from "@tyche/engine/search";
import {
  decodeModel,
  encodeModel,
  type ModelFile,
  ModelFileError,
  scaledTo16,
  type TrainingEntry,
  type TrainingReport,
  type TrainingRun,
  unscaled,
} from "@tyche/learn";
import { type Network, writeParameters } from "@tyche/learn/network";
import { HOME } from "../evaluation/bear-off/home-boards.js";
import {
  allMoments,
  OUTPUT_STEP,
  RACE_MODEL,
  RACE_OUTPUTS,
  raceModel,
  raceNetwork,
} from "../evaluation/network/race-network.js";
import { BAR } from "../rules/board.js";
import { MAX_RESULTS } from "../rules/moves.js";
import { texts } from "../rules/texts.js";
import { LoneSide, randomSide } from "./lone-side.js";

const RACE_HIDDEN = [128] as const;
const RACE_RATE = [0.003, 0.00003] as const;
/** Positions of an iteration; they are learned this many times, then forgotten. */
const EVERY = 20_000;
const PASSES = 8;
/** Positions per step of Adam. */
const BATCH = 64;
/** Share of the training after which positions with all checkers on the far side have been reached. */
const GROWTH = 0.5;
/** Pips outside the home board of the farthest positions. */
const MOST_OUTSIDE = 270;
/** One position in this many of a side that comes home is learned. */
const SPARSE = 3;

export interface RaceTrainingOptions {
  /** Positions in total. */
  readonly games: number;
  readonly seed: number | string;
  readonly rate?: readonly [first: number, last: number];
  readonly hidden?: readonly number[];
  /** Model file to start from; positions are then far away from the beginning. */
  readonly from?: Uint8Array;
  /** Positions of an iteration. Default 20,000. */
  readonly every?: number;
}

/**
 * Trains the network of races: one side alone brings its checkers home, with the fewest expected rolls. Every position
 * is learned from the best plays of all rolls (value iteration), whose rolls are exact at home and the network's before
 * that. So the positions are near home at first, and far away later.
 */
export class RaceTraining implements TrainingRun {
  games = 0;
  readonly total: number;
  readonly unit = "positions";
  private readonly options: RaceTrainingOptions;
  private readonly history: readonly TrainingEntry[];
  private readonly network: Network;
  private readonly side: LoneSide;
  private readonly every: number;
  private readonly boards: Int8Array;
  private readonly targets: Float32Array;
  /** Whether nothing is borne off, so that the rolls to the first checker off are learned as well. */
  private readonly isWhole: Uint8Array;

  constructor(options: RaceTrainingOptions) {
    const { games, seed, hidden = RACE_HIDDEN, from, every = EVERY } = options;
    this.options = options;
    this.total = games;
    this.every = Math.min(every, games);
    this.boards = new Int8Array(this.every * BAR);
    this.targets = new Float32Array(this.every * RACE_OUTPUTS);
    this.isWhole = new Uint8Array(this.every);
    const settings = { seed, adam: true, batch: MAX_RESULTS };
    const before = from && decodeModel(from, RACE_MODEL);
    this.history = before?.header.history ?? [];
    this.network = before ? raceModel(before, settings) : raceNetwork(hidden, settings);
    this.side = new LoneSide(this.network);
  }

  run(signal?: { readonly aborted: boolean }): AsyncGenerator<TrainingReport, void, void> {
    return inTurns(this.steps(signal));
  }

  private *steps(signal?: { readonly aborted: boolean }): Generator<TrainingReport | undefined, void, void> {
    while (this.games < this.total) {
      const random = sfc32(`${this.options.seed}/${this.games}`);
      const count = Math.min(this.every, this.total - this.games);
      let error = 0;
      for (let i = 0; i < count; ) {
        i = this.gather(random, i, count);
        if (signal?.aborted) return;
        yield undefined;
      }
      for (let i = 0; i < count; i++) error += this.error(i) ** 2;
      const [first, last] = this.options.rate ?? RACE_RATE;
      const rate = last + ((first - last) * (1 + Math.cos((Math.PI * this.games) / this.total))) / 2;
      for (let step = 0; step * BATCH < PASSES * count; step++) {
        this.learn(random, count, rate);
        if (step % 16 === 0) yield undefined;
      }
      this.games += count;
      yield { games: this.games, measures: { "error, rolls": Math.sqrt(error / count) } };
    }
  }

  /** Adds positions of one side that comes home, up to the index `most`; returns the next index. */
  private gather(random: () => number, from: number, most: number): number {
    const { side } = this;
    const grown = this.options.from ? 1 : Math.min(1, this.games / (GROWTH * this.total));
    const farthest = grown * MOST_OUTSIDE;
    // Errors near home are also those of all positions before, so most positions are near home.
    side.load(randomSide(random, HOME + farthest * (random() / 2 ** 32) ** 2));
    let at = from;
    for (let turn = 0; at < most && !side.isHome(); turn++) {
      if (turn === 0 || random() % SPARSE === 0) {
        side.copy(this.boards, at * BAR);
        side.writeTarget(this.targets.subarray(at * RACE_OUTPUTS, (at + 1) * RACE_OUTPUTS));
        this.isWhole[at] = side.isWhole() ? 1 : 0;
        at++;
      }
      side.play(random);
    }
    return at;
  }

  /** The error of the mean number of rolls of a position. */
  private error(index: number): number {
    const { network, targets } = this;
    network.boards.set(this.boards.subarray(index * BAR, (index + 1) * BAR));
    network.evaluateBoards(0, 1);
    const none = { checkers: 0, pips: 0, outside: 0 };
    return allMoments(network.results, 0, none).mean - allMoments(targets, index * RACE_OUTPUTS, none).mean;
  }

  private learn(random: () => number, count: number, rate: number): void {
    const { network, boards, targets } = this;
    const chosen = Array.from({ length: BATCH }, () => random() % count);
    for (const [i, index] of chosen.entries())
      network.boards.set(boards.subarray(index * BAR, (index + 1) * BAR), i * BAR);
    network.evaluateBoards(0, BATCH);
    for (const [i, index] of chosen.entries()) {
      const target = targets.slice(index * RACE_OUTPUTS, (index + 1) * RACE_OUTPUTS);
      // What there is nothing to learn about keeps its output.
      if (this.isWhole[index] === 0)
        for (let k = RACE_OUTPUTS / 2; k < RACE_OUTPUTS; k++)
          target[k] = network.results[i * OUTPUT_STEP + k]!;
      network.accumulateBoard(i, 0, target);
    }
    network.adapt(rate, BATCH);
  }

  state(): Uint8Array {
    const { parameters, moments, steps } = this.network;
    const { header } = this.model();
    return encodeModel({ header, arrays: [...parameters, ...moments, Float32Array.of(steps)] });
  }

  restore(state: Uint8Array): void {
    const { header, arrays } = decodeModel(state, RACE_MODEL);
    const { parameters, moments } = this.network;
    const rest = arrays.slice(parameters.length).map(unscaled);
    const last = header.history.at(-1);
    if (last?.settings.seed !== this.options.seed || rest.length !== moments.length + 1)
      throw texts.error(ModelFileError, "game-other-training", {});
    writeParameters(this.network, arrays.slice(0, parameters.length));
    moments.forEach((moment, i) => void moment.set(rest[i]!));
    this.network.steps = rest.at(-1)![0]!;
    this.games = last.games;
  }

  /** In 16 bits, which halves the size and makes no measurable difference. */
  model(): ModelFile {
    const { seed, rate = RACE_RATE } = this.options;
    const { hidden, outputs } = this.network.shape;
    const settings = { seed, rate: [...rate], every: this.every, positions: this.total };
    return {
      header: {
        ...RACE_MODEL,
        shape: { hidden, outputs },
        history: [
          ...this.history,
          { method: "value iteration over all rolls of one side", settings, games: this.games },
        ],
      },
      arrays: this.network.parameters.map(scaledTo16),
    };
  }
}
