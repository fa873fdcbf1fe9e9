import { boardEditor } from "../../editor/board-editor.js";
import { rowsOf } from "../../editor/draft.js";
import { Mark } from "./mark.js";

/** Nine cells; the player to move follows from the number of marks. */
export const editor = boardEditor<string>({
  draftOf: ({ state }) => ({ cells: [...state].map((cell) => (cell === "." ? "" : cell)), fields: {} }),
  textOf: ({ cells }) =>
    rowsOf(cells, 3)
      .map((row) => row.map((cell) => cell || ".").join(""))
      .join("|"),
  useLook({ cells }, _edited, { seats, words }) {
    const pieces = (["X", "O"] as const).map((mark, seat) => ({
      id: mark,
      name: seats[seat]!,
      picture: <Mark mark={mark} className="set" />,
    }));
    const look = cells.map((held, cell) => {
      const piece = pieces.find(({ id }) => id === held);
      const place = [
        words.text("board-row", { row: Math.floor(cell / 3) + 1 }),
        words.text("board-column", { column: (cell % 3) + 1 }),
      ];
      return {
        cell,
        name: [...place, piece?.name ?? words.text("board-empty")].join(", "),
        content: piece?.picture,
      };
    });
    return { className: "tic-tac-toe", rows: rowsOf(look, 3), pieces, fields: [] };
  },
});
