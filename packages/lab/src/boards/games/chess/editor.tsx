import type { ChessState } from "@tyche/games/chess";
import { choiceField, numberField, rowsOf } from "../../kit/board-editor.js";
import { gridEditor, settleOnce } from "../../kit/grid-board.js";
import { Piece } from "./pieces.js";
import { numberOf, sideOf, squareColour, squareName, squaresOf } from "./placement.js";
import { manName } from "./spoken.js";

const MEN = [..."KQRBNPkqrbnp"];
const RIGHTS = ["K", "Q", "k", "q"] as const;
const FILES = [..."abcdefgh"];

/** Edits a FEN field by field. The history is dropped, so positions cannot repeat earlier ones. */
export const editor = gridEditor<ChessState>({
  className: "chess",
  columns: () => 8,
  cells: squaresOf,
  pieces: () => MEN,
  pieceName: (man, { words }) => manName(words, man),
  picture: (man) => <Piece letter={man} />,
  squareName: (_words, row, column) => squareName(8 * row + column),
  squareClass: squareColour,
  editor: {
    key: String,
    // Each side has one king.
    settle: (cells, columns, placed) =>
      placed !== undefined && /k/i.test(cells[placed]!) ? settleOnce(cells, columns, placed) : cells,
    frame: (grid) => <div className="chess-board chess-edited">{grid}</div>,
    values(state) {
      const [, , castling = "", passing = "-", clock = "0"] = state.from.split(" ");
      return {
        side: sideOf(state) === 0 ? "w" : "b",
        ...Object.fromEntries(RIGHTS.map((right) => [right, castling.includes(right) ? "on" : ""])),
        // A later move has ended the right to capture en passant.
        passing: state.moves.length > 0 ? "-" : passing,
        clock: String(Number(clock) + state.moves.length),
        number: String(numberOf(state)),
      };
    },
    text(cells, columns, fields) {
      const placement = rowsOf(cells, columns)
        .map((row) =>
          row
            .map((man) => man || "1")
            .join("")
            .replace(/1+/g, (empty) => String(empty.length)),
        )
        .join("/");
      const castling = RIGHTS.filter((right) => fields[right] !== "").join("") || "-";
      const { side, passing, clock, number } = fields;
      return [placement, side, castling, passing, clock || "0", number || "1"].join(" ");
    },
    fields: ({ fields: { side } }, { seats, words }) => [
      choiceField("side", words.text("board-editor-to-move"), [
        ["w", seats[0]!],
        ["b", seats[1]!],
      ]),
      ...RIGHTS.map(
        (right) =>
          ({
            name: right,
            label: words.text("chess-editor-castling", { castling: right }),
            kind: "check",
          }) as const,
      ),
      choiceField("passing", words.text("chess-editor-passing"), [
        ["-", words.text("chess-editor-none")],
        ...FILES.map((file) => `${file}${side === "w" ? 6 : 3}`),
      ]),
      numberField("clock", words.text("chess-editor-clock"), 100),
      numberField("number", words.text("chess-editor-number"), 5000, 1),
    ],
  },
});
