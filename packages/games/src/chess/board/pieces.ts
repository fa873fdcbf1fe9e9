/** A piece is its kind, plus 8 for black; 0 is an empty square. White is player 0. */
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;
export const BLACK = 8;

/** Letters of the kinds: SAN has none for a pawn, FEN has P. */
export const LETTERS = " PNBRQK";

/** The FEN letter: capitals for white. */
export function pieceLetter(piece: number): string {
  const letter = LETTERS[piece & 7]!;
  return piece & BLACK ? letter.toLowerCase() : letter;
}

/** @param letter FEN letter */
export function pieceOf(letter: string): number {
  const kind = LETTERS.indexOf(letter.toUpperCase());
  return letter === letter.toUpperCase() ? kind : kind + BLACK;
}

/**
 * Packs a move into one integer: target square, source square, promotion piece. The lower twelve bits distinguish
 * moves well enough for history tables.
 */
export function packedMove(from: number, to: number, becomes = 0): number {
  return to | (from << 6) | (becomes << 12);
}

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
