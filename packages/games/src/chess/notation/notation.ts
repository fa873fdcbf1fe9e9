import type { Notation } from "@tyche/engine";
import { pieceLetter } from "../board/pieces.js";
import { texts } from "../texts.js";
import { readFen, START_FEN, writeFen } from "./fen.js";
import { longName, moveNamed, moveOfLongName, sanOf } from "./move-names.js";
import { type ChessAction, type ChessState, claimedAt, standing, stateAfter, stateAt } from "./state.js";

/** A FEN or EPD line, followed by UCI moves and an optional draw claim: "FEN moves g1f3 g8f6 draw". */
export const chessNotation: Notation<ChessState, ChessAction> = {
  position: ({ from, moves, claimed }) =>
    `${from}${moves.length === 0 ? "" : ` moves ${moves.join(" ")}`}${claimed ? " draw" : ""}`,
  parsePosition(text) {
    const words = text.trim().split(/\s+/);
    const isClaimed = words.length > 1 && words.at(-1) === "draw";
    if (isClaimed) words.pop();
    const at = words.indexOf("moves");
    // The word may also occur in an EPD operation.
    const played = at < 0 || words.slice(at).some((word) => word.includes(";")) ? words.length : at;
    const place = words.slice(0, played).join(" ");
    let state = stateAt(/^(start|startpos|)$/.test(place) ? START_FEN : writeFen(readFen(place)));
    for (const move of words.slice(played + 1)) state = stateAfter(state, moveNamed(standing(state), move));
    if (!isClaimed) return state;
    const claimed = claimedAt(state);
    if (!claimed) throw texts.notationError("chess-no-draw", { text: chessNotation.position(state) });
    return claimed;
  },
  action: (state, action) => sanOf(standing(state), moveOfLongName(action)),
  parseAction: (state, text) => longName(moveNamed(standing(state), text)),
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
