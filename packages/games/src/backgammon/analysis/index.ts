export {
  type EvaluationDifference,
  type EvaluationSpeed,
  evaluationDifference,
  evaluationSpeed,
} from "./evaluation-speed.js";
export { type OutcomeEvaluator, pipsOnly } from "./evaluator.js";
export {
  type Filters,
  FULL_WIDTH,
  Lookahead,
  type MoveFilter,
  type RatedPlay,
  USUAL_FILTERS,
} from "./lookahead.js";
export { bestOf, type Loss, type LossReport, lossOf, type PlayChooser } from "./loss.js";
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
export {
  type NaturalOptions,
  type NaturalPosition,
  naturalPositions,
  stratumOf,
} from "./natural-positions.js";
export { networkEvaluator, type Precision, savedNetworkEvaluator } from "./network-evaluator.js";
export { parseReferenceSet, type ReferencePlay, type ReferencePosition } from "./reference-set.js";
export { meanOfTrials, Rollout, type RolloutMean, type RolloutSettings, type Trial } from "./rollout.js";
