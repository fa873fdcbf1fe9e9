import { type Notation, NotationError } from "@tyche/engine";
import { pieceLetter } from "../board/pieces.js";
import { type ChessAction, type ChessState, standing, stateAfter, stateAt } from "../state.js";
import { readFen, START_FEN, writeFen } from "./fen.js";
import { legalMoves, longName, moveOfLongName, sanOf } from "./move-names.js";

/** A FEN, or one with the moves that were played from there, as in UCI: "FEN moves g1f3 g8f6". */
export const chessNotation: Notation<ChessState, ChessAction> = {
  position: ({ from, moves }) => (moves.length === 0 ? from : `${from} moves ${moves.join(" ")}`),
  parsePosition(text) {
    const [place = "", played = ""] = text.trim().split(/\s*\bmoves\b\s*/);
    let state = stateAt(/^(start|startpos|)$/.test(place) ? START_FEN : writeFen(readFen(place)));
    for (const move of played.split(/\s+/).filter((word) => word !== ""))
      state = stateAfter(state, moveNamed(state, move));
    return state;
  },
  action: (state, action) => sanOf(standing(state), moveOfLongName(action)),
  parseAction: (state, text) => longName(moveNamed(state, text)),
  draw(state) {
    const { squares } = standing(state).board;
    const rows = Array.from({ length: 8 }, (_, down) => {
      const rank = 7 - down;
      const row = Array.from(squares.subarray(8 * rank, 8 * rank + 8), (piece) =>
        piece === 0 ? "·" : pieceLetter(piece),
      );
      return `${rank + 1} │ ${row.join(" ")} │`;
    });
    return [...rows, `  └${"─".repeat(17)}┘`, "    a b c d e f g h"].join("\n");
  },
};

/**
 * The legal move that a text names, in standard or long algebraic notation.
 * @throws NotationError
 */
function moveNamed(state: ChessState, text: string): number {
  const position = standing(state);
  const moves = [...legalMoves(position)];
  const wanted = text.trim();
  const long = moves.find((move) => longName(move) === wanted.replace("-", "").toLowerCase());
  if (long !== undefined) return long;
  const plain = plainSan(wanted);
  const found = moves.filter((move) => plainSan(sanOf(position, move)) === plain);
  if (found.length === 1) return found[0]!;
  if (moves.length === 0) throw new NotationError(`"${text}" cannot be played: the game is over.`);
  const legal = moves.map((move) => sanOf(position, move)).join(", ");
  throw new NotationError(`"${text}" is not a legal move here; legal: ${legal}.`);
}

/** Without the marks that say nothing about which move it is. */
function plainSan(text: string): string {
  return text.replace(/[+#!?=x]/g, "").replaceAll("0", "O");
}
