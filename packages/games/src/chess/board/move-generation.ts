import type { Board } from "./board.js";
import { Legality } from "./legality.js";
import { BISHOP, BLACK, KING, KNIGHT, PAWN, packedMove, QUEEN, ROOK } from "./pieces.js";
import { KING_STEPS, KNIGHT_STEPS, PAWN_ATTACKS, RAYS } from "./squares.js";

/** Bits of the castling rights, indexed by colour: kingside and queenside. */
export const CASTLE_SHORT = [1, 4] as const;
export const CASTLE_LONG = [2, 8] as const;

/** Capacity for moves; no known position has more than 218. */
export const WIDTH = 256;

/** Generates the legal moves of a board. */
export class MoveGenerator {
  readonly legality: Legality;
  private readonly board: Board;
  private into: Int32Array = new Int32Array(0);
  private at = 0;
  private readonly scratch = new Int32Array(WIDTH);
  private readonly worth = new Int32Array(WIDTH);

  constructor(board: Board) {
    this.board = board;
    this.legality = new Legality(board);
  }

  /** Whether there is a legal move; also determines whether there is a check. */
  any(side: number, passing: number): boolean {
    this.legality.look(side);
    // Castling is never the only move: if it is legal, the king can also move one square.
    return this.generate(this.scratch, 0, side, 0, passing, 1) > 0;
  }

  /**
   * Generates all legal moves, captures and promotions first, ordered by most valuable victim, then least valuable
   * attacker.
   *
   * @param castling bits of the castling rights
   * @param passing the en passant target square, or -1
   * @returns the number of moves
   */
  all(into: Int32Array, from: number, side: number, castling: number, passing: number): number {
    this.legality.look(side);
    const count = this.generate(into, from, side, castling, passing, WIDTH);
    this.capturesFirst(into, from, count);
    return count;
  }

  /** @param enough stop after the piece that reaches this number of moves */
  private generate(
    into: Int32Array,
    from: number,
    side: number,
    castling: number,
    passing: number,
    enough: number,
  ): number {
    const { bits, squares } = this.board;
    this.into = into;
    this.at = from;
    const end = from + enough;
    if (this.legality.checks < 2) {
      for (let half = 0; half < 2; half++) {
        for (let left = bits[2 * side + half]!; left !== 0; left &= left - 1) {
          const square = 32 * half + 31 - Math.clz32(left & -left);
          const kind = squares[square]! & 7;
          if (kind === PAWN) this.pawn(square, side, passing);
          else if (kind === KNIGHT) this.knight(square, side);
          else if (kind === BISHOP) this.slide(square, side, 4, 8);
          else if (kind === ROOK) this.slide(square, side, 0, 4);
          else if (kind === QUEEN) this.slide(square, side, 0, 8);
          if (this.at >= end) return this.at - from;
        }
      }
    }
    this.king(side);
    if (castling !== 0 && this.legality.checks === 0) this.castle(side, castling);
    return this.at - from;
  }

  private pawn(from: number, side: number, passing: number): void {
    const { squares } = this.board;
    const forward = side === 0 ? 8 : -8;
    const one = from + forward;
    if (squares[one] === 0) {
      this.pawnTo(from, one);
      const home = side === 0 ? 1 : 6;
      const two = one + forward;
      if (from >> 3 === home && squares[two] === 0 && this.legality.allows(from, two))
        this.into[this.at++] = packedMove(from, two);
    }
    for (let i = 3 * (64 * side + from), to = PAWN_ATTACKS[i]!; to >= 0; to = PAWN_ATTACKS[++i]!) {
      const taken = squares[to]!;
      if (taken === 0) {
        if (to === passing && passes(this.board, side, from, to)) this.into[this.at++] = packedMove(from, to);
      } else if (taken >> 3 !== side) this.pawnTo(from, to);
    }
  }

  private pawnTo(from: number, to: number): void {
    if (!this.legality.allows(from, to)) return;
    const rank = to >> 3;
    if (rank !== 0 && rank !== 7) this.into[this.at++] = packedMove(from, to);
    else for (let kind = QUEEN; kind >= KNIGHT; kind--) this.into[this.at++] = packedMove(from, to, kind);
  }

  private knight(from: number, side: number): void {
    const { squares } = this.board;
    for (let i = 9 * from, to = KNIGHT_STEPS[i]!; to >= 0; to = KNIGHT_STEPS[++i]!) {
      const taken = squares[to]!;
      if ((taken === 0 || taken >> 3 !== side) && this.legality.allows(from, to))
        this.into[this.at++] = packedMove(from, to);
    }
  }

  private slide(from: number, side: number, first: number, last: number): void {
    const { squares } = this.board;
    for (let direction = first; direction < last; direction++) {
      for (let i = 8 * (8 * from + direction), to = RAYS[i]!; to >= 0; to = RAYS[++i]!) {
        const taken = squares[to]!;
        if ((taken === 0 || taken >> 3 !== side) && this.legality.allows(from, to))
          this.into[this.at++] = packedMove(from, to);
        if (taken !== 0) break;
      }
    }
  }

  private king(side: number): void {
    const { squares } = this.board;
    const from = this.board.kings[side]!;
    // The king must not shield its target square from the checking piece.
    squares[from] = 0;
    for (let i = 9 * from, to = KING_STEPS[i]!; to >= 0; to = KING_STEPS[++i]!) {
      const taken = squares[to]!;
      if ((taken === 0 || taken >> 3 !== side) && !this.board.attacked(to, 1 - side))
        this.into[this.at++] = packedMove(from, to);
    }
    squares[from] = KING + side * BLACK;
  }

  private castle(side: number, castling: number): void {
    const { board } = this;
    const { squares } = board;
    const king = board.kings[side]!;
    const free = (square: number): boolean => squares[square] === 0 && !board.attacked(square, 1 - side);
    if (castling & CASTLE_SHORT[side]! && free(king + 1) && free(king + 2))
      this.into[this.at++] = packedMove(king, king + 2);
    if (castling & CASTLE_LONG[side]! && squares[king - 3] === 0 && free(king - 1) && free(king - 2))
      this.into[this.at++] = packedMove(king, king - 2);
  }

  /**
   * Sorts captures to the front by most valuable victim, then least valuable attacker; other moves keep their order.
   */
  private capturesFirst(into: Int32Array, from: number, count: number): void {
    const { squares } = this.board;
    const { worth } = this;
    let sorted = 0;
    for (let i = 0; i < count; i++) {
      const move = into[from + i]!;
      const becomes = move >> 12;
      const victim = squares[move & 63]! & 7;
      if (victim === 0 && becomes !== QUEEN) continue;
      const score = 8 * (victim + becomes) - (squares[(move >> 6) & 63]! & 7);
      for (let j = i; j > sorted; j--) into[from + j] = into[from + j - 1]!;
      let place = sorted++;
      for (; place > 0 && worth[place - 1]! < score; place--) {
        into[from + place] = into[from + place - 1]!;
        worth[place] = worth[place - 1]!;
      }
      into[from + place] = move;
      worth[place] = score;
    }
  }
}

/**
 * Whether a pawn of `side` on `from` may take en passant on `to`. Checked separately, since two pawns leave their
 * rank at once.
 */
export function passes(board: Board, side: number, from: number, to: number): boolean {
  const { squares } = board;
  const taken = to + (side === 0 ? -8 : 8);
  const own = squares[from]!;
  const other = squares[taken]!;
  squares[from] = 0;
  squares[taken] = 0;
  squares[to] = own;
  const safe = !board.attacked(board.kings[side]!, 1 - side);
  squares[from] = own;
  squares[taken] = other;
  squares[to] = 0;
  return safe;
}
