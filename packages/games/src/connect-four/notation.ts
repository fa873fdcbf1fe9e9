import { type Notation, NotationError } from "@tyche/engine";
import { actionNamed } from "../fields.js";
import {
  type ConnectFourAction,
  type ConnectFourState,
  hasFour,
  mover,
  stonesOn,
  type Variant,
} from "./board.js";

/** Text of a variant's positions: the columns played (`4433`, from 1), or the rows from the top down (`.../.X.`). */
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
    action: (_state, action) => write(action),
    parseAction(state, text) {
      const over = hasFour(state, "X") || hasFour(state, "O");
      const open = variant.order.filter((column) => state[column]!.length < rows);
      return actionNamed(over ? [] : open, write, text);
    },
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
    if (column < 0 || column >= variant.columns) {
      throw new NotationError(
        `Move ${offset + 1} names column ${digit}, but the columns are 1 to ${variant.columns}.`,
        offset,
      );
    }
    if (hasFour(state, "X") || hasFour(state, "O")) {
      throw new NotationError(`Move ${offset + 1} comes after the end of the game.`, offset);
    }
    if (state[column]!.length === variant.rows) {
      throw new NotationError(
        `Move ${offset + 1} drops a stone into column ${digit}, which is full.`,
        offset,
      );
    }
    state[column] += mover(state) === 0 ? "X" : "O";
  }
  return state;
}

/** Reads the rows from the top down, separated by "/", "|" or blanks. */
function board(variant: Variant, text: string): ConnectFourState {
  const { columns, rows } = variant;
  const bad = text.search(/[^xo.\-_/|\s]/i);
  if (bad >= 0) {
    throw new NotationError(`"${text[bad]}" is no cell of a board: X, O or "." is needed.`, bad);
  }
  const lines = text
    .trim()
    .toUpperCase()
    .replaceAll(/[-_]/g, ".")
    .split(/[/|\s]+/);
  if (lines.length !== rows) throw new NotationError(`The board has ${rows} rows, not ${lines.length}.`);
  const state = new Array<string>(columns).fill("");
  for (const [index, line] of [...lines].reverse().entries()) {
    if (line.length !== columns) {
      throw new NotationError(
        `Row ${rows - index} from the top has ${line.length} cells, but the board has ${columns} columns.`,
      );
    }
    for (const [column, cell] of [...line].entries()) {
      if (cell === ".") continue;
      if (state[column]!.length < index) {
        throw new NotationError(`In column ${column + 1} a stone hangs over an empty cell.`);
      }
      state[column] += cell;
    }
  }
  checkStones(state);
  return state;
}

function checkStones(state: ConnectFourState): void {
  const first = state.join("").replaceAll("O", "").length;
  const second = stonesOn(state) - first;
  if (first !== second && first !== second + 1) {
    throw new NotationError(
      `X begins and both take turns, so ${first} X and ${second} O cannot be on the board together.`,
    );
  }
  const [x, o] = [hasFour(state, "X"), hasFour(state, "O")];
  if (x && o) throw new NotationError("X and O cannot both have four in a row.");
  if (x && first === second)
    throw new NotationError("X has four in a row, so O cannot have played after it.");
  if (o && first > second) throw new NotationError("O has four in a row, so X cannot have played after it.");
}
