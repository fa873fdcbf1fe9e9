export * from "./course/course.js";
export { strengthOf } from "./course/strength.js";
export {
  decodeModel,
  encodeModel,
  type ModelArray,
  type ModelFile,
  ModelFileError,
  type ModelHeader,
  type ScaledArray,
  scaledTo16,
  type TrainingEntry,
  unscaled,
} from "./file/model-file.js";
export { FitCourse, type FitCourseOptions } from "./fit/fit-course.js";
export { GatherCourse, type GatherCourseOptions } from "./fit/gather-course.js";
export { Positions, readPositions } from "./fit/positions.js";
export { instantiate, type WasmMemory, webAssembly } from "./kernels/webassembly.js";
export { LeafCourse, type LeafCourseOptions } from "./linear/leaf-course.js";
export { LinearEvaluator, type PositionFeatures } from "./linear/linear-evaluator.js";
export * from "./network/board-encoding.js";
export { grownNetwork } from "./network/grow.js";
export * from "./network/network.js";
export * from "./network/quantized-network.js";
export * from "./ntuple/index.js";
export { APPROXIMATORS, type ApproximatorKind } from "./states/approximator.js";
export { FeatureError, type FeatureSet, plainFeatures } from "./states/feature-set.js";
export { checkLearnable } from "./states/learnable.js";
export { StateCourse, type StateCourseOptions, stateEvaluator } from "./states/state-course.js";
export { writeParameters } from "./td/board-course.js";
export * from "./td/lesson.js";
export * from "./td/network-course.js";
export { TrainingError } from "./td/settings.js";
export * from "./td/train.js";
