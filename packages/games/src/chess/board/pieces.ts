/** A piece is its kind plus 8 for black; 0 is an empty square. White is player 0. */
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;
export const BLACK = 8;

/** Letters of the kinds as in SAN; a pawn has none there, but a letter in FEN. */
export const LETTERS = " PNBRQK";

/** As in FEN: white in capitals. */
export function pieceLetter(piece: number): string {
  const letter = LETTERS[piece & 7]!;
  return piece & BLACK ? letter.toLowerCase() : letter;
}

/** @param letter as in FEN */
export function pieceOf(letter: string): number {
  const kind = LETTERS.indexOf(letter.toUpperCase());
  return letter === letter.toUpperCase() ? kind : kind + BLACK;
}

/**
 * A move in one integer: where to, where from, and what a pawn becomes.
 * The lower twelve bits tell moves apart well enough for histories of cuts.
 */
export function packedMove(from: number, to: number, becomes = 0): number {
  return to | (from << 6) | (becomes << 12);
}
