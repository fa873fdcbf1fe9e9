export { bestOf } from "./analysis/best-of.js";
export { CubeLookahead, type RatedAction } from "./analysis/cube-lookahead.js";
export { CubeRollout } from "./analysis/cube-rollout.js";
export { Lookahead, type RatedPlay } from "./analysis/lookahead.js";
export { RESIGNED_KINDS, type ResignedKind, rightResignation } from "./analysis/resignation.js";
export {
  meanOfTrials,
  Rollout,
  type RolloutMean,
  type RolloutSettings,
  type Trial,
} from "./analysis/rollout.js";
export { type CubeVerdict, verdictOf, verdictPhrase } from "./analysis/verdict.js";
export { twoSidedCube } from "./bear-off/two-sided-cube.js";
export { CubeChances } from "./cube/chances.js";
export { mayDouble } from "./cube/cube-rules.js";
export { type Efficiencies, RACES, type RaceEfficiency } from "./cube/efficiency.js";
export { type CubeSide, moneyEquity } from "./cube/janowski.js";
export { Stakes } from "./cube/stakes.js";
export { CUBE_ERRORS, type CubeError, type JudgedAction } from "./match-analysis/cube-errors.js";
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
} from "./match-analysis/match-analysis.js";
export {
  asPlayer0,
  type DoubleDecision,
  decisionsOfMatch,
  type MatchDecision,
  type RulesGiven,
  rulesOf,
  stateAfterPlay,
  type TurnDecision,
} from "./match-analysis/match-decisions.js";
export {
  type JudgedCube,
  type JudgedDecision,
  type JudgedPlay,
  type JudgeOptions,
  MatchJudge,
  type RatedCandidate,
} from "./match-analysis/match-evaluator.js";
export { type PlayerSums, sumsOf } from "./match-analysis/match-sums.js";
export { FULL_WIDTH, USUAL_FILTERS } from "./rules/move-filters.js";
