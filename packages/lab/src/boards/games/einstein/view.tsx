import type { EinsteinAction, EinsteinState } from "@tyche/games/einstein";
import type { CSSProperties } from "react";
import { choiceField, fieldsOf, seatField } from "../../kit/board-editor.js";
import { DieFace } from "../../kit/die-face.js";
import { gridView, settleOnce } from "../../kit/grid-board.js";
import "./einstein.css";

/** The stones of one side at the start, which depend on the size of the board. */
function stonesOn(cells: number): number[] {
  const edge = Math.ceil(Math.sqrt(cells) / 2);
  return Array.from({ length: (edge * (edge + 1)) / 2 }, (_, index) => index + 1);
}

/** The directions in the names of actions. */
const ARROWS: Readonly<Record<string, string>> = {
  right: "→",
  left: "←",
  down: "↓",
  up: "↑",
  "right-down": "↘",
  "left-up": "↖",
};

export const view = gridView<EinsteinState, EinsteinAction>(
  {
    className: "einstein",
    columns: ({ cells }) => Math.sqrt(cells.length),
    cells: ({ cells }) => cells.map((stone) => (stone === 0 ? "" : String(stone))),
    pieces: (cells) => [...stonesOn(cells), ...stonesOn(cells).map((stone) => -stone)].map(String),
    pieceName: (stone, { seats, words }) =>
      `${seats[Number(stone) > 0 ? 0 : 1]}, ${words.text("board-stone", { number: Math.abs(Number(stone)) })}`,
    squares: (action) => action,
    // Round or square by player, so that colours are not needed.
    picture(stone, { cameFrom }) {
      const isFirst = Number(stone) > 0;
      return (
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className={cameFrom ? "einstein-stone slides" : "einstein-stone"}
          style={{ "--columns": cameFrom?.[0], "--rows": cameFrom?.[1] } as CSSProperties}
        >
          <rect
            x="2.5"
            y="2.5"
            width="19"
            height="19"
            rx={isFirst ? 9.5 : 4}
            fill={isFirst ? "#1f63b5" : "#b8490f"}
          />
          <text x="12" y="12.4" textAnchor="middle" dominantBaseline="central">
            {Math.abs(Number(stone))}
          </text>
        </svg>
      );
    },
    frame: (grid, { state: { die }, words }) => (
      <div className="einstein-frame">
        {grid}
        {die > 0 && (
          <p className="einstein-die">
            <DieFace face={die} />
            <span>{words.text("board-die", { face: die })}</span>
          </p>
        )}
      </div>
    ),
    editor: {
      text: (cells, _columns, { die, player }) =>
        `${cells.map((cell) => cell || "0").join(" ")} ${die} ${player}`,
      values: ({ die, player }) => fieldsOf({ die: die || 1, player }),
      fields: ({ cells }, { seats, words }) => [
        seatField(words, seats),
        choiceField("die", words.text("board-editor-die"), stonesOn(cells.length).map(String)),
      ],
      settle: settleOnce,
      frame: (grid) => <div className="einstein-frame">{grid}</div>,
    },
  },
  {
    // In every language.
    actionName: (_action, _words, text) =>
      text
        .split(" ")
        .map((word) => ARROWS[word] ?? word)
        .join(" "),
    isSolvable: ({ size }) => size === "3",
    variants: ["3", "4", "6"].map((size) => ({ name: `${size}×${size}`, options: { size } })),
    endReason({ state: { cells }, payoff }, words) {
      const sign = payoff[0]! > 0 ? 1 : -1;
      return words.text(cells.some((stone) => stone * sign < 0) ? "board-end-corner" : "board-end-taken");
    },
    outcomeName: (_before, _action, after, words) =>
      after.die > 0 ? words.text("board-die", { face: after.die }) : "–",
  },
);
