import type { Notation } from "@tyche/engine";
import { checkRowCount, checkRowLength, checkTurns, plainActions, wrongCell } from "../../kit/notation.js";
import { texts } from "../texts.js";
import {
  actionsOf,
  type ConnectFourAction,
  type ConnectFourState,
  hasFour,
  mover,
  stonesOn,
  type Variant,
} from "./board.js";

/** Notation of a variant: the columns played (`4433`, from 1), or the rows from the top down (`.../.X.`). */
export function notationOf(variant: Variant): Notation<ConnectFourState, ConnectFourAction> {
  const { columns, rows } = variant;
  const write = (action: ConnectFourAction): string => String(action + 1);
  const rowsOf = (state: ConnectFourState): string[] =>
    Array.from({ length: rows }, (_, row) => state.map((column) => column[rows - 1 - row] ?? ".").join(""));
  return {
    position: (state) => rowsOf(state).join("/"),
    parsePosition(text) {
      const plain = text.trim();
      return /^\d*$/.test(plain) || plain === "start" ? played(variant, plain) : board(variant, text);
    },
    ...plainActions(
      (state) => actionsOf(variant, state),
      (_state, action) => write(action),
    ),
    draw(state) {
      const body = rowsOf(state).map(
        (row) => `│ ${[...row].map((cell) => (cell === "X" ? "●" : cell === "O" ? "○" : "·")).join(" ")} │`,
      );
      const numbers = state.map((_, column) => write(column)).join(" ");
      return [...body, `└${"─".repeat(2 * columns + 1)}┘`, `  ${numbers}`].join("\n");
    },
  };
}

/** Plays the digits of `text`, columns from 1, from the empty board. */
function played(variant: Variant, text: string): ConnectFourState {
  const state = new Array<string>(variant.columns).fill("");
  for (const [offset, digit] of [...(text === "start" ? "" : text)].entries()) {
    const column = Number(digit) - 1;
    if (column < 0 || column >= variant.columns)
      throw texts.notationError(
        "connect-four-column",
        { move: offset + 1, column: digit, columns: variant.columns },
        offset,
      );
    if (hasFour(state, "X") || hasFour(state, "O"))
      throw texts.notationError("connect-four-after-end", { move: offset + 1 }, offset);
    if (state[column]!.length === variant.rows)
      throw texts.notationError("connect-four-full-column", { move: offset + 1, column: digit }, offset);
    state[column] += mover(state) === 0 ? "X" : "O";
  }
  return state;
}

/** Parses the rows from the top down, separated by "/", "|" or whitespace. */
function board(variant: Variant, text: string): ConnectFourState {
  const { columns, rows } = variant;
  const bad = text.search(/[^xo.\-_/|\s]/i);
  if (bad >= 0) throw wrongCell(text[bad]!, bad);
  const lines = text
    .trim()
    .toUpperCase()
    .replaceAll(/[-_]/g, ".")
    .split(/[/|\s]+/);
  checkRowCount(lines.length, rows);
  const state = new Array<string>(columns).fill("");
  for (const [index, line] of [...lines].reverse().entries()) {
    checkRowLength(rows - index, line.length, columns);
    for (const [column, cell] of [...line].entries()) {
      if (cell === ".") continue;
      if (state[column]!.length < index)
        throw texts.notationError("connect-four-gap", { column: column + 1 });
      state[column] += cell;
    }
  }
  checkStones(state);
  return state;
}

function checkStones(state: ConnectFourState): void {
  const first = state.join("").replaceAll("O", "").length;
  const second = stonesOn(state) - first;
  checkTurns(first, second);
  const [x, o] = [hasFour(state, "X"), hasFour(state, "O")];
  if (x && o) throw texts.notationError("connect-four-both-won", {});
  if (x && first === second) throw texts.notationError("connect-four-after-win", { winner: "X", loser: "O" });
  if (o && first > second) throw texts.notationError("connect-four-after-win", { winner: "O", loser: "X" });
}
