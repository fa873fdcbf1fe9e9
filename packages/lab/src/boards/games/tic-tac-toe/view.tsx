import { boardEditor, rowsOf } from "../../kit/board-editor.js";
import { CellGrid } from "../../kit/cell-grid.js";
import { cellName } from "../../kit/names.js";
import { type BoardProps, boardView, playLegal } from "../../kit/view.js";
import "./tic-tac-toe.css";

const MARKS = { X: "M5 5 19 19M19 5 5 19", O: "M12 4.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z" } as const;

const COLOURS = { X: "var(--max-line)", O: "var(--min-line)" };

function Mark({ mark, className = "" }: { readonly mark: "X" | "O"; readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`mark ${className}`} aria-hidden="true">
      <path d={MARKS[mark]} fill="none" stroke={COLOURS[mark]} strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** The state is nine cells, row by row; an action is the index of an empty cell. */
function Board(props: BoardProps<string, number>) {
  const { state, seats, turn, actions, shown, before, words } = props;
  const mover = turn === 1 ? "O" : "X";
  const cells = [...state].map((held, cell) => {
    const mark = held as "X" | "O" | ".";
    const isLast = before?.action === cell;
    const name = mark === "." ? words.text("board-empty") : seats[mark === "X" ? 0 : 1]!;
    const marks = isLast ? [name, words.text("board-last")] : [name];
    return {
      key: String(cell),
      name: cellName(words, Math.floor(cell / 3), cell % 3, ...marks),
      isOpen: actions.some(({ action }) => action === cell),
      className: isLast ? "last" : "",
      content:
        mark !== "." ? (
          <Mark mark={mark} />
        ) : shown === cell ? (
          <Mark mark={mover} className="ghost" />
        ) : (
          // The list of moves names cells by these numbers.
          <span className="tic-tac-toe-number" data-number={cell + 1} aria-hidden="true" />
        ),
    };
  });
  return (
    <CellGrid
      label={words.text("board-board")}
      className="tic-tac-toe"
      rows={rowsOf(cells, 3)}
      onPress={(row, column) => playLegal(props, 3 * row + column)}
    />
  );
}

/** Nine cells; the player to move follows from the number of marks. */
const editor = boardEditor<string>({
  draftOf: ({ state }) => ({ cells: [...state].map((cell) => (cell === "." ? "" : cell)), fields: {} }),
  textOf: ({ cells }) =>
    rowsOf(cells, 3)
      .map((row) => row.map((cell) => cell || ".").join(""))
      .join("|"),
  useLook({ cells }, _edited, { seats, words }) {
    const pieces = (["X", "O"] as const).map((mark, seat) => ({
      id: mark,
      name: seats[seat]!,
      picture: <Mark mark={mark} />,
    }));
    const look = cells.map((held, cell) => {
      const piece = pieces.find(({ id }) => id === held);
      const name = piece?.name ?? words.text("board-empty");
      return { cell, name: cellName(words, Math.floor(cell / 3), cell % 3, name), content: piece?.picture };
    });
    return { className: "tic-tac-toe", rows: rowsOf(look, 3), pieces };
  },
});

export const view = boardView<string, number>({
  Board,
  editor: async () => ({ editor }),
  endReason: ({ payoff }, words) =>
    words.text(payoff[0] === 0 ? "board-end-full" : "board-end-row", { length: 3 }),
  areaOf: (_state, cell, words) => words.text("board-row", { row: Math.floor(cell / 3) + 1 }),
});
