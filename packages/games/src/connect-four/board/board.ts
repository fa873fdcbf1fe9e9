import type { StateEvaluator } from "@tyche/engine";
import { checkedOptions } from "../../kit/option.js";
import { about, type ConnectFourOptions } from "../about.js";
import { texts } from "../texts.js";

/**
 * Columns from left to right, each a string of its stones from the bottom up: "X" of player 0, who begins, "O" of
 * player 1.
 */
export type ConnectFourState = readonly string[];

/** Index of a column that is not full, from 0. */
export type ConnectFourAction = number;

/** Board size. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** A validated board size and payoff. */
export interface Variant extends Size {
  readonly payoff: "win" | "stones";
  /** Columns from the middle outward, left before right: the order of all actions. */
  readonly order: readonly number[];
}

/** @throws GameOptionError if a size is outside 4..9 */
export function variantOf(options: ConnectFourOptions = {}): Variant {
  const { columns, rows, payoff } = checkedOptions(about, options, (what, size) =>
    texts.optionError("connect-four-size", { what, size }),
  );
  return { columns, rows, payoff, order: middleOut(columns) };
}

/** The columns from the middle outward, left before right. */
export function middleOut(columns: number): number[] {
  const middle = Math.floor((columns - 1) / 2);
  const distance = (column: number): number => Math.abs(2 * column - 2 * middle);
  return Array.from({ length: columns }, (_, column) => column).sort(
    (a, b) => distance(a) - distance(b) || a - b,
  );
}

export function emptyBoard({ columns }: Size): ConnectFourState {
  return new Array<string>(columns).fill("");
}

export function stonesOn(state: ConnectFourState): number {
  return state.reduce((sum, column) => sum + column.length, 0);
}

/** The player to move, ignoring the end of the game. */
export function mover(state: ConnectFourState): 0 | 1 {
  return stonesOn(state) % 2 === 0 ? 0 : 1;
}

/** Whether a player has four stones in a row, column or diagonal. */
export function hasFour(state: ConnectFourState, stone: "X" | "O"): boolean {
  const four = stone.repeat(4);
  for (const column of state) if (column.includes(four)) return true;
  for (let x = 0; x + 3 < state.length; x++) {
    const column = state[x]!;
    for (let y = 0; y < column.length; y++) {
      if (column[y] !== stone) continue;
      for (let up = -1; up <= 1; up++) if (isRow(state, x, y, up, stone)) return true;
    }
  }
  return false;
}

/** Whether the next three columns continue a row from a cell, on the same level or rising or falling by one. */
function isRow(state: ConnectFourState, x: number, y: number, up: number, stone: string): boolean {
  for (let step = 1; step < 4; step++) {
    const column = state[x + step]!;
    const level = y + step * up;
    if (level < 0 || level >= column.length || column[level] !== stone) return false;
  }
  return true;
}

export function isOver({ columns, rows }: Size, state: ConnectFourState): boolean {
  return hasFour(state, "X") || hasFour(state, "O") || stonesOn(state) === columns * rows;
}

export function actionsOf(variant: Variant, state: ConnectFourState): ConnectFourAction[] {
  if (isOver(variant, state)) return [];
  return variant.order.filter((column) => state[column]!.length < variant.rows);
}

/** Payoff of a win with the last of `stones` stones on the board. */
export function winPays(variant: Variant, stones: number): number {
  return variant.payoff === "win" ? 1 : (variant.columns * variant.rows + 2 - stones) >> 1;
}

/** Evaluation weight of a stone in each column: 0 at the edges, growing toward the middle. */
export function columnWeights(variant: Variant): number[] {
  return Array.from({ length: variant.columns }, (_, column) =>
    Math.min(column, variant.columns - 1 - column),
  );
}

/** A power of two above every sum of column weights, so that scaled evaluations stay below the smallest win. */
export function weightScale(variant: Variant): number {
  const most = columnWeights(variant).reduce((sum, weight) => sum + weight, 0) * variant.rows;
  return 2 ** Math.ceil(Math.log2(most + 1));
}

/**
 * `columns`: each stone scores its distance from the nearer edge of the board, positive for player 0 and negative for
 * player 1, divided by a power of two so that the sum stays within (-1, 1). Central columns take part in more rows of
 * four.
 */
export function evaluatorsOf(
  variant: Variant,
): Readonly<Record<"default" | "columns", StateEvaluator<ConnectFourState>>> {
  const weights = columnWeights(variant);
  const scale = weightScale(variant);
  const columns = (state: ConnectFourState): number => {
    let sum = 0;
    for (const [index, column] of state.entries()) {
      for (const stone of column) sum += stone === "X" ? weights[index]! : -weights[index]!;
    }
    return sum / scale;
  };
  return { default: columns, columns };
}

/**
 * Measured by `npm run research -- errors connect-four`, with the default options: all the values. The sum of columns
 * says too little about who wins.
 */
const COLUMNS_ERRORS = [2];
export const differenceErrors = { default: COLUMNS_ERRORS, columns: COLUMNS_ERRORS };
