export { type OutcomeEvaluator, pipsOnly } from "./analysis/evaluator.js";
export { type Precision, savedNetworkEvaluator } from "./analysis/network-evaluator.js";
export { withBearOff } from "./bear-off/evaluator.js";
export { oneSidedBearoff } from "./bear-off/one-sided.js";
export { twoSided } from "./bear-off/two-sided.js";
export type { BackgammonPlayer, BackgammonState, CheckerMove, Dice, Play, Variant } from "./board.js";
export { BACKGAMMON, HYPERGAMMON, mirrored, seenBy } from "./board.js";
export { gnubgIdOf, xgidOf } from "./cube/cube-notation.js";
export {
  type CubeAction,
  type CubeRules,
  type CubeState,
  type CubeTerms,
  cubeRules,
} from "./cube/cube-rules.js";
export { type CubeGame, cubeGame } from "./cube/game.js";
export { entry } from "./entry.js";
export { entry as hypergammonEntry } from "./hypergammon/entry.js";
export { type ExactProgress, type ExactSolution, solveHypergammon } from "./hypergammon/exact.js";
export { RARE_KINDS, type RareKind, type RareStart, rareStart } from "./learning/rare-starts.js";
export { shippedEvaluator, shippedNetworkEvaluator } from "./learning/shipped.js";
export { MoveGenerator } from "./moves.js";
export { equityOf, OUTCOME_COUNT, OUTCOMES, turnOutcomes } from "./outcomes.js";
export { BackgammonPosition } from "./position.js";
export { ROLLS } from "./rolls.js";
export {
  type BackgammonAction,
  type BackgammonGame,
  type BackgammonOptions,
  backgammon,
  hypergammon,
} from "./rules.js";
