// Training runs: observe, stop, save, resume.

export { ModelFileError, TrainingError } from "./model-file/errors.js";
export { checkLambda } from "./training/settings.js";
export type { Strength, TrainingReport, TrainingRun } from "./training/training-run.js";
export { strengthOf } from "./training/training-run.js";

// Model files.

export { crc32 } from "./model-file/crc32.js";
export {
  decodeModel,
  encodeModel,
  type ModelArray,
  type ModelFile,
  type ModelHeader,
  type ScaledArray,
  scaledTo8,
  scaledTo16,
  type TrainingEntry,
  unscaled,
} from "./model-file/model-file.js";

// Weights of named features, learned from the last positions of principal variations.

export { LeafTraining, type LeafTrainingOptions } from "./linear/leaf-training.js";
export { LinearEvaluator, type PositionFeatures } from "./linear/linear-evaluator.js";

// Any game, from its rules alone.

export { APPROXIMATORS, type ApproximatorKind } from "./states/approximator.js";
export { type FeatureSet, plainFeatures } from "./states/feature-set.js";
export { checkLearnable } from "./states/learnable.js";
export { StateTraining, type StateTrainingOptions, stateEvaluator } from "./states/state-training.js";
