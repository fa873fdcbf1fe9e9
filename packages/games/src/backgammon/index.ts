export * from "./analysis/index.js";
export { withBearOff } from "./bear-off/evaluator.js";
export { oneSidedBearoff } from "./bear-off/one-sided.js";
export { twoSided } from "./bear-off/two-sided.js";
export type { BackgammonState, CheckerMove, Dice, Play, Player, Variant } from "./board.js";
export { BACKGAMMON, HYPERGAMMON, mirrored, seenBy } from "./board.js";
export { pipDifference } from "./evaluators.js";
export { type ExactProgress, type ExactSolution, solveHypergammon } from "./hypergammon/exact.js";
export { shippedEvaluator, shippedNetworkEvaluator } from "./learning/shipped.js";
export * from "./match-record/index.js";
export { MoveGenerator } from "./moves.js";
export { type FibsBoard, formatFibsBoard, parseFibsBoard } from "./notation/fibs-board.js";
export { formatMatchId, type MatchId, MONEY_MATCH, parseMatchId } from "./notation/match-id.js";
export { formatPlay, parsePlay } from "./notation/move-notation.js";
export { parseRoll, positionIdOf } from "./notation/notation.js";
export { formatPositionId, parsePositionId } from "./notation/position-id.js";
export { formatXgid, parseXgid, type Xgid } from "./notation/xgid.js";
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
