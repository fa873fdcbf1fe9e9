import type { BackgammonPlayer } from "../board.js";
import { type BoardRecords, PIPS, RECORD } from "../board-records.js";
import { OUTCOME_COUNT } from "../outcomes.js";

/**
 * What judges boards right after a turn: how likely each end of the game is. It is handed many boards at once, as a roll
 * gives them, so that a network can do them in one go.
 */
export interface OutcomeEvaluator {
  /** One word or a few, for tables. */
  readonly name: string;
  /**
   * Writes the five chances (see `OUTCOMES`) of the player who has just played, the opponent on roll, to each of `count`
   * boards that lie side by side.
   *
   * @param at word offset of the first board
   * @param to index in `into` of the first chance; five numbers a board follow
   */
  evaluate(
    boards: BoardRecords,
    at: number,
    count: number,
    player: BackgammonPlayer,
    into: Float64Array,
    to: number,
  ): void;
}

/** Pips that a roll is worth on average (49/6); who is on roll has half of that as a lead. */
const HALF_ROLL = 49 / 12;
/** Of the lead in pips, at which the chance of winning goes as the logistic function. */
const SPREAD = 12;

/**
 * The race and nothing else: the chance of winning grows with the lead in pips, gammons do not happen. A yardstick, and
 * what stands in where nothing better is at hand.
 */
export const pipsOnly: OutcomeEvaluator = {
  name: "pips",
  evaluate(boards, at, count, player, into, to) {
    const sign = player === 0 ? 1 : -1;
    for (let i = 0; i < count; i++) {
      const lead = sign * boards.words[at + i * RECORD + PIPS]! - HALF_ROLL;
      const first = to + OUTCOME_COUNT * i;
      into.fill(0, first, first + OUTCOME_COUNT);
      into[first] = 1 / (1 + Math.exp(-lead / SPREAD));
    }
  },
};
