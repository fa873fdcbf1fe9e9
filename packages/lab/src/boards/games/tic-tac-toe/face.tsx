import { type BoardProps, boardFace } from "../../board.js";
import { CellGrid } from "../../cell-grid.js";
import "./tic-tac-toe.css";

const MARKS = { X: "M5 5 19 19M19 5 5 19", O: "M12 4.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z" } as const;

function Mark({ mark, className }: { readonly mark: "X" | "O"; readonly className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`mark ${className} ${mark === "X" ? "cross" : "nought"}`}
      aria-hidden="true"
    >
      <path d={MARKS[mark]} />
    </svg>
  );
}

/** The state is nine cells row by row, an action the index of an empty one. */
function Board({ state, turn, actions, onPlay, shown, before, messages }: BoardProps<string, number>) {
  const seats = messages.seats["tic-tac-toe"]!;
  const mover = turn === 1 ? "O" : "X";
  const rows = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => {
      const cell = 3 * row + column;
      const mark = state[cell] as "X" | "O" | ".";
      const isLast = before?.action === cell;
      const held = mark === "." ? messages.empty : seats[mark === "X" ? 0 : 1]!;
      return {
        key: String(cell),
        name: [
          messages.row(row + 1),
          messages.column(column + 1),
          held,
          ...(isLast ? [messages.last] : []),
        ].join(", "),
        isOpen: actions.some(({ action }) => action === cell),
        className: isLast ? "last" : "",
        content:
          mark !== "." ? (
            <Mark mark={mark} className="set" />
          ) : shown === cell ? (
            <Mark mark={mover} className="ghost" />
          ) : undefined,
      };
    }),
  );
  return (
    <CellGrid
      label={messages.board}
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
  areaOf: (_state, cell, messages) => messages.row(Math.floor(cell / 3) + 1),
});
