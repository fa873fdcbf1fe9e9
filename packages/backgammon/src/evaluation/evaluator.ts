import { type BackgammonPlayer, type BackgammonState, mirrored, pipCount } from "../rules/board.js";
import { type BoardRecords, PIPS, RECORD } from "../rules/board-records.js";
import { OUTCOME_COUNT } from "../rules/outcomes.js";

/**
 * Evaluates boards right after a turn: the probability of each outcome of the game. It gets many boards at once, all
 * results of a roll, so that a network can process them as one batch.
 */
export interface OutcomeEvaluator {
  /** A short name, for tables. */
  readonly name: string;
  /**
   * Writes five outcome probabilities (see `OUTCOMES`) for each of `count` boards stored side by side, for the player
   * who has just played; the opponent is on roll.
   *
   * @param at word offset of the first board
   * @param to index in `into` of the first probability; five numbers per board follow
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

/** Half of the mean roll of 49/6 pips: the player on roll is credited with it as a lead. */
const HALF_ROLL = 49 / 12;
/** Scale in pips of the logistic function from lead to winning probability. */
const SPREAD = 12;

/**
 * Evaluates the race alone: the winning probability grows with the lead in pips, and gammons do not occur. It is a
 * baseline, and the fallback where no better evaluator is available.
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

/**
 * The race: pips of player 1 minus pips of player 0, divided by 1000; the bar counts 25. It does not depend on who is
 * on roll, so it is the same right after a turn (where a search over whole turns ends) and after the roll.
 */
export function pipDifference(state: BackgammonState): number {
  return (pipCount(mirrored(state.points)) - pipCount(state.points)) / 1000;
}
