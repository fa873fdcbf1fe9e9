import { useState } from "react";
import { type BoardProps, boardFace } from "../../board.js";
import { CellGrid } from "../../cell-grid.js";
import { seatNames } from "../../names.js";
import "./connect-four.css";
import { Stone } from "./stone.js";

/** Columns from left to right, each with its stones from the bottom up. */
type State = readonly string[];

function fourIn(state: State): ReadonlySet<string> {
  for (const [x, column] of state.entries()) {
    for (let y = 0; y < column.length; y++) {
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ] as const) {
        const cells = [0, 1, 2, 3].map((step) => [x + step * dx, y + step * dy] as const);
        if (cells.every(([cx, cy]) => state[cx]?.[cy] === column[y])) return new Set(cells.map(String));
      }
    }
  }
  return new Set();
}

function Board({ state, position, turn, actions, onPlay, shown, before, words }: BoardProps<State, number>) {
  const [pointed, setPointed] = useState<number>();
  const seats = seatNames(words, "connect-four");
  // The state does not contain the height of the board; the position's text has a line for every row.
  const height = position.split("/").length;
  const four = fourIn(state);
  const canPoint = pointed !== undefined && actions.some(({ action }) => action === pointed);
  const ghost = shown ?? (canPoint ? pointed : undefined);
  const rows = Array.from({ length: height }, (_, fromTop) => {
    const y = height - 1 - fromTop;
    return state.map((column, x) => {
      const stone = column[y];
      const isLast = before?.action === x && y === column.length - 1;
      const held = stone === undefined ? words.text("board-empty") : seats[stone === "X" ? 0 : 1]!;
      const colour = stone === undefined ? (turn === 1 ? "O" : "X") : stone;
      const isGhost = stone === undefined && ghost === x && y === column.length;
      return {
        key: `${x} ${y}`,
        name: [
          words.text("board-column", { column: x + 1 }),
          words.text("board-row", { row: y + 1 }),
          held,
          ...(isLast ? [words.text("board-last")] : []),
        ].join(", "),
        isOpen: actions.some(({ action }) => action === x),
        content: (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle className="hole" cx="12" cy="12" r="9.6" />
            {(stone !== undefined || isGhost) && (
              <Stone
                stone={colour as "X" | "O"}
                className={`${isGhost ? "ghost" : ""} ${isLast ? "falls" : ""}`}
              >
                {four.has(`${x},${y}`) && <path className="won" d="m7.5 12.4 3.1 3.1 6-6.6" />}
                {isLast && four.size === 0 && <circle className="dot" cx="12" cy="12" r="2.2" />}
              </Stone>
            )}
          </svg>
        ),
      };
    });
  });
  return (
    <div className="connect-four-frame" onPointerLeave={() => setPointed(undefined)}>
      <CellGrid
        label={words.text("board-board")}
        className="connect-four"
        rows={rows}
        onPress={(_, column) => {
          const found = actions.find(({ action }) => action === column);
          if (found) onPlay(found.text);
        }}
        onPoint={(_, column) => setPointed(column)}
      />
    </div>
  );
}

export const face = boardFace<State, number>({
  game: "connect-four",
  Board,
  editor: () => import("./editor.js"),
  hasColours: true,
  variants: [
    { name: "5×4", options: { size: "5x4" } },
    { name: "6×5", options: { size: "6x5" } },
    { name: "8×7", options: { size: "8x7" } },
  ],
  actionName: (column, words) => words.text("board-column", { column: column + 1 }),
});
