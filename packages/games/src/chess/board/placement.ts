import { BISHOP, BLACK, KING, KNIGHT, PAWN } from "./pieces.js";

/** Score of a piece on a square, positive for white and negative for black, at `64 * piece + square`. */
type Placement = (file: number, rank: number) => number;

/** 0 at the edge to 3 in the centre. */
const centrality: Placement = (file, rank) => Math.min(file, 7 - file, rank, 7 - rank);

/** Ranks advanced by pawns. */
export const ADVANCE = table([PAWN], (_file, rank) => rank - 1);
/** Centrality of knights and bishops. */
export const CENTRE = table([KNIGHT, BISHOP], centrality);
/**
 * King safety by placement: distance from the central files, minus the rank counted from its own back rank; 3 in the
 * corner.
 */
export const SHELTER = table([KING], (file, rank) => 3 - Math.min(file, 7 - file) - rank);

/** @param of score from white's view, with rank 0 as its own back rank */
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
