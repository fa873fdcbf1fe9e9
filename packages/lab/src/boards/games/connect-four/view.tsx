import { type ReactNode, useState } from "react";
import { boardEditor, type Draft, rowsOf } from "../../kit/board-editor.js";
import { CellGrid } from "../../kit/cell-grid.js";
import { type BoardProps, boardView, playLegal } from "../../kit/view.js";
import "./connect-four.css";

/** Columns from left to right, each with its stones from the bottom up. */
type State = readonly string[];

/** A stone in its hole, on a square of 24. @param children what is drawn on it */
function Stone(props: {
  readonly stone: "X" | "O";
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  const { stone, className = "", children } = props;
  return (
    <g className={className}>
      <circle cx="12" cy="12" r="9.6" fill={stone === "X" ? "#d1383d" : "#f2c230"} />
      <circle cx="12" cy="12" r="6.4" fill="none" stroke="rgb(0 0 0 / 22%)" strokeWidth="1.1" />
      {children}
    </g>
  );
}

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

function Hole({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9.6" fill="light-dark(#f5f2ea, #10161f)" />
      {children}
    </svg>
  );
}

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

function Board(props: BoardProps<State, number>) {
  const { state, position, seats, turn, actions, shown, before, words } = props;
  const [pointed, setPointed] = useState<number>();
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
          <Hole>
            {(stone !== undefined || isGhost) && (
              <Stone
                stone={colour as "X" | "O"}
                className={`${isGhost ? "ghost" : ""} ${isLast ? "falls" : ""}`}
              >
                {four.has(`${x},${y}`) && WON}
                {isLast && four.size === 0 && <circle cx="12" cy="12" r="2.2" fill="rgb(20 20 20 / 70%)" />}
              </Stone>
            )}
          </Hole>
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
        onPress={(_, column) => playLegal(props, column)}
        onPoint={(_, column) => setPointed(column)}
      />
    </div>
  );
}

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
const editor = boardEditor<readonly string[]>({
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
    const hole = (stone: string) => <Hole>{stone !== "" && <Stone stone={stone as "X" | "O"} />}</Hole>;
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
      frame: (grid) => <div className="connect-four-frame">{grid}</div>,
    };
  },
});

export const view = boardView<State, number>({
  Board,
  editor: async () => ({ editor }),
  hasColours: true,
  variants: [
    { name: "5×4", options: { size: "5x4" } },
    { name: "6×5", options: { size: "6x5" } },
    { name: "8×7", options: { size: "8x7" } },
  ],
  endReason: ({ payoff }, words) =>
    words.text(payoff[0] === 0 ? "board-end-full" : "board-end-row", { length: 4 }),
  actionName: (column, words) => words.text("board-column", { column: column + 1 }),
});
