import type { Survey } from "./insight.js";

/** How a state of Minesweeper says that a cell is not open. */
export const HIDDEN = 9;

export interface State {
  /** Row by row: 0 to 8 for an open cell, HIDDEN for the others. */
  readonly cells: readonly number[];
  /** The cell that was opened on a mine, -1 while there is none. */
  readonly exploded: number;
}

/**
 * What the overlay says of a hidden cell. Certain ones are told apart from guesses by more than their colour; a guess that no number touches
 * is "far".
 */
export type Certainty = "free" | "mine" | "guess" | "far";

/** The columns of a board, which its text tells: rows stand one behind the other with a slash between them. */
export function columnsOf(position: string): number {
  const end = position.indexOf("/");
  return end < 0 ? position.length : end;
}

/** The cells around a cell. */
export function around(cell: number, columns: number, cells: number): readonly number[] {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const found: number[] = [];
  for (let y = row - 1; y <= row + 1; y++)
    for (let x = column - 1; x <= column + 1; x++) {
      const other = y * columns + x;
      if (x >= 0 && x < columns && y >= 0 && other < cells && other !== cell) found.push(other);
    }
  return found;
}

/**
 * What a press on an open number opens: all that is hidden around it and has no flag, where there are as many flags as the number says.
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

/** By cell: what is certain; undefined where there is nothing to say. */
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

/** A probability as a whole per cent, which says 0 and 100 of what is certain and of nothing else. */
export function percentOf(probability: number, isCertain = false): number {
  const percent = Math.round(100 * probability);
  return isCertain ? percent : Math.min(99, Math.max(1, percent));
}

/** What an action opened, in the order of the cells. */
export function openedSince(before: State, after: State): readonly number[] {
  return after.cells.flatMap((seen, cell) =>
    seen !== HIDDEN && before.cells[cell] === HIDDEN ? [cell] : [],
  );
}

/** Rows of a board as its notation has them. */
export function textOf(cells: readonly number[], columns: number): string {
  const signs = cells.map((seen) => (seen === HIDDEN ? "." : String(seen)));
  return Array.from({ length: cells.length / columns }, (_, row) =>
    signs.slice(row * columns, (row + 1) * columns).join(""),
  ).join("/");
}
