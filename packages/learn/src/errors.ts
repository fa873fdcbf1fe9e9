import { TycheError } from "@tyche/engine/errors";

/** A file of a model or of positions that cannot be read, or does not fit what is asked of it. */
export class ModelFileError extends TycheError {
  override readonly name = "ModelFileError";
}

/** Settings of a training run, or of what it trains, that cannot be. */
export class TrainingError extends TycheError {
  override readonly name = "TrainingError";
}
