import type { Board } from "../board/board.js";
import { BISHOP, KNIGHT, QUEEN, ROOK } from "../board/pieces.js";
import { FIRST_DIAGONAL, KNIGHT_STEPS, RAYS } from "../board/squares.js";

/**
 * Counts squares reached by a side's knights, bishops, rooks and queens, excluding squares occupied by that side.
 *
 * @param into indexed by kind of piece; `sign` is added for each square
 */
export function addMobility({ bits, squares }: Board, side: number, sign: number, into: Float64Array): void {
  for (let half = 0; half < 2; half++) {
    for (let left = bits[2 * side + half]!; left !== 0; left &= left - 1) {
      const from = 32 * half + 31 - Math.clz32(left & -left);
      const kind = squares[from]! & 7;
      let reached = 0;
      if (kind === KNIGHT) {
        for (let i = 9 * from, to = KNIGHT_STEPS[i]!; to >= 0; to = KNIGHT_STEPS[++i]!)
          if (squares[to] === 0 || squares[to]! >> 3 !== side) reached++;
      } else if (kind >= BISHOP && kind <= QUEEN) {
        const last = kind === ROOK ? FIRST_DIAGONAL : 8;
        for (let direction = kind === BISHOP ? FIRST_DIAGONAL : 0; direction < last; direction++) {
          for (let i = 8 * (8 * from + direction), to = RAYS[i]!; to >= 0; to = RAYS[++i]!) {
            const piece = squares[to]!;
            if (piece === 0) {
              reached++;
              continue;
            }
            if (piece >> 3 !== side) reached++;
            break;
          }
        }
      }
      into[kind]! += sign * reached;
    }
  }
}
