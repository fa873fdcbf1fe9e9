import { gridOf, HIDDEN, type MinesweeperState, neighbours } from "@tyche/games/minesweeper/state";
import type { Survey } from "./insight.js";

/** The colours of the numbers 0 to 8. */
export const NUMBER_COLOURS: readonly string[] = [
  "var(--muted)",
  "light-dark(#1c4fd6, #8fb4ff)",
  "light-dark(#1a6e32, #79d58f)",
  "light-dark(#c01f1f, #ff8f85)",
  "light-dark(#4a2a9c, #c3aaff)",
  "light-dark(#85360f, #ffb184)",
  "light-dark(#0b6971, #6fd9e0)",
  "var(--ink)",
  "var(--leaf-line)",
];

/**
 * What the overlay shows for a hidden cell. Certainties and guesses differ by more than their colour; "far" is a guess
 * that no number touches.
 */
export type Certainty = "free" | "mine" | "guess" | "far";

/** Number of columns of a board, from its text: rows separated by slashes. */
export function columnsOf(position: string): number {
  const end = position.indexOf("/");
  return end < 0 ? position.length : end;
}

export function around(cell: number, columns: number, cells: number): readonly number[] {
  return [...neighbours(gridOf(columns, cells / columns), cell)];
}

/**
 * The cells that a press on an open number opens: all hidden neighbours without a flag, if the number has as many flags
 * as it shows.
 */
export function chord(
  cells: readonly number[],
  flags: ReadonlySet<number>,
  cell: number,
  columns: number,
): readonly number[] {
  const number = cells[cell]!;
  if (number === 0 || number === HIDDEN) return [];
  const near = around(cell, columns, cells.length).filter((other) => cells[other] === HIDDEN);
  const open = near.filter((other) => !flags.has(other));
  return near.length - open.length === number ? open : [];
}

/** The certainty of each cell; undefined if there is none. */
export function certainties(survey: Survey, cells: readonly number[]): readonly (Certainty | undefined)[] {
  const free = new Set(survey.free);
  const mined = new Set(survey.mined);
  if (survey.method === "first click" && survey.start !== "unprotected") return cells.map(() => undefined);
  return cells.map((seen, cell) => {
    if (seen !== HIDDEN) return undefined;
    if (free.has(cell)) return "free";
    if (mined.has(cell)) return "mine";
    return around(cell, survey.columns, cells.length).some((other) => cells[other] !== HIDDEN)
      ? "guess"
      : "far";
  });
}

/** A probability as a whole percentage; only certainties become 0 or 100. */
export function percentOf(probability: number, isCertain = false): number {
  const percent = Math.round(100 * probability);
  return isCertain ? percent : Math.min(99, Math.max(1, percent));
}

/** The cells that an action opened, in order. */
export function openedSince(before: MinesweeperState, after: MinesweeperState): readonly number[] {
  return after.cells.flatMap((seen, cell) =>
    seen !== HIDDEN && before.cells[cell] === HIDDEN ? [cell] : [],
  );
}

/** The rows of a board in its notation. */
export function textOf(cells: readonly number[], columns: number): string {
  const signs = cells.map((seen) => (seen === HIDDEN ? "." : String(seen)));
  return Array.from({ length: cells.length / columns }, (_, row) =>
    signs.slice(row * columns, (row + 1) * columns).join(""),
  ).join("/");
}
