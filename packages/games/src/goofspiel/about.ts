import type { GameInfo } from "../kit/entry.js";
import { type OptionsOf, whole } from "../kit/option.js";

export const about = {
  name: "goofspiel",
  help: "Both players bid a card at the same time for each prize; the higher card wins it.",
  options: [whole("cards", "Cards of each player", [2, 13], 4)],
  position:
    "each prize that was won, with the bids of both players, then the prize in play, as 3:1-4 2; then a slash and what player 0 has bid, if it has",
  example: { position: "3:1-4 2" },
  evaluators: ["lead"],
} as const satisfies GameInfo;

/** Number of cards. */
export type GoofspielOptions = OptionsOf<typeof about>;
