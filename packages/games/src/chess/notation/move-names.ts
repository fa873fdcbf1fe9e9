import { OVER } from "@tyche/engine";
import { KING, LETTERS, PAWN, packedMove } from "../board/pieces.js";
import { squareName, squareNamed } from "../board/squares.js";
import type { ChessPosition } from "../position.js";

/** The legal moves of a position, packed; none where the game is over. */
export function legalMoves(position: ChessPosition): Int32Array {
  if (position.turn() === OVER) return new Int32Array(0);
  const into = new Int32Array(position.width);
  return into.subarray(0, position.moves(into, 0));
}

/** Squares from and to, and what a pawn becomes, as UCI writes it: "e2e4", "e7e8q". */
export function longName(move: number): string {
  const becomes = move >> 12;
  const squares = squareName((move >> 6) & 63) + squareName(move & 63);
  return becomes === 0 ? squares : squares + LETTERS[becomes]!.toLowerCase();
}

/** The move of which this is the long name; it need not be legal. */
export function moveOfLongName(name: string): number {
  const becomes = name.length > 4 ? LETTERS.indexOf(name[4]!.toUpperCase()) : 0;
  return packedMove(squareNamed(name), squareNamed(name.slice(2)), becomes);
}

/** Standard algebraic notation (PGN specification 8.2.3) of a legal move. */
export function sanOf(position: ChessPosition, move: number): string {
  const { squares } = position.board;
  const to = move & 63;
  const from = (move >> 6) & 63;
  const kind = squares[from]! & 7;
  const takes = squares[to] !== 0 || (kind === PAWN && to === position.passing);
  let text: string;
  if (kind === KING && Math.abs(to - from) === 2) text = to > from ? "O-O" : "O-O-O";
  else if (kind === PAWN) {
    const becomes = move >> 12;
    text = `${takes ? `${squareName(from)[0]}x` : ""}${squareName(to)}${becomes === 0 ? "" : `=${LETTERS[becomes]}`}`;
  } else text = `${LETTERS[kind]}${distinction(position, move)}${takes ? "x" : ""}${squareName(to)}`;
  position.play(move);
  const check = position.isCheck() ? (position.turn() === OVER && position.payoff(0) !== 0 ? "#" : "+") : "";
  position.undo();
  return text + check;
}

/** As much of the square from which a piece comes as tells it from its like. */
function distinction(position: ChessPosition, move: number): string {
  const { squares } = position.board;
  const from = (move >> 6) & 63;
  const others = [...legalMoves(position)]
    .filter((other) => (other & 63) === (move & 63) && other !== move)
    .map((other) => (other >> 6) & 63)
    .filter((square) => squares[square] === squares[from]);
  if (others.length === 0) return "";
  const name = squareName(from);
  if (others.every((square) => (square & 7) !== (from & 7))) return name[0]!;
  return others.every((square) => square >> 3 !== from >> 3) ? name[1]! : name;
}
