// Training runs: observe, stop, save, resume.

export { ModelFileError, TrainingError } from "./model-file/errors.js";
export type { Course, CourseReport, Strength } from "./training/course.js";
export { strengthOf } from "./training/course.js";
export { checkLambda } from "./training/settings.js";

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

export { LeafCourse, type LeafCourseOptions } from "./linear/leaf-course.js";
export { LinearEvaluator, type PositionFeatures } from "./linear/linear-evaluator.js";

// Any game, from its rules alone.

export { APPROXIMATORS, type ApproximatorKind } from "./states/approximator.js";
export { type FeatureSet, plainFeatures } from "./states/feature-set.js";
export { checkLearnable } from "./states/learnable.js";
export { StateCourse, type StateCourseOptions, stateEvaluator } from "./states/state-course.js";
