import { NotationError } from "@tyche/engine";
import { texts } from "../texts.js";

/** Names of the sides in messages. */
const SIDES = { w: "White", b: "Black" } as const;

/**
 * Checks the six fields of a FEN, individually and together, except for the letters of the castling rights.
 *
 * @throws NotationError if a field is invalid
 */
export function checkFen(fields: readonly string[]): void {
  const count = fields.length;
  if (count !== 6) throw texts.notationError("chess-fen-fields", { count });
  const [placement, side, castling, passing, clock, number] = fields as [string, ...string[]];
  const ranks = placement.split("/");
  checkRanks(ranks);
  if (side !== "w" && side !== "b")
    throw new NotationError(
      "chess-side-to-move",
      { text: side! },
      `The side to move must be "w" or "b", not "${side}".`,
    );
  if (!/^(?:-|[A-Ha-hKkQq]+)$/.test(castling!))
    throw new NotationError(
      "chess-castling",
      { text: castling! },
      `The castling rights must be - or letters such as KQkq, not "${castling}".`,
    );
  checkPassing(passing!, side);
  if (!/^\d+$/.test(clock!))
    throw new NotationError(
      "chess-clock",
      { text: clock! },
      `The halfmove clock must be a whole number, 0 or more, not "${clock}".`,
    );
  if (!/^\d+$/.test(number!) || Number(number) === 0)
    throw new NotationError(
      "chess-move-number",
      { text: number! },
      `The move number must be a whole number, 1 or more, not "${number}".`,
    );
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
