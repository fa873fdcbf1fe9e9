import { inTurns } from "@tyche/engine/search";
import {
  checkLambda,
  type ModelFile,
  ModelFileError,
  type Strength,
  type TrainingEntry,
  TrainingError,
  type TrainingReport,
  type TrainingRun,
} from "@tyche/learn";
import { nTupleModel, PackedNTuples, readNTuples, restoreNTuples, stateOfNTuples } from "@tyche/learn/ntuple";
import { defined } from "../../kit/entry.js";
import type { Trainer } from "../../kit/trainer.js";
import { downgradedFrom, LARGEST_DOWNGRADE } from "../network/downgrading.js";
import { NETWORK_SHAPES, type NetworkShape } from "../network/shapes.js";
import { texts } from "../texts.js";
import { SelfPlay, type SelfPlayedGame, summaryOf } from "./self-play.js";

const GAME = "2048";
/** Weights with fewer updates are left out of the model: no loss was measured, and the file is a fifth of the size. */
const LEAST_UPDATES = 100;
/** Games between two reports. */
const EVERY = 1000;

export interface Twenty48TrainingOptions {
  readonly tuples: NetworkShape;
  readonly games: number;
  readonly seed: number | string;
  /** Step size while errors agree in sign. Default 1. */
  readonly rate?: number;
  /** How much the end of a game contributes to the targets of its boards, 0 to 1. Default 0: learning move by move. */
  readonly lambda?: number;
  /** The tile, a power of two, from which boards are downgraded before evaluation; 0 for never. Default 0. */
  readonly downgrade?: number;
  /** Games between two reports. Default 1000. */
  readonly every?: number;
  /** Initial weights. */
  readonly from?: Uint8Array;
}

/**
 * Trains an n-tuple network for 2048 on 4 x 4 cells by self-play: TD(0) on afterstates, or TD(lambda) backward from
 * the end of each game, with temporal-coherence rates (W. Jaskowski 2017). Game n is drawn from the seed and n, and
 * nothing depends on when it is played: an interrupted and restored training run ends with the same weights.
 */
export class Twenty48Training implements TrainingRun {
  games = 0;
  readonly total: number;
  readonly network: PackedNTuples;
  private readonly options: Twenty48TrainingOptions;
  private readonly play: SelfPlay;

  /** @throws TrainingError if a setting is invalid, ModelFileError if `from` is not a network with these tuples */
  constructor(options: Twenty48TrainingOptions) {
    const { rate = 1, lambda = 0, downgrade = 0, tuples } = options;
    if (!(rate > 0 && rate <= 1)) throw texts.error(TrainingError, "twenty48-step-size", { rate });
    const from = downgradedFrom(downgrade);
    if (from === undefined)
      throw texts.error(TrainingError, "twenty48-downgrade", { most: LARGEST_DOWNGRADE, tile: downgrade });
    checkLambda(lambda);
    this.options = options;
    this.total = options.games;
    this.network = new PackedNTuples({ tuples: NETWORK_SHAPES[tuples], learningRate: rate, lambda });
    this.play = new SelfPlay(this.network, from);
    if (!options.from) return;
    const { network: before } = readNTuples(options.from, GAME);
    if (JSON.stringify(before.tuples) !== JSON.stringify(this.network.tuples))
      throw texts.error(ModelFileError, "twenty48-other-tuples", {});
    this.network.setWeights(before.weights());
  }

  run(signal?: { readonly aborted: boolean }): AsyncGenerator<TrainingReport, void, void> {
    return inTurns(this.steps(signal));
  }

  /** Yields after each game: a report when one is due, else undefined. */
  private *steps(signal?: { readonly aborted: boolean }): Generator<TrainingReport | undefined, void, void> {
    const { seed, every = EVERY } = this.options;
    let played: SelfPlayedGame[] = [];
    while (this.games < this.total && !signal?.aborted) {
      played.push(this.play.play(`${seed}/${++this.games}`));
      if (this.games % every === 0 || this.games === this.total) {
        yield { games: this.games, measures: this.measures(played) };
        played = [];
      }
      yield undefined;
    }
  }

  state(): Uint8Array {
    return stateOfNTuples(this.network, { game: GAME, history: [this.entry()] });
  }

  restore(state: Uint8Array): void {
    const last = restoreNTuples(this.network, state, GAME).at(-1);
    if (last === undefined || last.settings.seed !== this.options.seed)
      throw texts.error(ModelFileError, "game-other-training", {});
    this.games = last.games;
  }

  model(): ModelFile {
    return nTupleModel(this.network, { game: GAME, history: [this.entry()], updates: LEAST_UPDATES });
  }

  /** The mean score of games played one move ahead. */
  strength(games: number, seed: number | string): Strength {
    this.network.learns = false;
    const played = Array.from({ length: games }, (_, i) => this.play.play(`${seed}/${i + 1}`));
    this.network.learns = true;
    const { mean, low, high } = summaryOf(played);
    return { what: "points a game, one move ahead", mean, low, high, games };
  }

  private measures(played: readonly SelfPlayedGame[]): TrainingReport["measures"] {
    const { mean, moves, reached } = summaryOf(played);
    return {
      "mean score": mean,
      "made 2048": reached[2048]!,
      "made 8192": reached[8192]!,
      "made 16384": reached[16_384]!,
      "root mean square error": Math.sqrt(this.network.takeSquaredErrors() / moves),
      moves,
    };
  }

  private entry(): TrainingEntry {
    const { seed, rate = 1, lambda, downgrade, tuples } = this.options;
    return {
      method: "temporal coherence on afterstates by self-play",
      settings: {
        seed,
        rate,
        ...(lambda && { lambda }),
        ...(downgrade && { downgrade }),
        tuples,
        games: this.total,
      },
      games: this.games,
    };
  }
}

/** Self-play from zero, or from the weights of a trained network. */
export const nTupleTrainer: Trainer = {
  evaluator: "ntuple",
  help: "Temporal coherence on the boards after each move of the game on 4x4 cells; tuples: small (100 MB of memory), medium (140 MB) or large (1.1 GB).",
  settings: ["tuples", "rate", "lambda", "downgrade", "every", "from"],
  create({ games, seed, tuples = "small", rate, lambda, downgrade, every, from }) {
    if (!isShape(tuples))
      throw texts.error(TrainingError, "twenty48-unknown-tuples", {
        text: tuples,
        all: Object.keys(NETWORK_SHAPES),
      });
    const options = { tuples, games, seed, rate: rate?.[0], lambda, downgrade, every, from };
    return new Twenty48Training(defined<Twenty48TrainingOptions>(options));
  },
};

function isShape(name: string): name is NetworkShape {
  return Object.hasOwn(NETWORK_SHAPES, name);
}
