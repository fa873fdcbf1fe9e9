export { bestOf } from "./best-of.js";
export { Lookahead, type RatedPlay } from "./lookahead.js";
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
export { FULL_WIDTH, USUAL_FILTERS } from "./move-filters.js";
export { meanOfTrials, Rollout, type RolloutMean, type RolloutSettings, type Trial } from "./rollout.js";
