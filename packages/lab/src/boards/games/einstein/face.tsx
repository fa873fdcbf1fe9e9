import { useState } from "react";
import { type BoardProps, boardFace } from "../../board.js";
import { CellGrid } from "../../cell-grid.js";
import { DieFace } from "../../die-face.js";
import { seatNames } from "../../names.js";
import "./einstein.css";
import { Stone } from "./stone.js";

interface State {
  /** Row by row: a stone's number for player 0, its negative for player 1, 0 for an empty square. */
  readonly cells: readonly number[];
  readonly player: 0 | 1;
  readonly die: number;
}
interface Action {
  readonly from: number;
  readonly to: number;
}

function Board({ state, actions, onPlay, shown, before, words }: BoardProps<State, Action>) {
  const [picked, setPicked] = useState<number>();
  const size = Math.sqrt(state.cells.length);
  const seats = seatNames(words, "einstein");
  const isFrom = (cell: number): boolean => actions.some(({ action }) => action.from === cell);
  // If only one stone can move, it is selected already.
  const only = new Set(actions.map(({ action }) => action.from));
  const from = picked !== undefined && isFrom(picked) ? picked : only.size === 1 ? [...only][0] : undefined;
  const press = (cell: number): void => {
    const found = actions.filter(
      ({ action }) => action.to === cell && (from === undefined || action.from === from),
    );
    if (from !== undefined && found.length === 1) {
      setPicked(undefined);
      onPlay(found[0]!.text);
    } else if (isFrom(cell)) setPicked(cell);
  };
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const cell = row * size + column;
      const number = state.cells[cell]!;
      const seat = number > 0 ? 0 : 1;
      const isTarget = actions.some(({ action }) => action.from === from && action.to === cell);
      const isShown = shown?.to === cell || shown?.from === cell;
      const isLast = before?.action.to === cell || before?.action.from === cell;
      const parts = [
        words.text("board-row", { row: row + 1 }),
        words.text("board-column", { column: column + 1 }),
        number === 0
          ? words.text("board-empty")
          : `${seats[seat]}, ${words.text("board-stone", { number: Math.abs(number) })}`,
        ...(from === cell ? [words.text("board-chosen")] : []),
        ...(before?.action.to === cell ? [words.text("board-last")] : []),
      ];
      const classes = [
        from === cell && "picked",
        isFrom(cell) && "movable",
        isTarget && "target",
        isShown && "shown",
        isLast && "last",
      ];
      return {
        key: String(cell),
        name: parts.join(", "),
        isOpen: isFrom(cell) || isTarget,
        className: classes.filter(Boolean).join(" "),
        content: number !== 0 && <Stone seat={seat} number={Math.abs(number)} />,
      };
    }),
  );
  return (
    <div className="einstein-frame">
      <CellGrid
        label={words.text("board-board")}
        className="einstein"
        rows={rows}
        onPress={(row, column) => press(row * size + column)}
      />
      {state.die > 0 && (
        <p className="einstein-die">
          <DieFace face={state.die} />
          <span>{words.text("board-die", { face: state.die })}</span>
        </p>
      )}
    </div>
  );
}

export const face = boardFace<State, Action>({
  game: "einstein",
  Board,
  editor: () => import("./editor.js"),
  variants: [
    { name: "3×3", options: { size: "3" } },
    { name: "4×4", options: { size: "4" } },
    { name: "6×6", options: { size: "6" } },
  ],
  outcomeName: (_before, _action, after, words) =>
    after.die > 0 ? words.text("board-die", { face: after.die }) : "–",
});
