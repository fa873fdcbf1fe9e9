// Networks and their inputs.

export { TrainingError } from "../errors.js";
export { hiddenLayersOf } from "../file/shape.js";
export {
  type BoardEncoding,
  type BoardView,
  type DerivedNumbers,
  type FeatureValue,
  givenBytes,
  type PairFeatures,
  type Phases,
  pairCount,
} from "./board-encoding.js";
export type { BoardNetwork } from "./board-network.js";
export { grownNetwork } from "./grow.js";
export { Network, type NetworkOptions, type Shape } from "./network.js";
export { writeParameters } from "./parameters.js";
export { QuantizedNetwork, type QuantizedOptions, quantizedNetwork } from "./quantized-network.js";

// Self-play: temporal differences.

export type { Episode, Lesson, Rival } from "../td/lesson.js";
export { NetworkCourse, type NetworkCourseOptions } from "../td/network-course.js";

// Positions gathered with their values, and networks fitted to them.

export { FitCourse, type FitCourseOptions } from "../fit/fit-course.js";
export { type CoursePart, GatherCourse, type GatherCourseOptions, lapsOf } from "../fit/gather-course.js";
export { mergePositions } from "../fit/merge-positions.js";
export { readTrainingSet, TrainingSet } from "../fit/training-set.js";
