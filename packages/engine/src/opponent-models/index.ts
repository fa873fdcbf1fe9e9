export { SearchError } from "../contract/errors.js";
export { ContextTree } from "./context-tree.js";
export { type CountsOptions, countsModel } from "./counts.js";
export { readModel, type SavedModel, writeModel } from "./file.js";
export { mixtureModel } from "./mixture.js";
export { fixedModel, likelyActions, type MovePredictor, type Observed, type OpponentModel } from "./model.js";
export { type ModelledOptions, type ModelledState, modelledGame, modelledState } from "./modelled-game.js";
export {
  type ActionValues,
  actionWeightsModel,
  cycleModel,
  epsilonGreedyModel,
  noisyModel,
  quantalResponseModel,
  uniformModel,
  weightedModel,
} from "./policies.js";
export { type SequenceOptions, sequenceModel } from "./sequence.js";
export { searchedValues, type ValueOptions } from "./values.js";
