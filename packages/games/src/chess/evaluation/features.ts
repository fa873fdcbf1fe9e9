import type { PositionFeatures } from "@tyche/learn";
import { BISHOP, BLACK, KNIGHT, PAWN, QUEEN, ROOK } from "../board/pieces.js";
import { KNIGHT_STEPS, RAYS } from "../board/squares.js";
import type { ChessPosition } from "../position.js";

/** Sums of placement and mobility are divided by this, so that they weigh about as much as pieces do. */
const SCALE = 10;

/** White's less black's: pieces of each kind, and a few sums over where they stand. */
export const CHESS_FEATURES: PositionFeatures<ChessPosition> = {
  name: "chess-pieces/1",
  names: ["pawn", "knight", "bishop", "rook", "queen", "advance", "centre", "shelter", "mobility"],
  write({ board }, into) {
    const { counts } = board;
    for (let kind = PAWN; kind <= QUEEN; kind++) into[kind - 1] = counts[kind]! - counts[kind + BLACK]!;
    into[5] = board.advance / SCALE;
    into[6] = board.centre / SCALE;
    into[7] = board.shelter / SCALE;
    into[8] = (mobility(board, 0) - mobility(board, 1)) / SCALE;
  },
};

/** The pieces alone: what 1-3-3-5-9 has, and nothing else. */
export const PIECE_FEATURES: PositionFeatures<ChessPosition> = {
  name: "chess-pieces-alone/1",
  names: CHESS_FEATURES.names.slice(0, QUEEN),
  write({ board: { counts } }, into) {
    for (let kind = PAWN; kind <= QUEEN; kind++) into[kind - 1] = counts[kind]! - counts[kind + BLACK]!;
  },
};

/** By the name that a model's file has. */
export const FEATURES: ReadonlyMap<string | undefined, PositionFeatures<ChessPosition>> = new Map(
  [CHESS_FEATURES, PIECE_FEATURES].map((features) => [features.name, features]),
);

/** Squares that knights, bishops, rooks and queens reach which are not held by their own side. */
function mobility({ bits, squares }: ChessPosition["board"], side: number): number {
  let reached = 0;
  for (let half = 0; half < 2; half++) {
    for (let left = bits[2 * side + half]!; left !== 0; left &= left - 1) {
      const from = 32 * half + 31 - Math.clz32(left & -left);
      const kind = squares[from]! & 7;
      if (kind === KNIGHT) {
        for (let i = 9 * from, to = KNIGHT_STEPS[i]!; to >= 0; to = KNIGHT_STEPS[++i]!)
          if (squares[to] === 0 || squares[to]! >> 3 !== side) reached++;
        continue;
      }
      if (kind < BISHOP || kind > QUEEN) continue;
      const last = kind === ROOK ? 4 : 8;
      for (let direction = kind === BISHOP ? 4 : 0; direction < last; direction++) {
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
  }
  return reached;
}
