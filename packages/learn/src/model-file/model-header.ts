import { ModelFileError } from "./errors.js";

/** The description of a model in its file. */
export interface ModelHeader {
  /** "network", "ntuple", "linear". */
  readonly kind: string;
  /** The game, as named on the command line. */
  readonly game: string;
  /** Name of the model's input features; it must change whenever their meaning changes. */
  readonly inputs: string;
  /** Sizes from which the model can be built again, depending on its kind. */
  readonly shape: unknown;
  /** The history of the model, one entry for each training run. */
  readonly history: readonly TrainingEntry[];
}

/** One training run in a model's history. */
export interface TrainingEntry {
  /** The method, with every setting. */
  readonly method: string;
  readonly settings: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  /** Games or positions it was trained on. */
  readonly games: number;
  /** The measurements of the last report, by name, if stored. */
  readonly measures?: Readonly<Record<string, number>>;
}

/** The number of games in the last training run. @throws ModelFileError if there was none */
export function gamesOf({ history }: ModelHeader): number {
  const last = history.at(-1);
  if (last === undefined)
    throw new ModelFileError("model-file-no-history", {}, "The model file is invalid: its history is empty.");
  return last.games;
}
