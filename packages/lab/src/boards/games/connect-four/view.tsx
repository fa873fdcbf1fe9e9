import type { ConnectFourState } from "@tyche/games/connect-four";
import { gridText, gridView, type Piece } from "../../kit/grid-board.js";
import "./connect-four.css";

const WON = (
  <path
    d="m7.5 12.4 3.1 3.1 6-6.6"
    fill="none"
    stroke="#14181f"
    strokeWidth="2.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** The squares of the first four equal stones in a row. @param rows the height of the board */
function fourIn(state: ConnectFourState, rows: number): ReadonlySet<number> {
  for (const [x, column] of state.entries())
    for (let y = 0; y < column.length; y++)
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ] as const) {
        const four = [0, 1, 2, 3].map((step) => [x + step * dx, y + step * dy] as const);
        if (four.every(([fx, fy]) => state[fx]?.[fy] === column[y]))
          return new Set(four.map(([fx, fy]) => (rows - 1 - fy) * state.length + fx));
      }
  return new Set();
}

/** Applies gravity: a placed stone falls onto those below, and stones above a removed one come down. */
function fallen(cells: readonly Piece[], columns: number): Piece[] {
  const result = cells.map(() => "");
  for (let x = 0; x < columns; x++) {
    const stones = cells.filter((stone, cell) => stone !== "" && cell % columns === x);
    for (const [i, stone] of stones.entries())
      result[cells.length - columns * (stones.length - i) + x] = stone;
  }
  return result;
}

/** An action is the index of a column. */
export const view = gridView<ConnectFourState, number>(
  {
    className: "connect-four",
    columns: (state) => state.length,
    // The state does not contain the height of the board; the position's text has a line for every row.
    cells: (state, position) =>
      position
        .split("/")
        .flatMap((_, row, { length }) => state.map((column) => column[length - 1 - row] ?? "")),
    pieces: () => ["X", "O"],
    pieceName: (stone, { seats }) => seats[stone === "X" ? 0 : 1]!,
    squareName: (words, row, column, rows) =>
      [words.text("board-column", { column: column + 1 }), words.text("board-row", { row: rows - row })].join(
        ", ",
      ),
    placed: (turn) => (turn === 1 ? "O" : "X"),
    hasGhost: true,
    squares: (column, cells, columns) => ({
      to: cells.findLastIndex((stone, cell) => stone === "" && cell % columns === column),
    }),
    hits: (column, cell, columns) => cell % columns === column,
    marked: fourIn,
    picture: (stone, { isGhost = false, isLast = false, isMarked = false }) => (
      <g className={isGhost ? "ghost" : isLast ? "falls" : ""}>
        <circle cx="12" cy="12" r="9.6" fill={stone === "X" ? "#d1383d" : "#f2c230"} />
        <circle cx="12" cy="12" r="6.4" fill="none" stroke="rgb(0 0 0 / 22%)" strokeWidth="1.1" />
        {isMarked && WON}
        {isLast && !isMarked && <circle cx="12" cy="12" r="2.2" fill="rgb(20 20 20 / 70%)" />}
      </g>
    ),
    square: (stone) => (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9.6" fill="light-dark(#f5f2ea, #10161f)" />
        {stone}
      </svg>
    ),
    frame: (grid) => <div className="connect-four-frame">{grid}</div>,
    editor: {
      text: (cells, columns) => gridText(cells, columns, "/"),
      settle: fallen,
      frame: (grid) => <div className="connect-four-frame">{grid}</div>,
    },
  },
  {
    hasColours: true,
    variants: ["5x4", "6x5", "8x7"].map((size) => ({ name: size.replace("x", "×"), options: { size } })),
    endReason: ({ payoff }, words) =>
      words.text(payoff[0] === 0 ? "board-end-full" : "board-end-row", { length: 4 }),
    actionName: (column, words) => words.text("board-column", { column: column + 1 }),
  },
);
