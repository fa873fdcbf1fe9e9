export { type CubeGame, cubeGame } from "./cube/cube-game.js";
export { gnubgIdOf, xgidOf } from "./cube/cube-notation.js";
export {
  type CubeAction,
  type CubeRules,
  type CubeState,
  type CubeTerms,
  cubeRules,
} from "./cube/cube-rules.js";
export { entry } from "./entry.js";
export { oneSidedBearoff } from "./evaluation/bear-off/one-sided.js";
export { twoSided } from "./evaluation/bear-off/two-sided.js";
export { withBearOff } from "./evaluation/bear-off.js";
export { type OutcomeEvaluator, pipsOnly } from "./evaluation/evaluator.js";
export { shippedEvaluator, shippedNetworkEvaluator } from "./evaluation/evaluators.js";
export { type Precision, savedNetworkEvaluator } from "./evaluation/network-evaluator.js";
export {
  type BackgammonAction,
  type BackgammonGame,
  type BackgammonOptions,
  backgammon,
} from "./game/rules.js";
export { type ExactProgress, type ExactSolution, solveHypergammon } from "./hypergammon/exact.js";
export { hypergammon } from "./hypergammon/rules.js";
export { entry as hypergammonEntry } from "./hypergammon.js";
export type { BackgammonPlayer, BackgammonState, CheckerMove, Dice, Play, Variant } from "./rules/board.js";
export { BACKGAMMON, HYPERGAMMON, mirrored, ROLLS, seenBy } from "./rules/board.js";
export { MoveGenerator } from "./rules/moves.js";
export { equityOf, OUTCOME_COUNT, OUTCOMES, turnOutcomes } from "./rules/outcomes.js";
export { BackgammonPosition } from "./rules/position.js";
export { RARE_KINDS, type RareKind, type RareStart, rareStart } from "./training/rare-starts.js";
