import { TycheError } from "@tyche/engine/errors";

/** A file of a model or of positions cannot be read, or does not match what is expected. */
export class ModelFileError extends TycheError {
  override readonly name = "ModelFileError";
}

/** Invalid settings of a training run, or of the game or network it trains. */
export class TrainingError extends TycheError {
  override readonly name = "TrainingError";
}
