import type { Board } from "./board.js";
import { BISHOP, BLACK, KNIGHT, PAWN, QUEEN, ROOK } from "./pieces.js";
import { FIRST_DIAGONAL, KNIGHT_STEPS, PAWN_ATTACKS, RAYS, TOWARD } from "./squares.js";

/** Constraints from the king of the side to move: checks must be answered, and pinned pieces stay on their line. */
export class Legality {
  /** Number of checking pieces. */
  checks = 0;
  private king = 0;
  /**
   * Bits of the squares on which a check can be blocked or the checking piece captured; all squares if there is no
   * check.
   */
  private answerLow = -1;
  private answerHigh = -1;
  private pinnedLow = 0;
  private pinnedHigh = 0;
  private readonly board: Board;

  constructor(board: Board) {
    this.board = board;
  }

  /** Computes checks and pins for the king of `side`. */
  look(side: number): void {
    const { squares } = this.board;
    const king = this.board.kings[side]!;
    const enemy = (1 - side) * BLACK;
    this.king = king;
    this.checks = 0;
    this.answerLow = -1;
    this.answerHigh = -1;
    this.pinnedLow = 0;
    this.pinnedHigh = 0;
    for (let i = 9 * king, to = KNIGHT_STEPS[i]!; to >= 0; to = KNIGHT_STEPS[++i]!)
      if (squares[to] === enemy + KNIGHT) this.check(to);
    for (let i = 3 * (64 * side + king), to = PAWN_ATTACKS[i]!; to >= 0; to = PAWN_ATTACKS[++i]!)
      if (squares[to] === enemy + PAWN) this.check(to);
    for (let direction = 0; direction < 8; direction++) {
      const slider = enemy + (direction < FIRST_DIAGONAL ? ROOK : BISHOP);
      const start = 8 * (8 * king + direction);
      let shield = -1;
      for (let i = start, to = RAYS[i]!; to >= 0; to = RAYS[++i]!) {
        const piece = squares[to]!;
        if (piece === 0) continue;
        if ((piece & BLACK) !== enemy) {
          if (shield >= 0) break;
          shield = to;
          continue;
        }
        if (piece === slider || piece === enemy + QUEEN) {
          if (shield < 0) this.checkAlong(start, to);
          else if (shield < 32) this.pinnedLow |= 1 << shield;
          else this.pinnedHigh |= 1 << (shield & 31);
        }
        break;
      }
    }
  }

  /** Whether a piece other than the king may go there; en passant is handled separately. */
  allows(from: number, to: number): boolean {
    const answer = to < 32 ? this.answerLow : this.answerHigh;
    if (((answer >> (to & 31)) & 1) === 0) return false;
    const pinned = from < 32 ? this.pinnedLow : this.pinnedHigh;
    if (((pinned >> (from & 31)) & 1) === 0) return true;
    return TOWARD[64 * this.king + to] === TOWARD[64 * this.king + from];
  }

  private check(at: number): void {
    const several = this.checks++ > 0;
    this.answerLow = several || at >= 32 ? 0 : 1 << at;
    this.answerHigh = several || at < 32 ? 0 : 1 << (at & 31);
  }

  private checkAlong(start: number, from: number): void {
    const several = this.checks++ > 0;
    this.answerLow = 0;
    this.answerHigh = 0;
    if (several) return;
    for (let i = start; ; i++) {
      const square = RAYS[i]!;
      if (square < 32) this.answerLow |= 1 << square;
      else this.answerHigh |= 1 << (square & 31);
      if (square === from) return;
    }
  }
}
