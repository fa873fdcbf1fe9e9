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

export { NetworkTraining, type NetworkTrainingOptions } from "./td/network-training.js";
export type { Episode, Rival, TrainingTask } from "./td/training-task.js";

// Positions gathered with their values, and networks fitted to them.

export { mergePositions } from "./fit/merge-positions.js";
export { NetworkFitting, type NetworkFittingOptions } from "./fit/network-fitting.js";
export {
  iterationCount,
  PositionGathering,
  type PositionGatheringOptions,
  type TrainingPart,
} from "./fit/position-gathering.js";
export { readTrainingSet, TrainingSet } from "./fit/training-set.js";
