import { boardEditor, choiceField, numberField, putOnly, rowsOf } from "../../kit/board-editor.js";
import { Piece } from "./pieces.js";
import { numberOf, type State, sideOf, squareName, squaresOf } from "./placement.js";
import { manName } from "./spoken.js";

const MEN = [..."KQRBNPkqrbnp"];
const RIGHTS = ["K", "Q", "k", "q"] as const;
const FILES = [..."abcdefgh"];

/** Edits a FEN field by field. The history is dropped, so positions cannot repeat earlier ones. */
export const editor = boardEditor<State>({
  draftOf({ state }) {
    const [, , castling = "", passing = "-", clock = "0"] = state.from.split(" ");
    return {
      cells: squaresOf(state),
      fields: {
        side: sideOf(state) === 0 ? "w" : "b",
        ...Object.fromEntries(RIGHTS.map((right) => [right, castling.includes(right) ? "on" : ""])),
        // A later move has ended the right to capture en passant.
        passing: state.moves.length > 0 ? "-" : passing,
        clock: String(Number(clock) + state.moves.length),
        number: String(numberOf(state)),
      },
    };
  },
  textOf({ cells, fields }) {
    const placement = rowsOf(cells, 8)
      .map((row) =>
        row
          .map((man) => man || "1")
          .join("")
          .replace(/1+/g, (empty) => String(empty.length)),
      )
      .join("/");
    const castling = RIGHTS.filter((right) => fields[right] !== "").join("") || "-";
    return [placement, fields.side, castling, fields.passing, fields.clock || "0", fields.number || "1"].join(
      " ",
    );
  },
  // Each side has one king.
  put: (draft, square, man) =>
    man === "K" || man === "k"
      ? putOnly(draft, square, man)
      : { ...draft, cells: draft.cells.with(square, man) },
  useLook({ cells, fields }, _edited, { seats, words }) {
    const look = cells.map((man, cell) => ({
      cell,
      name: `${squareName(cell)}, ${man === "" ? words.text("board-empty") : manName(words, man)}`,
      className: (cell + Math.floor(cell / 8)) % 2 === 0 ? "light" : "dark",
      content: man !== "" && <Piece letter={man} />,
    }));
    const rank = fields.side === "w" ? 6 : 3;
    return {
      className: "chess",
      rows: rowsOf(look, 8),
      pieces: MEN.map((man) => ({
        id: man,
        key: man,
        name: manName(words, man),
        picture: <Piece letter={man} />,
      })),
      fields: [
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
          ...FILES.map((file) => `${file}${rank}`),
        ]),
        numberField("clock", words.text("chess-editor-clock"), 100),
        numberField("number", words.text("chess-editor-number"), 5000, 1),
      ],
      frame: (grid) => <div className="chess-board chess-edited">{grid}</div>,
    };
  },
});
