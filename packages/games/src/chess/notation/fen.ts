import { NotationError } from "@tyche/engine";
import { CASTLE_LONG, CASTLE_SHORT } from "../board/move-generation.js";
import { BLACK, KING, pieceLetter, pieceOf, ROOK } from "../board/pieces.js";
import { ChessPosition, CLOCK_END } from "../board/position.js";
import { squareName, squareNamed } from "../board/squares.js";
import { texts } from "../texts.js";

/** Forsyth-Edwards notation (S. Edwards, Portable Game Notation Specification, 1994, 16.1). */

export const START_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** Defaults for omitted trailing fields. */
const USUAL = ["w", "-", "-", "0", "1"];

/**
 * Reads a FEN, or a line of EPD: four fields and operations, of which `hmvc` and `fmvn` are the last two fields of a
 * FEN. Drops castling rights without king and rook at home, and en passant squares on which no pawn can capture.
 *
 * @throws NotationError if the text is invalid
 */
export function readFen(text: string): ChessPosition {
  const fields = text.trim().split(/\s+/);
  const padded = [...fields, ...USUAL.slice(fields.length - 1)];
  const at = firstOperation(fields);
  if (at < fields.length) {
    const operations = operationsOf(fields.slice(at).join(" "));
    const [clock, number] = [fields[4], fields[5]].map((field, i) => (4 + i < at ? field : undefined));
    padded.splice(4, Number.POSITIVE_INFINITY);
    padded.push(operations.get("hmvc") ?? clock ?? "0", operations.get("fmvn") ?? number ?? "1");
  }
  // Some programs count full moves from 0.
  if (padded[5] === "0") padded[5] = "1";
  checkFen(padded);
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
    clock: Math.min(Number(clock), CLOCK_END),
    number: Number(number),
  });
  if (position.board.attacked(position.board.kings[1 - position.side]!, position.side))
    throw texts.notationError("chess-king-capture", {});
  return position;
}

/**
 * Index of the first EPD operation: after four fields, or after the six of a FEN; the number of fields if there are
 * none.
 */
function firstOperation(fields: readonly string[]): number {
  if (fields.length < 5) return fields.length;
  const at = /^\d+$/.test(fields[4]!) ? 6 : 4;
  const isEpd = fields.length > at && /^[A-Za-z]\w*;?$/.test(fields[at]!) && fields.at(-1)!.endsWith(";");
  return isEpd ? at : fields.length;
}

/** EPD operations (PGN specification 16.2.3) by name: `bm Nf3; id "a name; with a semicolon";`. */
function operationsOf(text: string): ReadonlyMap<string, string> {
  const operations = new Map<string, string>();
  let isQuoted = false;
  let operation = "";
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (character !== ";" || isQuoted) {
      operation += character;
      continue;
    }
    const [name = "", ...operands] = operation.trim().split(" ");
    operations.set(name, operands.join(" "));
    operation = "";
  }
  return operations;
}

/** Writes a chess position as FEN. */
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

/**
 * Castling rights from FEN letters, or from rook files as in Shredder-FEN.
 *
 * @throws NotationError for Chess960 castling rights, which are not supported
 */
function rightsOf(text: string, pieces: Int8Array): number {
  let rights = 0;
  for (const letter of text === "-" ? "" : text) {
    const side = letter === letter.toUpperCase() ? 0 : 1;
    const home = 56 * side;
    const rook = ROOK + side * BLACK;
    const isAtHome = pieces[home + 4] === KING + side * BLACK;
    const rank = pieces.subarray(home, home + 8);
    const king = rank.indexOf(KING + side * BLACK);
    const file = "ABCDEFGH".indexOf(letter.toUpperCase());
    // K and Q mean the outermost rook on that side of the king (X-FEN).
    const isShort = file < 0 ? /k/i.test(letter) : file > king;
    const corner = isShort ? 7 : 0;
    if (isAtHome && rank[corner] === rook && (file < 0 || file === corner))
      rights |= (isShort ? CASTLE_SHORT : CASTLE_LONG)[side]!;
    else if (
      king >= 0 &&
      (file >= 0 || (isShort ? rank.lastIndexOf(rook) > king : rank.subarray(0, king).includes(rook)))
    )
      throw texts.notationError("chess-960", { text });
  }
  return rights;
}

/** Names of the sides in messages. */
const SIDES = { w: "White", b: "Black" } as const;

/**
 * Checks the six fields of a FEN, individually and together, except for the letters of the castling rights.
 *
 * @throws NotationError if a field is invalid
 */
function checkFen(fields: readonly string[]): void {
  const count = fields.length;
  if (count !== 6) throw texts.notationError("chess-fen-fields", { count });
  const [placement, side, castling, passing, clock, number] = fields as [string, ...string[]];
  const ranks = placement.split("/");
  checkRanks(ranks);
  if (side !== "w" && side !== "b") throw texts.notationError("chess-side-to-move", { text: side! });
  if (!/^(?:-|[A-Ha-hKkQq]+)$/.test(castling!))
    throw texts.notationError("chess-castling", { text: castling! });
  checkPassing(passing!, side);
  if (!/^\d+$/.test(clock!)) throw texts.notationError("chess-clock", { text: clock! });
  if (!/^\d+$/.test(number!) || Number(number) === 0)
    throw texts.notationError("chess-move-number", { text: number! });
  checkPieces(placement, ranks);
}

function checkRanks(ranks: readonly string[]): void {
  const count = ranks.length;
  if (count !== 8) throw texts.notationError("chess-ranks", { count });
  for (const rank of ranks) {
    const letter = /[^1-8prnbqkPRNBQK]/u.exec(rank)?.[0];
    if (letter !== undefined) throw texts.notationError("chess-piece", { text: letter });
    if (/\d\d/.test(rank)) throw texts.notationError("chess-rank-digits", { text: rank });
    const squares = [...rank].reduce((sum, sign) => sum + (/\d/.test(sign) ? Number(sign) : 1), 0);
    if (squares !== 8) throw texts.notationError("chess-rank", { text: rank, squares });
  }
}

function checkPassing(square: string, side: "w" | "b"): void {
  if (!/^(?:-|[a-h][36])$/.test(square)) throw texts.notationError("chess-en-passant", { text: square });
  if (square[1] === (side === "w" ? "3" : "6"))
    throw new NotationError(
      "chess-en-passant-side",
      { side, square },
      `The en passant square cannot be ${square} with ${SIDES[side]} to move.`,
    );
}

function checkPieces(placement: string, ranks: readonly string[]): void {
  for (const side of ["w", "b"] as const) {
    const count = [...placement].filter((letter) => letter === (side === "w" ? "K" : "k")).length;
    if (count === 0)
      throw new NotationError("chess-no-king", { side }, `${SIDES[side]} has no king on the board.`);
    if (count > 1)
      throw new NotationError("chess-kings", { side, count }, `${SIDES[side]} has ${count} kings.`);
  }
  if (/p/i.test(ranks[0]! + ranks[7]!)) throw texts.notationError("chess-pawns", {});
}
