import { hashKeys } from "../../kit/numbers.js";
import { ADVANCE, BISHOP, BLACK, CENTRE, KING, KNIGHT, PAWN, QUEEN, ROOK, SHELTER } from "./pieces.js";
import { FIRST_DIAGONAL, KING_STEPS, KNIGHT_STEPS, PAWN_ATTACKS, RAYS } from "./squares.js";

/** Both hash words of each piece on each square (A. Zobrist 1970). */
const KEYS = hashKeys(2 * 16 * 64, 0xc4e55);

/** Pieces on squares, with sums that are updated as pieces come and go. */
export class Board {
  readonly squares = new Int8Array(64);
  /** Indexed by piece: the number on the board. */
  readonly counts = new Int8Array(16);
  /** Indexed by colour: two words with a bit for each square with a piece, lower 32 squares first. */
  readonly bits = new Int32Array(4);
  /** Indexed by colour: the king's square. */
  readonly kings = new Int8Array(2);
  /** Indexed by `10 * colour + file + 1`: the ranks of the pawns on a file, a bit each; the files at both ends are empty. */
  readonly pawns = new Uint8Array(20);
  /** Hash of the piece placement. */
  low = 0;
  high = 0;
  /** Placement sums, white minus black. */
  advance = 0;
  centre = 0;
  shelter = 0;

  put(piece: number, square: number): void {
    this.squares[square] = piece;
    this.counts[piece]!++;
    if ((piece & 7) === KING) this.kings[piece >> 3] = square;
    this.toggle(piece, square, 1);
  }

  take(square: number): void {
    const piece = this.squares[square]!;
    this.squares[square] = 0;
    this.counts[piece]!--;
    this.toggle(piece, square, -1);
  }

  set(other: Board): void {
    this.squares.set(other.squares);
    this.counts.set(other.counts);
    this.bits.set(other.bits);
    this.kings.set(other.kings);
    this.pawns.set(other.pawns);
    this.low = other.low;
    this.high = other.high;
    this.advance = other.advance;
    this.centre = other.centre;
    this.shelter = other.shelter;
  }

  /** Whether a piece of the colour attacks the square. */
  attacked(square: number, by: number): boolean {
    const { squares } = this;
    const colour = by * BLACK;
    for (let i = 9 * square, to = KNIGHT_STEPS[i]!; to >= 0; to = KNIGHT_STEPS[++i]!)
      if (squares[to] === colour + KNIGHT) return true;
    for (let i = 3 * (64 * (1 - by) + square), to = PAWN_ATTACKS[i]!; to >= 0; to = PAWN_ATTACKS[++i]!)
      if (squares[to] === colour + PAWN) return true;
    for (let i = 9 * square, to = KING_STEPS[i]!; to >= 0; to = KING_STEPS[++i]!)
      if (squares[to] === colour + KING) return true;
    for (let direction = 0; direction < 8; direction++) {
      for (let i = 8 * (8 * square + direction), to = RAYS[i]!; to >= 0; to = RAYS[++i]!) {
        const piece = squares[to]!;
        if (piece === 0) continue;
        const slider = direction < FIRST_DIAGONAL ? ROOK : BISHOP;
        if (piece === colour + slider || piece === colour + QUEEN) return true;
        break;
      }
    }
    return false;
  }

  /** Whether neither side has mating material: bare kings, one minor piece, or bishops all on squares of one colour. */
  isDead(): boolean {
    const { counts } = this;
    if (counts[PAWN]! + counts[PAWN + BLACK]! + counts[ROOK]! + counts[ROOK + BLACK]! > 0) return false;
    if (counts[QUEEN]! + counts[QUEEN + BLACK]! > 0) return false;
    const knights = counts[KNIGHT]! + counts[KNIGHT + BLACK]!;
    const bishops = counts[BISHOP]! + counts[BISHOP + BLACK]!;
    if (knights + bishops <= 1) return true;
    if (knights > 0) return false;
    let shades = 0;
    for (let square = 0; square < 64; square++)
      if ((this.squares[square]! & 7) === BISHOP) shades |= 1 << ((square ^ (square >> 3)) & 1);
    return shades !== 3;
  }

  private toggle(piece: number, square: number, sign: number): void {
    const at = (piece << 6) | square;
    this.bits[((piece >> 3) << 1) | (square >> 5)]! ^= 1 << (square & 31);
    if ((piece & 7) === PAWN) this.pawns[10 * (piece >> 3) + (square & 7) + 1]! ^= 1 << (square >> 3);
    this.low ^= KEYS[2 * at]!;
    this.high ^= KEYS[2 * at + 1]!;
    this.advance += sign * ADVANCE[at]!;
    this.centre += sign * CENTRE[at]!;
    this.shelter += sign * SHELTER[at]!;
  }
}
