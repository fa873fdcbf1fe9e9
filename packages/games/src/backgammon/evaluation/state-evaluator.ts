import type { StateEvaluator } from "@tyche/engine";
import { BACKGAMMON, type BackgammonState, opponentOf } from "../board/board.js";
import { BoardRecords } from "../board/board-records.js";
import { OUTCOME_COUNT } from "../board/outcomes.js";
import { type StakesName, WORTH } from "./chances-evaluator.js";
import type { OutcomeEvaluator } from "./evaluator.js";

/**
 * Wraps an evaluator of boards as an evaluator of states for player 0, with the player to move on roll; dice already
 * rolled are ignored.
 *
 * @param make called when the first state is evaluated
 */
export function stateEvaluatorOf(
  make: () => OutcomeEvaluator,
  stakes: StakesName,
): StateEvaluator<BackgammonState> {
  const chances = new Float64Array(OUTCOME_COUNT);
  const scratch = new BoardRecords(1);
  let made: OutcomeEvaluator | undefined;
  return (state) => {
    made ??= make();
    const player = opponentOf(state.player);
    scratch.load(0, state.points, BACKGAMMON.checkers);
    made.evaluate(scratch, 0, 1, player, chances, 0);
    const worth = WORTH[stakes](chances, 0);
    return player === 0 ? worth : -worth;
  };
}
