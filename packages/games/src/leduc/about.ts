import type { GameInfo } from "../kit/entry.js";

export const about = {
  name: "leduc",
  help: "Leduc hold'em: a card each, a public card and two betting rounds, with six cards.",
  options: [],
  position:
    "the cards of player 0 and player 1, ? for one that is not seen, then what was played and the public card: Q? check bet call K bet",
  example: { position: "Q? check bet call K bet" },
  evaluators: [],
} as const satisfies GameInfo;
