import type { Notation, Phrase } from "@tyche/engine";
import type { FormatPhrase } from "@tyche/engine/errors";
import { gameOver, inEnglish } from "../kit/notation.js";
import {
  actionsOf,
  isUntouched,
  isWon,
  type MinesweeperAction,
  type MinesweeperState,
  type Variant,
} from "./board/board.js";
import { type Grid, HIDDEN } from "./board/grid.js";
import { Workspace } from "./counting/frontier.js";
import { knowledgeOf, mineProbabilities } from "./counting/knowledge.js";
import { CERTAINTY } from "./counting/weighing.js";
import { checkSize, readBoard } from "./reading.js";
import { texts } from "./texts.js";

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
      if (exploded >= 0) throw texts.notationError("minesweeper-two-mines", {}, offset);
      exploded = cells.length;
    }
    const isHidden = HIDDEN_SIGNS.includes(sign) || MINE_SIGNS.includes(sign);
    if (!isHidden && !OPEN_SIGNS.includes(sign))
      throw texts.notationError("minesweeper-sign", { text: sign }, offset);
    cells.push(isHidden ? HIDDEN : sign === DRAWN_ZERO ? 0 : OPEN_SIGNS.indexOf(sign));
  }
  checkSize(written, grid);
  const hidden = cells.filter((cell) => cell === HIDDEN).length;
  if (hidden < mines) throw texts.notationError("minesweeper-hidden-cells", { mines, hidden });
  const state = { cells, exploded };
  if (!isUntouched(state) || exploded >= 0) checkLayouts(variant, state);
  if (isUntouched(state) && exploded >= 0 && variant.start !== "unprotected")
    throw texts.notationError("minesweeper-first-mine", { start: variant.start });
  return state;
}

/** Rejects a view that no layout of the mines explains. */
function checkLayouts({ grid, mines }: Variant, { cells, exploded }: MinesweeperState): void {
  const view = Int8Array.from(cells);
  const known = knowledgeOf(new Workspace(grid), view, mines);
  if (known.logLayouts === -Infinity) throw texts.notationError("minesweeper-no-layout", { mines });
  if (exploded < 0) return;
  if (!(mineProbabilities(known)[exploded]! > CERTAINTY))
    throw texts.notationError("minesweeper-not-a-mine", { cell: cellName(grid, exploded) });
}

function parseAction(variant: Variant, state: MinesweeperState, text: string): MinesweeperAction {
  const { grid } = variant;
  const match = /^\s*r(\d{1,3})\s*c(\d{1,3})\s*$/i.exec(text);
  if (match === null) throw texts.notationError("minesweeper-unknown-cell", { text: text.slice(0, 20) });
  const [row, column] = [Number(match[1]), Number(match[2])];
  if (row < 1 || row > grid.rows || column < 1 || column > grid.columns)
    throw texts.notationError("minesweeper-outside", {
      text: text.trim(),
      rows: grid.rows,
      columns: grid.columns,
    });
  const cell = (row - 1) * grid.columns + column - 1;
  if (actionsOf(variant, state).includes(cell)) return cell;
  if (state.exploded >= 0 || isWon(variant, state)) throw gameOver(text.trim());
  if (state.cells[cell] !== HIDDEN)
    throw texts.notationError("minesweeper-open-already", { text: text.trim() });
  const { mines } = variant;
  throw texts.notationError("minesweeper-first-click", { text: text.trim(), mines });
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
    ? texts.phrase("drawn-minesweeper-won", {})
    : state.exploded >= 0
      ? texts.phrase("drawn-minesweeper-lost", { cell: exploded })
      : texts.phrase("drawn-minesweeper-mines", { mines, hidden });
  const indent = " ".repeat(margin + 1);
  const head = columns >= 10 ? [`${indent}${tens.trimEnd()}`] : [];
  return [...head, `${indent}${digits}`, ...lines, format(status)].join("\n");
}
