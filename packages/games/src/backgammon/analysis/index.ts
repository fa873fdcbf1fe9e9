export {
  type EvaluationDifference,
  type EvaluationSpeed,
  evaluationDifference,
  evaluationSpeed,
} from "../referee/evaluation-speed.js";
export { bestOf, type Loss, type LossReport, lossOf, type PlayChooser } from "../referee/loss.js";
export {
  type NaturalOptions,
  type NaturalPosition,
  naturalPositions,
  stratumOf,
} from "../referee/natural-positions.js";
export { parseReferenceSet, type ReferencePlay, type ReferencePosition } from "../referee/reference-set.js";
export { type OutcomeEvaluator, pipsOnly } from "./evaluator.js";
export {
  type Filters,
  FULL_WIDTH,
  Lookahead,
  type MoveFilter,
  type RatedPlay,
  USUAL_FILTERS,
} from "./lookahead.js";
export {
  type AnalysedPlay,
  analyseMatch,
  errorsOf,
  MARKS,
  type Mark,
  type PlayerErrors,
  type Thresholds,
  USUAL_THRESHOLDS,
} from "./match-analysis.js";
export { networkEvaluator, type Precision, savedNetworkEvaluator } from "./network-evaluator.js";
export { meanOfTrials, Rollout, type RolloutMean, type RolloutSettings, type Trial } from "./rollout.js";
