import type { Catalogue } from "@tyche/messages";

export function seatName(words: Catalogue, game: string, seat: number): string {
  return words.format({ id: `board-seat-${game}`, values: { seat } });
}

export function gameName(words: Catalogue, game: string): string {
  return words.format({ id: `board-game-${game}` });
}

/** The square at a row and column of a board, from 0, in words, and what is on it: "row 2, column 3, empty". */
export function cellName(words: Catalogue, row: number, column: number, ...marks: readonly string[]): string {
  return [
    words.text("board-row", { row: row + 1 }),
    words.text("board-column", { column: column + 1 }),
    ...marks,
  ].join(", ");
}

/** A date such as "2026-11-30" in the page's language. */
export function dayText(day: string, { language }: Pick<Catalogue, "language">): string {
  return new Date(`${day}T12:00`).toLocaleDateString(language, { dateStyle: "long" });
}

/** Seconds as "1:05". */
export function timeText(seconds: number): string {
  return `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
