import { OVER } from "@tyche/engine";
import { gameOver } from "../../kit/notation.js";
import { KING, LETTERS, PAWN, packedMove } from "../board/pieces.js";
import type { ChessPosition } from "../board/position.js";
import { squareName, squareNamed } from "../board/squares.js";
import { texts } from "../texts.js";

/**
 * Legal moves, packed; none at mate or stalemate. Other draws end the game but still have moves here, since records
 * may continue after them.
 */
export function legalMoves(position: ChessPosition): Int32Array {
  const into = new Int32Array(position.width);
  return into.subarray(0, position.moves(into, 0));
}

/** A move in UCI notation: source and target square and promotion piece: "e2e4", "e7e8q". */
export function longName(move: number): string {
  const becomes = move >> 12;
  const squares = squareName((move >> 6) & 63) + squareName(move & 63);
  return becomes === 0 ? squares : squares + LETTERS[becomes]!.toLowerCase();
}

/** Packs a move from UCI notation; it need not be legal. */
export function moveOfLongName(name: string): number {
  const becomes = name.length > 4 ? LETTERS.indexOf(name[4]!.toUpperCase()) : 0;
  return packedMove(squareNamed(name), squareNamed(name.slice(2)), becomes);
}

/** Writes a legal move in standard algebraic notation (PGN specification 8.2.3). */
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

/** The shortest disambiguation of the source square. */
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

/**
 * Parses a legal move in standard or long algebraic notation, or in variants used by programs: "exd6 e.p.", "a8(Q)",
 * "a8Q", "0-0", "Ng1-f3", "N:f3", "nf3", figurines, "Pe4".
 *
 * @throws NotationError if the text is not exactly one legal move
 */
export function moveNamed(position: ChessPosition, text: string): number {
  const moves = legalMoves(position);
  const plain = plainMove(text);
  for (const pattern of patternsOf(plain)) {
    const found = moves.filter((move) => fits(position, move, pattern));
    if (found.length === 1) return found[0]!;
    if (found.length > 1)
      throw texts.notationError("chess-ambiguous", {
        text: text.slice(0, 40),
        all: Array.from(found, (move) => sanOf(position, move)),
      });
  }
  if (moves.length === 0) throw gameOver(text.slice(0, 40));
  const foreign = /^(?![a-hkqrnpKQRBNP])(\p{L}{1,2}?)[a-h]?[1-8]?[a-h][1-8]$/u.exec(plain);
  if (foreign)
    throw texts.notationError("chess-foreign-piece", { text: text.slice(0, 40), letter: foreign[1]! });
  throw texts.notationError("chess-illegal-move", {
    text: text.slice(0, 40),
    legal: Array.from(moves, (move) => sanOf(position, move)),
  });
}

const FIGURINES = "♔♕♖♗♘♙♚♛♜♝♞♟";

/** Strips marks that do not identify the move. */
function plainMove(text: string): string {
  return [...text.trim().replace(/e\.?p\.?$/, "")]
    .map((character) => "KQRBNP"[FIGURINES.indexOf(character) % 6] ?? character)
    .filter((character) => !"+#!?=x:×()-–/ \u{fe0e}\u{fe0f}".includes(character))
    .join("");
}

/** Known parts of a move; undefined parts match anything. */
interface MovePattern {
  readonly kind?: number | undefined;
  readonly fromFile?: string | undefined;
  readonly fromRank?: string | undefined;
  /** The target square, or only its file. */
  readonly to: string;
  readonly becomes?: number | undefined;
  /** Signed number of files that the king moves in castling. */
  readonly castles?: number;
}

/** Possible readings of a move text without marks, most likely first. */
function patternsOf(text: string): readonly MovePattern[] {
  if (/^[0Oo]{2,3}$/.test(text)) return [{ kind: KING, to: "", castles: text.length === 2 ? 2 : -2 }];
  const patterns: MovePattern[] = [];
  const pawn = /^[Pp]?([a-h])?([1-8])?([a-h])([1-8])?([QRBNqrbn])?$/.exec(text);
  const long = /^([a-h])([1-8])([a-h][1-8])([qrbn])?$/i.exec(text);
  if (long) {
    const [, fromFile, fromRank, to, becomes] = long.map((part) => part?.toLowerCase()) as [
      string,
      ...string[],
    ];
    patterns.push({ fromFile, fromRank, to: to!, becomes: kindOf(becomes) });
  }
  if (pawn && (pawn[4] !== undefined || pawn[1] !== undefined)) {
    const [, fromFile, fromRank, file, rank = "", becomes] = pawn;
    // A pawn stays on its file unless it captures.
    patterns.push({
      kind: PAWN,
      fromFile: fromFile ?? file,
      fromRank,
      to: `${file}${rank}`,
      becomes: kindOf(becomes),
    });
  }
  const piece = /^([KQRBNkqrbn])([a-h])?([1-8])?([a-h][1-8])$/.exec(text);
  if (piece) patterns.push({ kind: kindOf(piece[1]), fromFile: piece[2], fromRank: piece[3], to: piece[4]! });
  return patterns;
}

function kindOf(letter: string | undefined): number {
  return letter === undefined ? 0 : LETTERS.indexOf(letter.toUpperCase());
}

function fits(position: ChessPosition, move: number, wanted: MovePattern): boolean {
  const from = squareName((move >> 6) & 63);
  const kind = position.board.squares[(move >> 6) & 63]! & 7;
  if (wanted.castles !== undefined)
    return kind === KING && (move & 63) - ((move >> 6) & 63) === wanted.castles;
  return (
    (wanted.kind === undefined || kind === wanted.kind) &&
    (wanted.fromFile === undefined || from[0] === wanted.fromFile) &&
    (wanted.fromRank === undefined || from[1] === wanted.fromRank) &&
    squareName(move & 63).startsWith(wanted.to) &&
    (wanted.becomes ?? 0) === move >> 12
  );
}
