import { boardEditor } from "../../editor/board-editor.js";
import { type Draft, rowsOf } from "../../editor/draft.js";
import { Stone } from "./stone.js";

/** Applies gravity: a placed stone falls onto those below, and stones above a removed one come down. */
function fallen(draft: Draft, columns: number): Draft {
  const rows = rowsOf(draft.cells, columns);
  const stacks = Array.from({ length: columns }, (_, x) =>
    rows
      .map((row) => row[x]!)
      .filter((cell) => cell !== "")
      .reverse(),
  );
  return {
    ...draft,
    cells: rows.flatMap((row, y) => row.map((_, x) => stacks[x]![rows.length - 1 - y] ?? "")),
  };
}

const columnsOf = (draft: Draft): number => Number(draft.fields.columns);

/** Rows from the top; the player to move follows from the number of stones. */
export const editor = boardEditor<readonly string[]>({
  draftOf({ state, position }) {
    const rows = position.split("/");
    return {
      cells: rows.flatMap((row) => [...row].map((cell) => (cell === "." ? "" : cell))),
      fields: { columns: String(state.length) },
    };
  },
  textOf: (draft) =>
    rowsOf(draft.cells, columnsOf(draft))
      .map((row) => row.map((cell) => cell || ".").join(""))
      .join("/"),
  put(draft, cell, piece) {
    const { cells } = draft;
    const columns = columnsOf(draft);
    // A press anywhere in an empty column drops a stone; a press on a stone replaces it.
    return fallen({ ...draft, cells: cells.with(cell, piece) }, columns);
  },
  without: (draft, cell) => fallen({ ...draft, cells: draft.cells.with(cell, "") }, columnsOf(draft)),
  useLook(draft, _edited, { seats, words }) {
    const columns = columnsOf(draft);
    const height = draft.cells.length / columns;
    const hole = (stone: string) => (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle className="hole" cx="12" cy="12" r="9.6" />
        {stone !== "" && <Stone stone={stone as "X" | "O"} />}
      </svg>
    );
    const look = draft.cells.map((held, cell) => ({
      cell,
      name: [
        words.text("board-column", { column: (cell % columns) + 1 }),
        words.text("board-row", { row: height - Math.floor(cell / columns) }),
        held === "" ? words.text("board-empty") : seats[held === "X" ? 0 : 1]!,
      ].join(", "),
      content: hole(held),
    }));
    return {
      className: "connect-four",
      rows: rowsOf(look, columns),
      pieces: ["X", "O"].map((id, seat) => ({ id, name: seats[seat]!, picture: hole(id) })),
      fields: [],
      frame: (grid) => <div className="connect-four-frame">{grid}</div>,
    };
  },
});
