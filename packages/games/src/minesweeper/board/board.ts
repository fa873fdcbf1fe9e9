import { checkedOptions } from "../../kit/option.js";
import { about, type MinesweeperOptions, type START_RULES } from "../about.js";
import { texts } from "../texts.js";
import { type Grid, gridOf, HIDDEN, neighbours } from "./grid.js";

/** Guarantee for the first click; see `START_RULES`. */
export type StartRule = (typeof START_RULES)[number];

/** The largest of the standard boards. */
export const EXPERT = { columns: 30, rows: 16, mines: 99 } as const;

/** Validated options with defaults filled in. */
export interface Variant {
  readonly grid: Grid;
  readonly mines: number;
  readonly start: StartRule;
}

/** What the player sees and nothing else: layouts with the same view share a state. */
export interface MinesweeperState {
  /** Row by row: 0 to 8 for an open cell, HIDDEN for a closed one. */
  readonly cells: readonly number[];
  /** The mine that was opened, -1 if none. */
  readonly exploded: number;
}

/** The cell to open, numbered row by row from 0. */
export type MinesweeperAction = number;

/** @throws GameOptionError if no such board is possible */
export function variantOf(options: MinesweeperOptions): Variant {
  const {
    columns,
    rows,
    mines = Math.max(1, Math.round((columns * rows * EXPERT.mines) / (EXPERT.columns * EXPERT.rows))),
    start,
  } = checkedOptions(about, options, (what, length, _, most) =>
    texts.optionError("minesweeper-size", { most, what, length }),
  );
  const grid = gridOf(columns, rows);
  const most = grid.cells - reserved(grid, start);
  const size = `${columns}x${rows}`;
  if (most < 1) throw texts.optionError("minesweeper-no-room", { size, start });
  if (!Number.isInteger(mines) || mines < 1 || mines > most)
    throw texts.optionError("minesweeper-mine-count", { size, start, most, mines });
  return { grid, mines, start };
}

/** The minimum number of cells that the first click keeps free. */
function reserved({ degree }: Grid, start: StartRule): number {
  if (start === "unprotected") return 0;
  return start === "classic" ? 1 : 1 + degree.reduce((least, count) => Math.min(least, count), 8);
}

/** Cells guaranteed free if this is the first click. */
export function promised({ grid, start }: Variant, first: number): readonly number[] {
  if (start === "unprotected") return [];
  return start === "classic" ? [first] : [first, ...neighbours(grid, first)];
}

/** Whether all mines fit on the board if this is the first click. */
export function mayBegin(variant: Variant, first: number): boolean {
  return variant.mines <= variant.grid.cells - promised(variant, first).length;
}

export function isUntouched({ cells }: MinesweeperState): boolean {
  return cells.every((cell) => cell === HIDDEN);
}

export function isWon({ mines }: Variant, { cells, exploded }: MinesweeperState): boolean {
  let hidden = 0;
  for (const cell of cells) if (cell === HIDDEN) hidden++;
  return exploded < 0 && hidden === mines;
}

/** All hidden cells; before the first click, only those for which all mines fit. */
export function actionsOf(variant: Variant, state: MinesweeperState): number[] {
  if (state.exploded >= 0 || isWon(variant, state)) return [];
  const hidden = state.cells.flatMap((cell, index) => (cell === HIDDEN ? [index] : []));
  return isUntouched(state) ? hidden.filter((cell) => mayBegin(variant, cell)) : hidden;
}
