import { BISHOP, BLACK, KING, KNIGHT, PAWN } from "../board/pieces.js";

/** What a piece on a square counts, white's for and black's against, at `64 * piece + square`. */
type Placement = (file: number, rank: number) => number;

/** 0 at the edge to 3 in the middle. */
const centrality: Placement = (file, rank) => Math.min(file, 7 - file, rank, 7 - rank);

/** Ranks that pawns have gone. */
export const ADVANCE = table([PAWN], (_file, rank) => rank - 1);
/** How central knights and bishops stand. */
export const CENTRE = table([KNIGHT, BISHOP], centrality);
/** How far from the middle the king stands, by files and from its own back rank: 3 at the edge of the back rank. */
export const SHELTER = table([KING], (file, rank) => 3 - Math.min(file, 7 - file) - rank);

/** @param of as white sees it, rank 0 its own back rank */
function table(kinds: readonly number[], of: Placement): Int8Array {
  const values = new Int8Array(16 * 64);
  for (const kind of kinds) {
    for (let square = 0; square < 64; square++) {
      const value = of(square & 7, square >> 3);
      values[(kind << 6) | square] = value;
      values[((kind + BLACK) << 6) | (square ^ 56)] = -value;
    }
  }
  return values;
}
