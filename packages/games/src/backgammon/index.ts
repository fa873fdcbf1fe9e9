export * from "./analysis/index.js";
export { withBearOff } from "./bear-off/evaluator.js";
export { oneSidedBearoff } from "./bear-off/one-sided.js";
export { twoSided } from "./bear-off/two-sided.js";
export type { BackgammonState, CheckerMove, Dice, Play, Player, Variant } from "./board.js";
export { BACKGAMMON, HYPERGAMMON, mirrored, seenBy } from "./board.js";
export { pipDifference } from "./evaluators.js";
export { type FibsBoard, formatFibsBoard, parseFibsBoard } from "./fibs-board.js";
export { type ExactProgress, type ExactSolution, solveHypergammon } from "./hypergammon-exact.js";
export { shippedEvaluator, shippedNetworkEvaluator } from "./learning/shipped.js";
export { formatMatchId, type MatchId, MONEY_MATCH, parseMatchId } from "./match-id.js";
export * from "./match-record/index.js";
export { formatPlay, parsePlay } from "./move-notation.js";
export { MoveGenerator } from "./moves.js";
export { parseRoll, positionIdOf } from "./notation.js";
export { equityOf, OUTCOME_COUNT, OUTCOMES, turnOutcomes } from "./outcomes.js";
export { BackgammonPosition } from "./position.js";
export { formatPositionId, parsePositionId } from "./position-id.js";
export { ROLLS } from "./rolls.js";
export {
  type BackgammonAction,
  type BackgammonGame,
  type BackgammonOptions,
  backgammon,
  hypergammon,
} from "./rules.js";
export { formatXgid, parseXgid, type Xgid } from "./xgid.js";
