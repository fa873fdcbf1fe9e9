import { type BackgammonState, mirrored, pipCount } from "./board.js";

/**
 * The race: pips of player 1 minus pips of player 0, divided by 1000; the bar counts 25. It does not depend on who is
 * on roll, so it is the same right after a turn (where a search over whole turns ends) and after the roll.
 */
export function pipDifference(state: BackgammonState): number {
  return (pipCount(mirrored(state.points)) - pipCount(state.points)) / 1000;
}
