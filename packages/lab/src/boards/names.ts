import type { Catalogue } from "@tyche/messages";

/** Number of seats of games that are not for two. */
const SEATS: Readonly<Record<string, number>> = {
  "2048": 1,
  blackjack: 1,
  minesweeper: 1,
  ludo: 4,
  lifeboat: 4,
};

/** Names of a game's seats, as many as the game can have. */
export function seatNames(words: Catalogue, game: string): readonly string[] {
  return Array.from({ length: SEATS[game] ?? 2 }, (_, seat) =>
    words.format({ id: `board-seat-${game}`, values: { seat } }),
  );
}

/** The name of a game. */
export function gameName(words: Catalogue, game: string): string {
  return words.format({ id: `board-game-${game}` });
}
