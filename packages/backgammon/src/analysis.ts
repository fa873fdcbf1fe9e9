export { MARKS, type Mark, markOf, type Thresholds, USUAL_THRESHOLDS } from "@tyche/games";
export { cubeAdvice } from "./analysis/cube-advice.js";
export { CubeLookahead, type RatedAction } from "./analysis/cube-lookahead.js";
export { CubeRollout } from "./analysis/cube-rollout.js";
export { bestOf, Lookahead, type RatedPlay } from "./analysis/lookahead.js";
export { CUBE_ERRORS, type CubeError, type EvaluatedAction } from "./analysis/match/cube-errors.js";
export {
  type DoubleDecision,
  decisionsOfMatch,
  type MatchDecision,
  type RulesGiven,
  rulesOf,
  type TurnDecision,
} from "./analysis/match/match-decisions.js";
export {
  type EvaluatedCube,
  type EvaluatedDecision,
  type EvaluatedPlay,
  MatchEvaluator,
  type MatchEvaluatorOptions,
  type RatedCandidate,
} from "./analysis/match/match-evaluator.js";
export {
  type AnalysisSettings,
  type MatchReport,
  matchReport,
  type OpenedMatch,
  openMatch,
  type WrittenRules,
} from "./analysis/match/match-report.js";
export { type PlayerSums, sumsOf } from "./analysis/match/match-sums.js";
export {
  decisionsIn,
  type MatchSummary,
  type PlayerDecision,
  ratingOf,
  summaryOf,
  sumsBy,
} from "./analysis/match/player-profile.js";
export { type NamedReport, type Profile, profileOf } from "./analysis/match/profile.js";
export { RESIGNED_KINDS, type ResignedKind, rightResignation } from "./analysis/resignation.js";
export {
  meanOfTrials,
  type RolloutMean,
  type RolloutSettings,
  type Trial,
} from "./analysis/rollout.js";
export {
  type Candidates,
  cubeCandidates,
  plainCandidates,
  type RolledOut,
  type RolloutQuestion,
  rolloutTrials,
} from "./analysis/rollout-candidates.js";
export { type CubeVerdict, verdictOf, verdictPhrase } from "./analysis/verdict.js";
export { asPlayer0, mayDouble, stateAfterPlay } from "./cube/cube-rules.js";
export { type Efficiencies, RACES, type RaceEfficiency } from "./cube/efficiency.js";
export { isEquitiesName, parseEquities } from "./cube/equities-file.js";
export { CubeChances, type CubeSide, moneyEquity } from "./cube/janowski.js";
export { Stakes } from "./cube/stakes.js";
export { twoSidedCube } from "./evaluation/bear-off/two-sided-cube.js";
export { FULL_WIDTH, USUAL_FILTERS } from "./game/rules.js";
export { roundedOutcomes } from "./rules/outcomes.js";
