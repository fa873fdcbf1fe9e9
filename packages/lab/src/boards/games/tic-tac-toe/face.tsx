import { type BoardProps, boardFace } from "../../board.js";
import { CellGrid } from "../../cell-grid.js";
import { seatNames } from "../../names.js";
import { Mark } from "./mark.js";
import "./tic-tac-toe.css";

/** The state is nine cells, row by row; an action is the index of an empty cell. */
function Board({ state, turn, actions, onPlay, shown, before, words }: BoardProps<string, number>) {
  const seats = seatNames(words, "tic-tac-toe");
  const mover = turn === 1 ? "O" : "X";
  const rows = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => {
      const cell = 3 * row + column;
      const mark = state[cell] as "X" | "O" | ".";
      const isLast = before?.action === cell;
      const held = mark === "." ? words.text("board-empty") : seats[mark === "X" ? 0 : 1]!;
      return {
        key: String(cell),
        name: [
          words.text("board-row", { row: row + 1 }),
          words.text("board-column", { column: column + 1 }),
          held,
          ...(isLast ? [words.text("board-last")] : []),
        ].join(", "),
        isOpen: actions.some(({ action }) => action === cell),
        className: isLast ? "last" : "",
        content:
          mark !== "." ? (
            <Mark mark={mark} className="set" />
          ) : shown === cell ? (
            <Mark mark={mover} className="ghost" />
          ) : (
            // The list of moves names cells by these numbers.
            <span className="tic-tac-toe-number" data-number={cell + 1} aria-hidden="true" />
          ),
      };
    }),
  );
  return (
    <CellGrid
      label={words.text("board-board")}
      className="tic-tac-toe"
      rows={rows}
      onPress={(row, column) => {
        const found = actions.find(({ action }) => action === 3 * row + column);
        if (found) onPlay(found.text);
      }}
    />
  );
}

export const face = boardFace<string, number>({
  game: "tic-tac-toe",
  Board,
  editor: () => import("./editor.js"),
  areaOf: (_state, cell, words) => words.text("board-row", { row: Math.floor(cell / 3) + 1 }),
});
