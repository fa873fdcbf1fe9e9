import { ModelFileError } from "../model-file/errors.js";
import { decodeModel, type ModelFile, type TrainingEntry, unscaled } from "../model-file/model-file.js";
import type { Network } from "../network/network.js";
import { writeParameters } from "../network/parameters.js";
import { SteppedTraining, type Strength } from "../training/training-run.js";
import { strengthAgainst } from "./match.js";
import type { TrainingTask } from "./training-task.js";

/** Options of all training runs of a network over boards. */
export interface BoardTrainingOptions {
  readonly game: string;
  /** Name of the encoding, for the model's file. */
  readonly inputs: string;
  /** Games in total, or the unit that the run counts. */
  readonly games: number;
  readonly seed: number | string;
  /**
   * Number of iterations over which the weights of the model are averaged, the last counting most (B. Polyak, A.
   * Juditsky 1992). Default 1: no averaging.
   */
  readonly average?: number;
  /** The training history of the network before this run. */
  readonly history?: readonly TrainingEntry[];
}

/** A training run of a network over boards: everything that is independent of the learning method. */
export abstract class BoardTraining extends SteppedTraining {
  override readonly total: number;
  protected readonly network: Network;
  protected readonly task: TrainingTask;
  protected readonly mean: readonly Float32Array[];
  private readonly about: BoardTrainingOptions;

  constructor(network: Network, task: TrainingTask, options: BoardTrainingOptions) {
    super();
    this.network = network;
    this.task = task;
    this.about = options;
    this.total = options.games;
    this.mean = network.parameters.map((parameter) => parameter.slice());
  }

  /** The learning method, for the model's file. */
  protected abstract entry(): TrainingEntry;

  override model(): ModelFile {
    return { header: this.header(), arrays: this.mean };
  }

  /** Measures the model, including averaging. */
  strength(games: number, seed: number | string): Strength {
    const { parameters } = this.network;
    const learning = parameters.map((parameter) => parameter.slice());
    writeParameters(this.network, this.mean);
    const strength = strengthAgainst(this.task.rival, this.network, this.task, games, seed);
    writeParameters(this.network, learning);
    return strength;
  }

  /** Includes the weights after an iteration in the average. */
  protected takeIn(): void {
    const share = 1 / (this.about.average ?? 1);
    this.mean.forEach((mean, p) => {
      const parameter = this.network.parameters[p]!;
      for (let i = 0; i < mean.length; i++) mean[i]! += share * (parameter[i]! - mean[i]!);
    });
  }

  protected header(): ModelFile["header"] {
    const { game, inputs, history = [] } = this.about;
    return {
      kind: "network",
      game,
      inputs,
      shape: { hidden: this.network.shape.hidden, outputs: this.network.shape.outputs },
      history: [...history, this.entry()],
    };
  }

  /** Restores the first arrays of a state: the weights and their averages. */
  protected restoreWeights({ games, arrays }: SavedState): void {
    const { length } = this.mean;
    writeParameters(this.network, arrays.slice(0, length));
    this.mean.forEach((mean, p) => void mean.set(unscaled(arrays[length + p]!)));
    this.games = games;
  }

  /**
   * @param parts number of arrays in the state besides weights and averages
   * @throws ModelFileError if the bytes are not the state of this run
   */
  protected read(state: Uint8Array, parts: number): SavedState {
    const { game, inputs } = this.about;
    const { header, arrays } = decodeModel(state, { kind: "network", game, inputs });
    const last = header.history.at(-1);
    if (last === undefined || last.settings.seed !== this.entry().settings.seed) {
      throw new ModelFileError(
        "training-state-seed",
        {},
        "This is the state of another training run: its seed is not the same.",
      );
    }
    if (arrays.length !== 2 * this.mean.length + parts) {
      throw new ModelFileError(
        "training-state-other",
        {},
        "This is not the state of this kind of training run, but a model or the state of another kind.",
      );
    }
    return { games: last.games, arrays };
  }
}

interface SavedState {
  readonly games: number;
  readonly arrays: ModelFile["arrays"];
}
