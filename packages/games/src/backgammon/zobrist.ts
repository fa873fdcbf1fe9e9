import { hashKeys } from "../hash-keys.js";
import { BOARD_SIZE } from "./board.js";

/**
 * Hash keys. The hash of a board is the sum (mod 2^32, in each of two words) of one key for every checker, so
 * that moving a checker adds the difference of two keys and no count has to be looked up. Zobrist (1970) takes
 * exclusive or, for which equal checkers would cancel out.
 */

/** Key of a checker at index `player * 26 + i`, i as in `BackgammonState.points`. */
export const CHECKER_LOW = hashKeys(2 * BOARD_SIZE, 0x1d872b41);
export const CHECKER_HIGH = hashKeys(2 * BOARD_SIZE, 0x6a09e667);

/** Key of who is on roll and what is rolled at index `player * PHASES + phase` (see `position.ts`). */
export const PHASES = 80;
export const PHASE_LOW = hashKeys(2 * PHASES, 0x3c6ef372);
export const PHASE_HIGH = hashKeys(2 * PHASES, 0x510e527f);
