import { ModelFileError } from "../errors.js";

/** What a file says of the model in it. */
export interface ModelHeader {
  /** "network", "ntuple", "linear". */
  readonly kind: string;
  /** The game as on the command line. */
  readonly game: string;
  /** Name of what the model sees of a position; a change of its meaning is a change of this name. */
  readonly inputs: string;
  /** Sizes, as the kind of model needs them to be built again. */
  readonly shape: unknown;
  /** How it came to be, one entry for each stretch of training. */
  readonly history: readonly TrainingEntry[];
}

/** One stretch of training in a model's history. */
export interface TrainingEntry {
  /** How it was trained, with every setting. */
  readonly method: string;
  readonly settings: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  /** Games or positions it was trained on. */
  readonly games: number;
  /** What its last report measured, by name, where that was kept. */
  readonly measures?: Readonly<Record<string, number>>;
}

/**
 * Games of the last stretch of training.
 * @throws ModelFileError where there was none
 */
export function gamesOf({ history }: ModelHeader): number {
  const last = history.at(-1);
  if (last === undefined)
    throw new ModelFileError("model-file-no-history", {}, "The model file is invalid: its history is empty.");
  return last.games;
}
