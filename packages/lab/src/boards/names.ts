import type { Catalogue } from "@tyche/messages";

/** Seats of the games that are not for two. */
const SEATS: Readonly<Record<string, number>> = {
  "2048": 1,
  blackjack: 1,
  minesweeper: 1,
  ludo: 4,
  lifeboat: 4,
};

/** What the seats of a game are called: as many as it can have. */
export function seatNames(words: Catalogue, game: string): readonly string[] {
  return Array.from({ length: SEATS[game] ?? 2 }, (_, seat) =>
    words.format({ id: `board-seat-${game}`, values: { seat } }),
  );
}

/** What a game is called. */
export function gameName(words: Catalogue, game: string): string {
  return words.format({ id: `board-game-${game}` });
}
