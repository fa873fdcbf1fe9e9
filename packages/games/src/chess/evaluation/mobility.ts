import type { Board } from "../board/board.js";
import { BISHOP, KNIGHT, QUEEN, ROOK } from "../board/pieces.js";
import { FIRST_DIAGONAL, KING_STEPS, KNIGHT_STEPS, RAYS } from "../board/squares.js";

/** Index of the first count by kind of reached squares that are next to the enemy king, or its own. */
export const AT_KING = 8;
/** Length of the list of counts. */
export const MOBILITY = 16;

/** Indexed by `64 * king + square`: 1 on the king's square and next to it. */
const NEAR = new Uint8Array(64 * 64);
for (let king = 0; king < 64; king++) {
  NEAR[65 * king] = 1;
  for (let i = 9 * king; KING_STEPS[i]! >= 0; i++) NEAR[64 * king + KING_STEPS[i]!] = 1;
}

/**
 * Counts squares reached by a side's knights, bishops, rooks and queens, excluding squares occupied by that side.
 *
 * @param into indexed by kind of piece, and again from `AT_KING`; `sign` is added for each square
 */
export function addMobility(
  { bits, squares, kings }: Board,
  side: number,
  sign: number,
  into: Float64Array,
): void {
  const near = 64 * kings[1 - side]!;
  for (let half = 0; half < 2; half++) {
    for (let left = bits[2 * side + half]!; left !== 0; left &= left - 1) {
      const from = 32 * half + 31 - Math.clz32(left & -left);
      const kind = squares[from]! & 7;
      let reached = 0;
      let atKing = 0;
      if (kind === KNIGHT) {
        for (let i = 9 * from, to = KNIGHT_STEPS[i]!; to >= 0; to = KNIGHT_STEPS[++i]!) {
          if (squares[to] !== 0 && squares[to]! >> 3 === side) continue;
          reached++;
          atKing += NEAR[near + to]!;
        }
      } else if (kind >= BISHOP && kind <= QUEEN) {
        const last = kind === ROOK ? FIRST_DIAGONAL : 8;
        for (let direction = kind === BISHOP ? FIRST_DIAGONAL : 0; direction < last; direction++) {
          for (let i = 8 * (8 * from + direction), to = RAYS[i]!; to >= 0; to = RAYS[++i]!) {
            const piece = squares[to]!;
            if (piece !== 0 && piece >> 3 === side) break;
            reached++;
            atKing += NEAR[near + to]!;
            if (piece !== 0) break;
          }
        }
      }
      into[kind]! += sign * reached;
      into[AT_KING + kind]! += sign * atKing;
    }
  }
}
