export { bestOf } from "./best-of.js";
export {
  FULL_WIDTH,
  Lookahead,
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
export { meanOfTrials, Rollout, type RolloutMean, type RolloutSettings, type Trial } from "./rollout.js";
