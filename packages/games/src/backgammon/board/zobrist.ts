import { hashKeys } from "../../kit/numbers.js";
import { BOARD_SIZE } from "./board.js";

/**
 * Hash keys. The hash of a board is the sum (mod 2^32, in each of two words) of one key per checker, so that moving a
 * checker adds the difference of two keys without looking up any count. Zobrist (1970) uses exclusive or, under which
 * two equal checkers would cancel out.
 */

/** Key of a checker, at index `player * 26 + i` with i as in `BackgammonState.points`. */
export const CHECKER_LOW = hashKeys(2 * BOARD_SIZE, 0x1d872b41);
export const CHECKER_HIGH = hashKeys(2 * BOARD_SIZE, 0x6a09e667);

/** Key of the player on roll and the roll, at index `player * PHASES + phase` (see `position.ts`). */
export const PHASES = 80;
export const PHASE_LOW = hashKeys(2 * PHASES, 0x3c6ef372);
export const PHASE_HIGH = hashKeys(2 * PHASES, 0x510e527f);
