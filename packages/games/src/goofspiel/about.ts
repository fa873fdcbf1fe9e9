import type { GameInfo } from "../kit/entry.js";

export const about = {
  name: "goofspiel",
  help: "Both players bid a card at the same time for each prize; the higher card wins it.",
  options: [{ name: "cards", values: "N", help: "Cards of each player, 2 to 13, 4 by default." }],
  position:
    "each prize that was won, with the bids of both players, then the prize in play, as 3:1-4 2; then a slash and what player 0 has bid, if it has",
  example: { position: "3:1-4 2" },
  evaluators: ["lead"],
} as const satisfies GameInfo;
