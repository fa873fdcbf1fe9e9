// Networks and their inputs.

export {
  type BoardEncoding,
  type BoardNetwork,
  type BoardView,
  type DerivedNumbers,
  type FeatureValue,
  givenBytes,
  type PairFeatures,
  type Phases,
  pairCount,
} from "./kernels/board-encoding.js";
export { TrainingError } from "./model-file/errors.js";
export { hiddenLayersOf } from "./model-file/shape.js";
export type { Shape } from "./network/kernel-network.js";
export { Network, type NetworkOptions } from "./network/network.js";
export { grownNetwork, writeParameters } from "./network/parameters.js";
export { QuantizedNetwork, type QuantizedOptions, quantizedNetwork } from "./network/quantized-network.js";

// Self-play: temporal differences.

export type { Episode, Lesson, Rival } from "./td/lesson.js";
export { NetworkCourse, type NetworkCourseOptions } from "./td/network-course.js";

// Positions gathered with their values, and networks fitted to them.

export { FitCourse, type FitCourseOptions } from "./fit/fit-course.js";
export { type CoursePart, GatherCourse, type GatherCourseOptions, lapsOf } from "./fit/gather-course.js";
export { mergePositions } from "./fit/merge-positions.js";
export { readTrainingSet, TrainingSet } from "./fit/training-set.js";
