import { type FormatPhrase, type Notation, NotationError, type Phrase } from "@tyche/engine";
import { counted, inEnglish } from "../kit/notation.js";
import {
  actionsOf,
  isUntouched,
  isWon,
  type MinesweeperAction,
  type MinesweeperState,
  type Variant,
} from "./board/board.js";
import type { Grid } from "./board/grid.js";
import { HIDDEN } from "./board/view.js";
import { Workspace } from "./counting/frontier.js";
import { knowledgeOf } from "./counting/knowledge.js";
import { CERTAINTY, mineProbabilities, weigh } from "./counting/weighing.js";
import { checkSize, readBoard } from "./reading.js";

/** Signs of closed cells in other programs; a flag is only the player's opinion and carries no information. */
const HIDDEN_SIGNS = ".#?-_HFhf!■□▢⚑";
const OPEN_SIGNS = "012345678·";
/** Sign of a 0 in drawings. */
const DRAWN_ZERO = "·";
const DRAWN: Readonly<Record<string, string>> = { ".": "■", "0": DRAWN_ZERO };
/** Sign of an unhit mine, shown after the game. */
const MINE = "●";
const MINE_SIGNS = "*@💣";

/**
 * Text of a board: rows from the top with `/` between them, a dot for a hidden cell, 0 to 8 for an open one, `*` for
 * the mine that ended the game. Also accepted: one row per line, whitespace and `|` between cells, blanks in place of
 * 0, and the signs of other programs. Cells are named by row and column, from 1: `r2c7`.
 */
export function notationOf(variant: Variant): Notation<MinesweeperState, MinesweeperAction> {
  const { grid } = variant;
  return {
    position: (state) => rowsOf(grid, state).join("/"),
    parsePosition: (text) => parsePosition(variant, text),
    action: (_state, action) => cellName(grid, action),
    parseAction: (state, text) => parseAction(variant, state, text),
    draw: (state, format = inEnglish) => draw(variant, state, format),
  };
}

/** Name of a cell by row and column from 1: "r2c7". */
export function cellName({ columns }: Grid, cell: number): string {
  return `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;
}

function rowsOf({ columns, rows }: Grid, { cells, exploded }: MinesweeperState): string[] {
  const signs = cells.map((cell, index) => (index === exploded ? "*" : cell === HIDDEN ? "." : String(cell)));
  return Array.from({ length: rows }, (_, row) => signs.slice(row * columns, (row + 1) * columns).join(""));
}

function parsePosition(variant: Variant, text: string): MinesweeperState {
  const { grid, mines } = variant;
  const written = readBoard(text, grid.columns);
  const cells: number[] = [];
  let exploded = -1;
  for (const { sign, offset } of written.rows.flat()) {
    if (MINE_SIGNS.includes(sign)) {
      if (exploded >= 0)
        throw new NotationError(
          "minesweeper-two-mines",
          {},
          "Only one mine can have ended the game.",
          offset,
        );
      exploded = cells.length;
    }
    const isHidden = HIDDEN_SIGNS.includes(sign) || MINE_SIGNS.includes(sign);
    if (!isHidden && !OPEN_SIGNS.includes(sign)) {
      throw new NotationError(
        "minesweeper-sign",
        { text: sign },
        `"${sign}" is not a cell: write a dot for a hidden cell, 0 to 8 for an open one, * for the mine that ended the game.`,
        offset,
      );
    }
    cells.push(isHidden ? HIDDEN : sign === DRAWN_ZERO ? 0 : OPEN_SIGNS.indexOf(sign));
  }
  checkSize(written, grid);
  const hidden = cells.filter((cell) => cell === HIDDEN).length;
  if (hidden < mines)
    throw new NotationError(
      "minesweeper-hidden-cells",
      { mines, hidden },
      `There are ${counted(mines, "mine")}, but only ${counted(hidden, "hidden cell")}.`,
    );
  const state = { cells, exploded };
  if (!isUntouched(state) || exploded >= 0) checkLayouts(variant, state);
  if (isUntouched(state) && exploded >= 0 && variant.start !== "unprotected") {
    throw new NotationError(
      "minesweeper-first-mine",
      { start: variant.start },
      `With the start rule "${variant.start}" the first click cannot hit a mine.`,
    );
  }
  return state;
}

/** Rejects a view that no layout of the mines explains. */
function checkLayouts({ grid, mines }: Variant, { cells, exploded }: MinesweeperState): void {
  const view = Int8Array.from(cells);
  const known = knowledgeOf(new Workspace(grid), view, mines);
  const weighing = weigh(known);
  const fits = weighing.logLayouts > -Infinity;
  if (!fits)
    throw new NotationError(
      "minesweeper-no-layout",
      { mines },
      `No layout of ${counted(mines, "mine")} fits these numbers.`,
    );
  if (exploded < 0) return;
  if (!(mineProbabilities(known, weighing)[exploded]! > CERTAINTY)) {
    const cell = cellName(grid, exploded);
    throw new NotationError("minesweeper-not-a-mine", { cell }, `The cell ${cell} cannot be a mine.`);
  }
}

function parseAction(variant: Variant, state: MinesweeperState, text: string): MinesweeperAction {
  const { grid } = variant;
  const match = /^\s*r(\d{1,3})\s*c(\d{1,3})\s*$/i.exec(text);
  if (match === null) {
    throw new NotationError(
      "minesweeper-unknown-cell",
      { text: text.slice(0, 20) },
      `"${text.slice(0, 20)}" is not a cell: write row and column, from 1, for example r2c7.`,
    );
  }
  const [row, column] = [Number(match[1]), Number(match[2])];
  if (row < 1 || row > grid.rows || column < 1 || column > grid.columns) {
    throw new NotationError(
      "minesweeper-outside",
      { text: text.trim(), rows: grid.rows, columns: grid.columns },
      `"${text.trim()}" is outside the board of ${counted(grid.rows, "row")} and ${counted(grid.columns, "column")}.`,
    );
  }
  const cell = (row - 1) * grid.columns + column - 1;
  if (actionsOf(variant, state).includes(cell)) return cell;
  if (state.exploded >= 0 || isWon(variant, state)) {
    throw new NotationError(
      "game-over",
      { text: text.trim() },
      `"${text.trim()}" cannot be played: the game is over.`,
    );
  }
  if (state.cells[cell] !== HIDDEN)
    throw new NotationError(
      "minesweeper-open-already",
      { text: text.trim() },
      `"${text.trim()}" is open already.`,
    );
  const { mines } = variant;
  throw new NotationError(
    "minesweeper-first-click",
    { text: text.trim(), mines },
    `"${text.trim()}" cannot be the first click: outside the cells that it keeps free there is no room for ${counted(mines, "mine")}.`,
  );
}

/** @param mined cells to draw as mines */
export function draw(
  variant: Variant,
  state: MinesweeperState,
  format: FormatPhrase,
  mined?: ReadonlySet<number>,
): string {
  const { grid, mines } = variant;
  const { columns, rows } = grid;
  const margin = String(rows).length;
  const lines = rowsOf(grid, state).map((row, index) => {
    const signs = [...row].map((sign, column) =>
      sign === "." && mined?.has(index * columns + column) ? MINE : (DRAWN[sign] ?? sign),
    );
    return `${String(index + 1).padStart(margin)} ${signs.join(" ")}`;
  });
  // Columns are numbered by their last digit, with the tens above every tenth.
  const digits = Array.from({ length: columns }, (_, column) => String((column + 1) % 10)).join(" ");
  const tens = Array.from({ length: columns }, (_, column) =>
    (column + 1) % 10 === 0 ? String((column + 1) / 10) : " ",
  ).join(" ");
  const hidden = state.cells.filter((cell) => cell === HIDDEN).length;
  const exploded = cellName(grid, state.exploded);
  const status: Phrase = isWon(variant, state)
    ? { id: "drawn-minesweeper-won", values: {}, message: "won" }
    : state.exploded >= 0
      ? { id: "drawn-minesweeper-lost", values: { cell: exploded }, message: `lost: ${exploded} was a mine` }
      : {
          id: "drawn-minesweeper-mines",
          values: { mines, hidden },
          message: `${mines} mines under ${hidden} hidden cells`,
        };
  const indent = " ".repeat(margin + 1);
  const head = columns >= 10 ? [`${indent}${tens.trimEnd()}`] : [];
  return [...head, `${indent}${digits}`, ...lines, format(status)].join("\n");
}
