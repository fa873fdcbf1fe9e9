import { type BackgammonGame, type BackgammonOptions, checkerGame } from "../game/rules.js";
import { smallBackgammon } from "../rules/board.js";
import { LEVELS } from "./levels.js";

/** Backgammon with few checkers. */
export interface HypergammonOptions extends Pick<BackgammonOptions, "stakes"> {
  /** Checkers per player, 1 to 6, one on each of the opponent's first points. Default 3. */
  readonly checkers?: number;
}

/**
 * Backgammon with three checkers a side, or another number up to six.
 *
 * @throws GameOptionError if there are fewer than 1 or more than 6
 */
export function hypergammon(options: HypergammonOptions = {}): BackgammonGame {
  return checkerGame(smallBackgammon(options.checkers ?? 3), LEVELS, options);
}
