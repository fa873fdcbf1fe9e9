import type { GameInfo } from "../kit/entry.js";
import { type OptionsOf, whole } from "../kit/option.js";

export const about = {
  name: "briscola",
  help: "The Italian trick-taking game for two, with hidden hands and a stock.",
  options: [
    whole("suits", "Number of suits", [2, 4], 4),
    whole("ranks", "Number of ranks in each suit, the strongest ones", [3, 10], 10),
    whole("hand", "Cards in a hand", [1, 3], 3),
  ],
  position:
    "both hands, the card led, the trump, the stock, the cards taken, the points, the player; #3 for three unseen cards",
  example: { position: "2u3cAb/#3|-|7s|#34|-|0 0|0" },
  evaluators: [],
} as const satisfies GameInfo;

/** Number of suits, ranks and cards in a hand. */
export type BriscolaOptions = OptionsOf<typeof about>;
