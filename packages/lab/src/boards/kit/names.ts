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
