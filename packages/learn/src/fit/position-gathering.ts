import { sfc32 } from "@tyche/engine/chance";
import type { BoardNetwork } from "../kernels/board-encoding.js";
import { givenBytes } from "../kernels/board-encoding.js";
import { ModelFileError } from "../model-file/errors.js";
import { decodeModel, type ModelFile, type TrainingEntry } from "../model-file/model-file.js";
import { FullBackup } from "../td/full-backup.js";
import { type Sample, SelfPlay } from "../td/self-play.js";
import type { TrainingTask } from "../td/training-task.js";
import { checkExploring, checkLambda, checkNoise } from "../training/settings.js";
import { SteppedTraining, type TrainingSteps } from "../training/training-run.js";
import { TrainingSet } from "./training-set.js";

/** Options for gathering positions with their values. */
export interface PositionGatheringOptions {
  readonly game: string;
  /** Name of the encoding of the boards. */
  readonly inputs: string;
  /** Games in all. */
  readonly games: number;
  readonly seed: number | string;
  /** Share of random moves, 0 (default) to 1. */
  readonly explore?: number;
  /** Maximum error added to a move's value when moves are chosen, in the unit of the training task. Default 0. */
  readonly noise?: number;
  /**
   * Weight of the rest of the game in a value, from 0 (default: one look at all outcomes) to 1 (the whole game, with
   * the luck of its draws removed).
   */
  readonly lambda?: number;
  /** Start positions that differ from the usual ones; stored in the file unchanged. */
  readonly starts?: Readonly<Record<string, number>>;
  /** Games per iteration, which counts as this many even if a few more end in its last round. Default 500. */
  readonly iteration?: number;
  /** Games played in parallel. Default 128. */
  readonly parallel?: number;
  /** The training history of the network. */
  readonly history?: readonly TrainingEntry[];
  /** The iterations to play; all if absent. */
  readonly part?: TrainingPart;
}

/** One of `of` parts of a run, counted from 1, to be played separately. */
export interface TrainingPart {
  readonly index: number;
  readonly of: number;
  /** Anything else that must be the same in all parts, such as a checksum of the network; stored in the part's file. */
  readonly marks?: Readonly<Record<string, string>>;
}

const ROUNDS_PER_TURN = 16;

/**
 * A network plays against itself and records every position with the value of a full look at all outcomes of the next
 * chance event and the best replies: training data. Each iteration has its own generator, so that iterations can be
 * played separately: the merged files of all parts (`mergePositions`) equal the file of one long run, bit for bit.
 */
export class PositionGathering extends SteppedTraining {
  override readonly total: number;
  /** The part's first game in the whole run. */
  private readonly first: number;
  private readonly network: BoardNetwork;
  private readonly task: TrainingTask;
  private readonly options: PositionGatheringOptions;
  private positions: TrainingSet;

  /** @throws TrainingError for invalid settings */
  constructor(network: BoardNetwork, task: TrainingTask, options: PositionGatheringOptions) {
    super();
    checkExploring(options.explore ?? 0);
    checkNoise(options.noise ?? 0);
    checkLambda(options.lambda ?? 0);
    this.network = network;
    this.task = task;
    this.options = options;
    const [from, to] = gamesOfPart(options);
    this.first = from;
    this.total = to - from;
    this.positions = this.none();
  }

  protected override *steps(signal?: { readonly aborted: boolean }): TrainingSteps {
    const { network, task } = this;
    const { seed, explore = 0, noise = 0, lambda = 0, iteration = 500, parallel = 128 } = this.options;
    while (this.games < this.total) {
      const random = sfc32(`${seed}/${this.first + this.games}`);
      const play = new SelfPlay(network, task, parallel, random, explore, noise);
      const length = Math.min(iteration, this.total - this.games);
      const fresh = new TrainingSet(this.positions.size, this.positions.outputs);
      const backup = new FullBackup(network, task);
      const take = (sample: Sample): void => fresh.add(sample);
      let games = 0;
      for (let round = 0; games < length; round++) {
        games += play.round(lambda, take, backup);
        if (signal?.aborted) return;
        if (round % ROUNDS_PER_TURN === 0) yield undefined;
      }
      play.leave(lambda, take);
      this.positions.read(fresh.file(this.about()));
      // The planned number: the next iteration's seed must not depend on how many games ended.
      this.games += length;
      yield { games: this.games, measures: { positions: this.positions.length } };
    }
  }

  override restore(state: Uint8Array): void {
    const file = decodeModel(state, { kind: "positions", game: this.options.game });
    const last = file.header.history.at(-1);
    for (const key of ["seed", "part"] as const) {
      if (last?.settings[key] === this.about().history.at(-1)!.settings[key]) continue;
      throw new ModelFileError(
        "positions-other-state",
        { key },
        `These are the positions of another run: its ${key} is not the same.`,
      );
    }
    this.positions = this.none();
    this.positions.read(file);
    this.games = last!.games;
  }

  override model(): ModelFile {
    return this.positions.file(this.about());
  }

  private none(): TrainingSet {
    return new TrainingSet(givenBytes(this.network.encoding!), this.task.outputs);
  }

  private about() {
    const {
      game,
      inputs,
      games,
      seed,
      explore = 0,
      iteration = 500,
      parallel = 128,
      history = [],
    } = this.options;
    const { part, starts, lambda, noise } = this.options;
    const settings = {
      seed,
      explore,
      ...(noise !== undefined && { noise }),
      ...(lambda !== undefined && { lambda }),
      ...starts,
      lap: iteration,
      parallel,
      games,
      ...(part && { part: `${part.index}/${part.of}`, ...part.marks }),
    };
    const entry = { method: "positions of self-play, valued over all outcomes", settings, games: this.games };
    return { game, inputs, history: [...history, entry] };
  }
}

/** The number of iterations of a run. */
export function iterationCount({
  games,
  iteration = 500,
}: Pick<PositionGatheringOptions, "games" | "iteration">): number {
  return Math.ceil(games / iteration);
}

/** The first game of a part, and the first one after it. */
function gamesOfPart(options: PositionGatheringOptions): readonly [from: number, to: number] {
  const { games, iteration = 500, part = { index: 1, of: 1 } } = options;
  const iterations = iterationCount(options);
  const bound = (parts: number): number =>
    Math.min(games, iteration * Math.floor((parts * iterations) / part.of));
  return [bound(part.index - 1), bound(part.index)];
}
