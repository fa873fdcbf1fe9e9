export { twoSidedCube } from "../bear-off/two-sided-cube.js";
export { CubeChances } from "../cube/chances.js";
export { CubeLookahead, type RatedAction } from "../cube/cube-lookahead.js";
export { CubeRollout } from "../cube/cube-rollout.js";
export { mayDouble } from "../cube/cube-rules.js";
export { type Efficiencies, RACES, type RaceEfficiency } from "../cube/efficiency.js";
export { type CubeSide, moneyEquity } from "../cube/janowski.js";
export { RESIGNED_KINDS, type ResignedKind, rightResignation } from "../cube/resignation.js";
export { Stakes } from "../cube/stakes.js";
export { type CubeVerdict, verdictOf, verdictPhrase } from "../cube/verdict.js";
export { CUBE_ERRORS, type CubeError, type JudgedAction } from "../match-analysis/cube-errors.js";
export {
  asPlayer0,
  type DoubleDecision,
  decisionsOfMatch,
  type MatchDecision,
  type RulesGiven,
  rulesOf,
  stateAfterPlay,
  type TurnDecision,
} from "../match-analysis/match-decisions.js";
export {
  type JudgedCube,
  type JudgedDecision,
  type JudgedPlay,
  type JudgeOptions,
  MatchJudge,
  type RatedCandidate,
} from "../match-analysis/match-judge.js";
export { type PlayerSums, sumsOf } from "../match-analysis/match-sums.js";
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
