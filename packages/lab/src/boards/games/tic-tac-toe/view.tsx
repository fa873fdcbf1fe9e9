import { gridText, gridView } from "../../kit/grid-board.js";
import "./tic-tac-toe.css";

const MARKS: Readonly<Record<string, readonly [path: string, colour: string]>> = {
  X: ["M5 5 19 19M19 5 5 19", "var(--max-line)"],
  O: ["M12 4.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z", "var(--min-line)"],
};

/** The state is nine cells, row by row; an action is the index of an empty cell. */
export const view = gridView<string, number>(
  {
    className: "tic-tac-toe",
    columns: () => 3,
    cells: (state) => [...state].map((cell) => (cell === "." ? "" : cell)),
    pieces: () => ["X", "O"],
    pieceName: (mark, { seats }) => seats[mark === "X" ? 0 : 1]!,
    placed: (turn) => (turn === 1 ? "O" : "X"),
    squares: (to) => ({ to }),
    picture(mark, { isGhost = false }) {
      const [path, colour] = MARKS[mark]!;
      return (
        <svg viewBox="0 0 24 24" className={isGhost ? "mark ghost" : "mark"} aria-hidden="true">
          <path d={path} fill="none" stroke={colour} strokeWidth="3" strokeLinecap="round" />
        </svg>
      );
    },
    // The list of moves names cells by these numbers.
    square: (mark, cell) =>
      mark || <span className="tic-tac-toe-number" data-number={cell + 1} aria-hidden="true" />,
    editor: { text: (cells) => gridText(cells, 3, "|") },
  },
  {
    endReason: ({ payoff }, words) =>
      words.text(payoff[0] === 0 ? "board-end-full" : "board-end-row", { length: 3 }),
    areaOf: (_state, cell, words) => words.text("board-row", { row: Math.floor(cell / 3) + 1 }),
  },
);
