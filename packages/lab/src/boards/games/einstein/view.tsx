import { type CSSProperties, useState } from "react";
import { boardEditor, choiceField, fieldsOf, putOnly, rowsOf, seatField } from "../../kit/board-editor.js";
import { CellGrid } from "../../kit/cell-grid.js";
import { DieFace } from "../../kit/die-face.js";
import { cellName } from "../../kit/names.js";
import { type BoardProps, boardView } from "../../kit/view.js";
import "./einstein.css";

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

const COLOURS = ["#1f63b5", "#b8490f"];

/**
 * A numbered stone, round or square by player, so that colours are not needed.
 *
 * @param from columns and rows from here to the square that it slides from; undefined: it did not move
 */
function Stone({ stone, from }: { readonly stone: number; readonly from?: readonly [number, number] }) {
  const seat = stone > 0 ? 0 : 1;
  const slide = from && ({ "--columns": from[0], "--rows": from[1] } as CSSProperties);
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={from ? "einstein-stone slides" : "einstein-stone"}
      style={slide}
    >
      <rect x="2.5" y="2.5" width="19" height="19" rx={seat === 0 ? 9.5 : 4} fill={COLOURS[seat]} />
      <text x="12" y="12.4" textAnchor="middle" dominantBaseline="central">
        {Math.abs(stone)}
      </text>
    </svg>
  );
}

function Board({ state, seats, actions, onPlay, shown, before, words }: BoardProps<State, Action>) {
  const [picked, setPicked] = useState<number>();
  const size = Math.sqrt(state.cells.length);
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
      onPlay(found[0]!);
    } else if (isFrom(cell)) setPicked(cell);
  };
  /** Columns and rows from the end of a move back to its start. */
  const stepBack = ({ from, to }: Action): readonly [number, number] => [
    (from % size) - (to % size),
    Math.floor(from / size) - Math.floor(to / size),
  ];
  const cells = state.cells.map((stone, cell) => {
    const isTarget = actions.some(({ action }) => action.from === from && action.to === cell);
    const marks = [
      stone === 0
        ? words.text("board-empty")
        : `${seats[stone > 0 ? 0 : 1]}, ${words.text("board-stone", { number: Math.abs(stone) })}`,
      ...(from === cell ? [words.text("board-chosen")] : []),
      ...(before?.action.to === cell ? [words.text("board-last")] : []),
    ];
    const classes = [
      from === cell && "picked",
      isFrom(cell) && "movable",
      isTarget && "target",
      (shown?.to === cell || shown?.from === cell) && "shown",
      (before?.action.to === cell || before?.action.from === cell) && "last",
    ];
    return {
      key: String(cell),
      name: cellName(words, Math.floor(cell / size), cell % size, ...marks),
      isOpen: isFrom(cell) || isTarget,
      className: classes.filter(Boolean).join(" "),
      content: stone !== 0 && (
        <Stone
          key={stone}
          stone={stone}
          {...(before?.action.to === cell && { from: stepBack(before.action) })}
        />
      ),
    };
  });
  return (
    <div className="einstein-frame">
      <CellGrid
        label={words.text("board-board")}
        className="einstein"
        rows={rowsOf(cells, size)}
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

/** Number of stones of each side at the start, which depends on the size of the board. */
function stonesOn(size: number): number {
  const edge = Math.ceil(size / 2);
  return (edge * (edge + 1)) / 2;
}

/** Each stone is on the board at most once: placing it again moves it. */
const editor = boardEditor<State>({
  draftOf: ({ state: { cells, die, player } }) => ({
    cells: cells.map((stone) => (stone === 0 ? "" : String(stone))),
    fields: fieldsOf({ die: die || 1, player }),
  }),
  textOf: ({ cells, fields }) =>
    `${cells.map((cell) => cell || "0").join(" ")} ${fields.die} ${fields.player}`,
  put: putOnly,
  useLook({ cells }, _edited, { seats, words }) {
    const size = Math.sqrt(cells.length);
    const numbers = Array.from({ length: stonesOn(size) }, (_, index) => index + 1);
    const pieces = [...numbers, ...numbers.map((number) => -number)].map((stone) => ({
      id: String(stone),
      name: `${seats[stone > 0 ? 0 : 1]}, ${words.text("board-stone", { number: Math.abs(stone) })}`,
      picture: <Stone stone={stone} />,
    }));
    const look = cells.map((held, cell) => {
      const piece = pieces.find(({ id }) => id === held);
      const name = piece?.name ?? words.text("board-empty");
      return {
        cell,
        name: cellName(words, Math.floor(cell / size), cell % size, name),
        content: piece?.picture,
      };
    });
    return {
      className: "einstein",
      rows: rowsOf(look, size),
      pieces,
      fields: [
        seatField(words, seats),
        choiceField("die", words.text("board-editor-die"), numbers.map(String)),
      ],
      frame: (grid) => <div className="einstein-frame">{grid}</div>,
    };
  },
});

/** The directions in the names of actions. */
const ARROWS: Readonly<Record<string, string>> = {
  right: "→",
  left: "←",
  down: "↓",
  up: "↑",
  "right-down": "↘",
  "left-up": "↖",
};

export const view = boardView<State, Action>({
  Board,
  // In every language.
  actionName: (_action, _words, text) =>
    text
      .split(" ")
      .map((word) => ARROWS[word] ?? word)
      .join(" "),
  isSolvable: ({ size }) => size === "3",
  editor: async () => ({ editor }),
  variants: [
    { name: "3×3", options: { size: "3" } },
    { name: "4×4", options: { size: "4" } },
    { name: "6×6", options: { size: "6" } },
  ],
  endReason({ state: { cells }, payoff }, words) {
    const sign = payoff[0]! > 0 ? 1 : -1;
    return words.text(cells.some((stone) => stone * sign < 0) ? "board-end-corner" : "board-end-taken");
  },
  outcomeName: (_before, _action, after, words) =>
    after.die > 0 ? words.text("board-die", { face: after.die }) : "–",
});
