import type { GameInfo } from "../kit/entry.js";

export const about = {
  name: "kuhn",
  help: "Kuhn poker: one card each and one bet, the smallest game in which one must bluff.",
  options: [{ name: "cards", values: "N", help: "Number of cards in the deck, 3 to 13, 3 by default." }],
  position:
    "the cards of player 0 and player 1, ? for one that is not seen, then what was played: Q? check bet",
  example: { position: "Q? check bet" },
  evaluators: [],
} as const satisfies GameInfo;
