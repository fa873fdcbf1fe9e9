import { NotationError } from "@tyche/engine";
import { validateFen } from "chess.js";
import { CASTLE_LONG, CASTLE_SHORT } from "../board/move-generation.js";
import { BLACK, KING, pieceLetter, pieceOf, ROOK } from "../board/pieces.js";
import { squareName, squareNamed } from "../board/squares.js";
import { ChessPosition } from "../position.js";

/** Forsyth-Edwards notation (S. Edwards, Portable Game Notation Specification, 1994, 16.1). */

export const START_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** What the last fields are where they are left out. */
const USUAL = ["w", "-", "-", "0", "1"];

/**
 * The position that a FEN tells. Rights to castle without king and rook at home, and a square to take en passant on which
 * no pawn can, are left out.
 *
 * @throws NotationError
 */
export function readFen(text: string): ChessPosition {
  const fields = text.trim().split(/\s+/);
  const padded = [...fields, ...USUAL.slice(fields.length - 1)];
  const fen = padded.join(" ");
  const { ok, error } = validateFen(fen);
  if (!ok)
    throw new NotationError(`This is no FEN of chess: ${error!.replace(/^Invalid FEN: /, "")}: "${fen}".`);
  const [placement, side, castling, passing, clock, number] = padded as [string, ...string[]];
  const pieces = new Int8Array(64);
  for (const [down, row] of placement.split("/").entries()) {
    let square = 8 * (7 - down);
    for (const letter of row) {
      if (/\d/.test(letter)) square += Number(letter);
      else pieces[square++] = pieceOf(letter);
    }
  }
  const position = new ChessPosition({
    pieces,
    side: side === "w" ? 0 : 1,
    castling: rightsOf(castling!, pieces),
    passing: passing === "-" ? -1 : squareNamed(passing!),
    clock: Math.min(Number(clock), 100),
    number: Number(number),
  });
  if (position.board.attacked(position.board.kings[1 - position.side]!, position.side))
    throw new NotationError(`The side to move could take the king: "${fen}".`);
  return position;
}

/** A position of chess as a FEN. */
export function writeFen({ board, side, castling, passing, clock, number }: ChessPosition): string {
  const rows = Array.from({ length: 8 }, (_, down) =>
    Array.from(board.squares.subarray(8 * (7 - down), 8 * (8 - down)), (piece) =>
      piece === 0 ? "1" : pieceLetter(piece),
    )
      .join("")
      .replace(/1+/g, (empty) => String(empty.length)),
  );
  const rights = [..."KQkq"].filter((_, bit) => (castling >> bit) & 1).join("") || "-";
  const square = passing < 0 ? "-" : squareName(passing);
  return `${rows.join("/")} ${side === 0 ? "w" : "b"} ${rights} ${square} ${clock} ${number}`;
}

function rightsOf(text: string, pieces: Int8Array): number {
  let rights = 0;
  for (const side of [0, 1]) {
    const home = 56 * side;
    if (pieces[home + 4] !== KING + side * BLACK) continue;
    const rook = ROOK + side * BLACK;
    if (text.includes("Kk"[side]!) && pieces[home + 7] === rook) rights |= CASTLE_SHORT[side]!;
    if (text.includes("Qq"[side]!) && pieces[home] === rook) rights |= CASTLE_LONG[side]!;
  }
  return rights;
}
