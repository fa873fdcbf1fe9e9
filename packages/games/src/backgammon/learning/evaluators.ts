import type { OutcomeEvaluator } from "../analysis/evaluator.js";
import { BACKGAMMON, type BackgammonState, opponentOf, type Player } from "../board.js";
import { BoardRecords } from "../board-records.js";
import { equityOf, OUTCOME_COUNT, WIN } from "../outcomes.js";
import type { BackgammonPosition } from "../position.js";

/** What a player with five chances wins on average: for money, or when every win counts 1. */
const WORTH = {
  money: equityOf,
  single: (outcomes: ArrayLike<number>): number => 2 * outcomes[WIN]! - 1,
} as const;

/**
 * An evaluator of chances as one of positions and states: player 0's side, the player to move on roll, whatever the dice say.
 *
 * @param evaluator is made when the first position is evaluated
 */
export function equityEvaluators(evaluator: () => OutcomeEvaluator, stakes: "money" | "single") {
  const chances = new Float64Array(OUTCOME_COUNT);
  const scratch = new BoardRecords(1);
  let made: OutcomeEvaluator | undefined;
  const worth = (boards: BoardRecords, at: number, onRoll: Player): number => {
    made ??= evaluator();
    const player = opponentOf(onRoll);
    made.evaluate(boards, at, 1, player, chances, 0);
    const value = WORTH[stakes](chances);
    return player === 0 ? value : -value;
  };
  return {
    ofPosition: (position: BackgammonPosition): number =>
      worth(position.records, position.record, position.onRoll),
    ofState(state: BackgammonState): number {
      scratch.load(0, state.points, BACKGAMMON.checkers);
      return worth(scratch, 0, state.player);
    },
  };
}
