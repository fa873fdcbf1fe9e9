export { CubeLookahead, type RatedAction } from "../cube/cube-lookahead.js";
export { bestOf } from "./best-of.js";
export { Lookahead, type RatedPlay } from "./lookahead.js";
export {
  type AnalysedPlay,
  analyseMatch,
  analyseTurn,
  errorsOf,
  MARKS,
  type Mark,
  type MatchTurn,
  type PlayerErrors,
  type Thresholds,
  turnsOf,
  USUAL_THRESHOLDS,
} from "./match-analysis.js";
export { FULL_WIDTH, USUAL_FILTERS } from "./move-filters.js";
export { meanOfTrials, Rollout, type RolloutMean, type RolloutSettings, type Trial } from "./rollout.js";
