import { NotationError } from "@tyche/engine";

/** Names of the sides in messages. */
const SIDES = { w: "White", b: "Black" } as const;

/**
 * Checks the six fields of a FEN, individually and together, except for the letters of the castling rights.
 *
 * @throws NotationError if a field is invalid
 */
export function checkFen(fields: readonly string[]): void {
  const count = fields.length;
  if (count !== 6)
    throw new NotationError("chess-fen-fields", { count }, `A FEN has at most 6 fields, not ${count}.`);
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
  if (count !== 8)
    throw new NotationError(
      "chess-ranks",
      { count },
      `A FEN begins with 8 ranks, separated by /, not with ${count}.`,
    );
  for (const rank of ranks) {
    const letter = /[^1-8prnbqkPRNBQK]/u.exec(rank)?.[0];
    if (letter !== undefined)
      throw new NotationError("chess-piece", { text: letter }, `"${letter}" is not a piece of chess.`);
    if (/\d\d/.test(rank))
      throw new NotationError(
        "chess-rank-digits",
        { text: rank },
        `Empty squares side by side are one digit: "${rank}" has two in a row.`,
      );
    const squares = [...rank].reduce((sum, sign) => sum + (/\d/.test(sign) ? Number(sign) : 1), 0);
    if (squares !== 8)
      throw new NotationError(
        "chess-rank",
        { text: rank, squares },
        `A rank has 8 squares, but "${rank}" has ${squares}.`,
      );
  }
}

function checkPassing(square: string, side: "w" | "b"): void {
  if (!/^(?:-|[a-h][36])$/.test(square))
    throw new NotationError(
      "chess-en-passant",
      { text: square },
      `The en passant square must be - or a square such as e3 or d6, not "${square}".`,
    );
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
  if (/p/i.test(ranks[0]! + ranks[7]!))
    throw new NotationError("chess-pawns", {}, "There cannot be pawns on the first or the last rank.");
}
