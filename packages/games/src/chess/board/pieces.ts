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
