import { counted } from "../fields.js";
import { GameOptionError } from "../game-option-error.js";
import { type Grid, gridOf, neighbours } from "./grid.js";
import { HIDDEN } from "./view.js";

/**
 * What the first click is promised. "classic": its cell is free, and every layout with that cell free is equally
 * likely. "modern": its cell and all its neighbours are free. "unprotected": nothing.
 */
export const START_RULES = ["classic", "modern", "unprotected"] as const;

/** What the first cell of Minesweeper promises. */
export type StartRule = (typeof START_RULES)[number];

/** The largest of the usual boards. */
export const EXPERT = { columns: 30, rows: 16, mines: 99 } as const;

/** Size of the field, mines and the rule of the start. */
export interface MinesweeperOptions {
  /** 1 to 100, default that of the expert board. */
  readonly columns?: number;
  /** 1 to 100, default that of the expert board. */
  readonly rows?: number;
  /** At least 1; default as dense as on the expert board. */
  readonly mines?: number;
  /** Default "classic". */
  readonly start?: StartRule;
}

/** The options, filled in. */
export interface Variant {
  readonly grid: Grid;
  readonly mines: number;
  readonly start: StartRule;
}

/** What the player sees, and nothing else: two layouts that look alike are one state. */
export interface MinesweeperState {
  /** Row by row: 0 to 8 for an open cell, HIDDEN for the others. */
  readonly cells: readonly number[];
  /** The cell that was opened on a mine, -1 while there is none. */
  readonly exploded: number;
}

/** The cell to open, from 0 row by row. */
export type MinesweeperAction = number;

const LONGEST = 100;

/** @throws GameOptionError where no such board can be */
export function variantOf({
  columns = EXPERT.columns,
  rows = EXPERT.rows,
  mines = Math.max(1, Math.round((columns * rows * EXPERT.mines) / (EXPERT.columns * EXPERT.rows))),
  start = "classic",
}: MinesweeperOptions): Variant {
  for (const [what, length] of [
    ["columns", columns],
    ["rows", rows],
  ] as const) {
    if (!Number.isInteger(length) || length < 1 || length > LONGEST) {
      throw new GameOptionError(
        "minesweeper-size",
        { most: LONGEST, what, length },
        `A board of Minesweeper has 1 to ${LONGEST} ${what}, not ${length}.`,
      );
    }
  }
  const grid = gridOf(columns, rows);
  const most = grid.cells - reserved(grid, start);
  const size = `${columns}x${rows}`;
  if (most < 1)
    throw new GameOptionError(
      "minesweeper-no-room",
      { size, start },
      `A board of ${size} cells has no room for mines with the start rule "${start}".`,
    );
  if (!Number.isInteger(mines) || mines < 1 || mines > most)
    throw new GameOptionError(
      "minesweeper-mine-count",
      { size, start, most, mines },
      `A board of ${size} cells with the start rule "${start}" has 1 to ${counted(most, "mine")}, not ${mines}.`,
    );
  return { grid, mines, start };
}

/** The fewest cells that a first click keeps free. */
function reserved({ degree }: Grid, start: StartRule): number {
  if (start === "unprotected") return 0;
  return start === "classic" ? 1 : 1 + degree.reduce((least, count) => Math.min(least, count), 8);
}

/** Cells that hold no mine if the first click is this one. */
export function promised({ grid, start }: Variant, first: number): readonly number[] {
  if (start === "unprotected") return [];
  return start === "classic" ? [first] : [first, ...neighbours(grid, first)];
}

/** Whether all mines fit if the first click is this one. */
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

/** Every hidden cell; before the first click those with which all mines fit. */
export function actionsOf(variant: Variant, state: MinesweeperState): number[] {
  if (state.exploded >= 0 || isWon(variant, state)) return [];
  const hidden = state.cells.flatMap((cell, index) => (cell === HIDDEN ? [index] : []));
  return isUntouched(state) ? hidden.filter((cell) => mayBegin(variant, cell)) : hidden;
}
