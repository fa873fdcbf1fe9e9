import { OVER, type Position } from "@tyche/engine";
import { grown, hashKeys } from "../../kit/numbers.js";
import { Board } from "./board.js";
import { MoveGenerator, passes, WIDTH } from "./move-generation.js";
import { BLACK, KING, PAWN, QUEEN, ROOK } from "./pieces.js";
import { PAWN_ATTACKS } from "./squares.js";

/** The starting position of a line of play. */
export interface Setup {
  /** 64 pieces, from a1. */
  readonly pieces: ArrayLike<number>;
  readonly side: number;
  /** Bits of the castling rights. */
  readonly castling: number;
  /** The square behind a pawn that has just moved two squares, or -1. */
  readonly passing: number;
  /** Half moves since the last pawn move or capture. */
  readonly clock: number;
  /** Full-move number, from 1. */
  readonly number: number;
}

/** Hash keys, two words each: castling rights, en passant file, side, repetitions, and clock. */
const CASTLING_KEYS = hashKeys(32, 0xca571e);
const PASSING_KEYS = hashKeys(16, 0xe9);
const SIDE_KEYS = hashKeys(2, 0x51de);
const REPEATED_KEYS = hashKeys(10, 0x4e9ea7);
const CLOCK_KEYS = hashKeys(400, 0xc10c4);

/**
 * Half moves without progress after which a player may claim a draw (FIDE Laws 9.3), and after which the game ends
 * (9.6).
 */
const CLOCK_CLAIM = 100;
export const CLOCK_END = 150;
/**
 * Earlier occurrences of the position after which a player may claim a draw (9.2), and after which the game ends
 * (9.6).
 */
const REPEATED_CLAIM = 2;
const REPEATED_END = 4;
/** Clock value from which the hash includes the clock. */
const CLOCK_HASHED = 80;

/** Indexed by square: castling rights that remain after a move from or to it. */
const RIGHTS_LEFT = new Uint8Array(64).fill(15);
for (const [square, lost] of [
  [0, 2],
  [4, 3],
  [7, 1],
  [56, 8],
  [60, 12],
  [63, 4],
] as const)
  RIGHTS_LEFT[square] = 15 ^ lost;

/** Words per entry of the move path. */
const STRIDE = 9;
const UNKNOWN = -9;

/** Classic values of pawn, knight, bishop, rook, queen and king. */
export const CLASSIC = [0, 1, 3, 3, 5, 9, 0] as const;
/** A power of two above the largest material of one side: nine queens, two rooks, bishops and knights make 103. */
const CLASSIC_SCALE = 128;

/**
 * Native chess position. A move is an integer (`packedMove`). At the root the game continues as long as the FIDE Laws
 * allow; after the first move it is a draw as soon as one can be claimed (`canClaim`). A search gives the same value,
 * since the player who moved there could have claimed the draw with the move (9.2 and 9.3).
 *
 * Equal hashes mean: same pieces, side, castling rights and en passant square, and the same number of repetitions. As
 * in most chess programs, the hash ignores which other positions came before, and the clock while it is below 80.
 */
export class ChessPosition implements Position {
  readonly hashOmits = "which positions came before, and the clock below 80";
  readonly width = WIDTH;
  readonly board = new Board();
  private readonly generator = new MoveGenerator(this.board);
  side = 0;
  castling = 0;
  /** The en passant target square, set only if the capture is legal; else -1. */
  passing = -1;
  clock = 0;
  number = 1;
  private low = 0;
  private high = 0;
  /** Number of earlier occurrences of the position, at most 4. */
  private repeated = 0;
  /** The cached result of `turn`, and whether it is mate. */
  private known = UNKNOWN;
  private mated = false;
  private ply = 0;
  private first = 0;
  /**
   * Indexed by ply: move, captured piece, and the previous castling rights, en passant square, clock, hash and
   * repetitions.
   */
  private path = new Int32Array(STRIDE * 32);

  constructor({ pieces, side, castling, passing, clock, number }: Setup) {
    for (let square = 0; square < 64; square++)
      if (pieces[square]! > 0) this.board.put(pieces[square]!, square);
    this.side = side;
    this.castling = castling;
    this.passing = passing >= 0 && this.canPass(passing) ? passing : -1;
    this.clock = clock;
    this.number = number;
    this.rehash();
  }

  turn(): number {
    if (this.known === UNKNOWN) this.known = this.judged();
    return this.known;
  }

  moves(into: Int32Array, from: number): number {
    return this.generator.all(into, from, this.side, this.castling, this.passing);
  }

  outcomes(): number {
    return 0;
  }

  play(move: number): void {
    const { board, side } = this;
    const to = move & 63;
    const from = (move >> 6) & 63;
    const becomes = move >> 12;
    const piece = board.squares[from]!;
    const kind = piece & 7;
    let taken = board.squares[to]!;
    let takenAt = to;
    if (kind === PAWN && to === this.passing) {
      takenAt = to ^ 8;
      taken = board.squares[takenAt]!;
    }
    this.remember(move, taken, takenAt);
    if (taken !== 0) board.take(takenAt);
    board.take(from);
    board.put(becomes === 0 ? piece : becomes + side * BLACK, to);
    if (kind === KING && (to - from === 2 || from - to === 2)) this.castleRook(to, from < to);
    this.castling &= RIGHTS_LEFT[from]! & RIGHTS_LEFT[to]!;
    this.clock = kind === PAWN || taken !== 0 ? 0 : this.clock + 1;
    this.number += side;
    this.side = 1 - side;
    this.passing =
      kind === PAWN && (from ^ to) === 16 && this.canPass((from + to) >> 1) ? (from + to) >> 1 : -1;
    this.rehash();
    this.known = UNKNOWN;
  }

  undo(): void {
    if (this.ply === this.first) throw new RangeError("There is no move to undo.");
    const { board, path } = this;
    const at = STRIDE * --this.ply;
    const move = path[at]!;
    const to = move & 63;
    const from = (move >> 6) & 63;
    this.side = 1 - this.side;
    this.number -= this.side;
    const piece = move >> 12 === 0 ? board.squares[to]! : PAWN + this.side * BLACK;
    board.take(to);
    board.put(piece, from);
    if (path[at + 1] !== 0) board.put(path[at + 1]!, path[at + 2]!);
    if ((piece & 7) === KING && (to - from === 2 || from - to === 2)) this.uncastleRook(to, from < to);
    this.castling = path[at + 3]!;
    this.passing = path[at + 4]!;
    this.clock = path[at + 5]!;
    this.low = path[at + 6]!;
    this.high = path[at + 7]!;
    this.repeated = path[at + 8]!;
    // A move was played here, so the game was not over; a record may also continue after its end.
    this.known = this.ply === this.first ? UNKNOWN : this.side;
  }

  payoff(player: number): number {
    if (this.turn() !== OVER || !this.mated) return 0;
    return player === this.side ? -1 : 1;
  }

  hashLow(): number {
    const { repeated, clock } = this;
    return this.low ^ REPEATED_KEYS[2 * repeated]! ^ (clock < CLOCK_HASHED ? 0 : CLOCK_KEYS[2 * clock]!);
  }

  hashHigh(): number {
    const { repeated, clock } = this;
    return (
      this.high ^ REPEATED_KEYS[2 * repeated + 1]! ^ (clock < CLOCK_HASHED ? 0 : CLOCK_KEYS[2 * clock + 1]!)
    );
  }

  copy(): ChessPosition {
    const { board, side, castling, passing, clock, number } = this;
    const twin: ChessPosition = new ChessPosition({ pieces: [], side, castling, passing: -1, clock, number });
    twin.board.set(board);
    twin.passing = passing;
    twin.low = this.low;
    twin.high = this.high;
    twin.repeated = this.repeated;
    twin.known = this.known;
    twin.mated = this.mated;
    twin.ply = this.ply;
    twin.first = this.first;
    twin.path = this.path.slice();
    return twin;
  }

  /** The evaluator "classic": pieces at 1, 3, 3, 5 and 9. */
  evaluate(): number {
    const { counts } = this.board;
    let sum = 0;
    for (let kind = PAWN; kind <= QUEEN; kind++)
      sum += CLASSIC[kind]! * (counts[kind]! - counts[kind + BLACK]!);
    return sum / CLASSIC_SCALE;
  }

  /** Whether a draw can be claimed here: a third repetition, or 50 moves by each side without progress. */
  canClaim(): boolean {
    return this.repeated >= REPEATED_CLAIM || this.clock >= CLOCK_CLAIM;
  }

  /** Whether the side to move is in check. */
  isCheck(): boolean {
    return this.board.attacked(this.board.kings[this.side]!, 1 - this.side);
  }

  /** Whether the last move was irreversible: no earlier position can recur. */
  isFresh(): boolean {
    return this.clock === 0 || (this.ply > 0 && this.path[STRIDE * (this.ply - 1) + 3] !== this.castling);
  }

  /**
   * Clears the undo history but keeps earlier positions for repetition checks.
   *
   * @param claimed whether a draw has been claimed here
   */
  settle(claimed = false): this {
    this.first = this.ply;
    this.known = claimed ? OVER : UNKNOWN;
    this.mated = false;
    return this;
  }

  private judged(): number {
    const isFirst = this.ply === this.first;
    this.mated = false;
    if (this.repeated >= (isFirst ? REPEATED_END : REPEATED_CLAIM) || this.board.isDead()) return OVER;
    if (!this.generator.any(this.side, this.passing)) {
      this.mated = this.generator.legality.checks > 0;
      return OVER;
    }
    return this.clock >= (isFirst ? CLOCK_END : CLOCK_CLAIM) ? OVER : this.side;
  }

  private remember(move: number, taken: number, takenAt: number): void {
    const at = STRIDE * this.ply++;
    if (at + STRIDE > this.path.length) this.path = grown(this.path, 2 * this.path.length);
    const { path } = this;
    path[at] = move;
    path[at + 1] = taken;
    path[at + 2] = takenAt;
    path[at + 3] = this.castling;
    path[at + 4] = this.passing;
    path[at + 5] = this.clock;
    path[at + 6] = this.low;
    path[at + 7] = this.high;
    path[at + 8] = this.repeated;
  }

  /** Recomputes hash and repetitions of the current position. */
  private rehash(): void {
    const { board, castling, passing, side, path } = this;
    let low = board.low ^ CASTLING_KEYS[2 * castling]!;
    let high = board.high ^ CASTLING_KEYS[2 * castling + 1]!;
    if (passing >= 0) {
      low ^= PASSING_KEYS[2 * (passing & 7)]!;
      high ^= PASSING_KEYS[2 * (passing & 7) + 1]!;
    }
    if (side === 1) {
      low ^= SIDE_KEYS[0]!;
      high ^= SIDE_KEYS[1]!;
    }
    this.low = low;
    this.high = high;
    this.repeated = 0;
    const earliest = Math.max(0, this.ply - this.clock);
    for (let ply = this.ply - 4; ply >= earliest; ply -= 2) {
      const at = STRIDE * ply;
      if (path[at + 6] !== low || path[at + 7] !== high) continue;
      this.repeated = Math.min(REPEATED_END, path[at + 8]! + 1);
      break;
    }
  }

  /** Whether the side to move can capture en passant on a square. */
  private canPass(square: number): boolean {
    const { board, side } = this;
    const pawn = PAWN + side * BLACK;
    for (
      let i = 3 * (64 * (1 - side) + square), from = PAWN_ATTACKS[i]!;
      from >= 0;
      from = PAWN_ATTACKS[++i]!
    )
      if (board.squares[from] === pawn && passes(board, side, from, square)) return true;
    return false;
  }

  private castleRook(king: number, short: boolean): void {
    this.board.take(short ? king + 1 : king - 2);
    this.board.put(ROOK + this.side * BLACK, short ? king - 1 : king + 1);
  }

  private uncastleRook(king: number, short: boolean): void {
    this.board.take(short ? king - 1 : king + 1);
    this.board.put(ROOK + this.side * BLACK, short ? king + 1 : king - 2);
  }
}
