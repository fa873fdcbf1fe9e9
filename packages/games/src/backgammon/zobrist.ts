import { BOARD_SIZE } from "./board.js";

/**
 * Hash keys. The hash of a board is the sum (mod 2^32, in each of two words) of one key for every checker, so
 * that moving a checker adds the difference of two keys and no count has to be looked up. Zobrist (1970) takes
 * exclusive or, for which equal checkers would cancel out.
 */

/** splitmix32: the words of a fixed, well mixed sequence. */
function sequence(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let word = state ^ (state >>> 16);
    word = Math.imul(word, 0x21f0aaad);
    word ^= word >>> 15;
    word = Math.imul(word, 0x735a2d97);
    return (word ^ (word >>> 15)) | 0;
  };
}

function keys(count: number, seed: number): Int32Array {
  const next = sequence(seed);
  return Int32Array.from({ length: count }, next);
}

/** Key of a checker at index `player * 26 + i`, i as in `BackgammonState.points`. */
export const CHECKER_LOW = keys(2 * BOARD_SIZE, 0x1d872b41);
export const CHECKER_HIGH = keys(2 * BOARD_SIZE, 0x6a09e667);

/** Key of who is on roll and what is rolled at index `player * PHASES + phase` (see `position.ts`). */
export const PHASES = 80;
export const PHASE_LOW = keys(2 * PHASES, 0x3c6ef372);
export const PHASE_HIGH = keys(2 * PHASES, 0x510e527f);
