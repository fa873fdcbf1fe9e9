import type { GameInfo } from "../kit/entry.js";

export const about = {
  name: "briscola",
  help: "The Italian trick-taking game for two, with hidden hands and a stock.",
  options: [
    { name: "suits", values: "2|3|4", help: "Number of suits, 4 by default." },
    {
      name: "ranks",
      values: "N",
      help: "Number of ranks in each suit, the strongest ones, 3 to 10, 10 by default.",
    },
    { name: "hand", values: "1|2|3", help: "Cards in a hand, 3 by default." },
  ],
  position:
    "both hands, the card led, the trump, the stock, the cards taken, the points, the player; #3 for three unseen cards",
  example: { position: "2u3cAb/#3|-|7s|#34|-|0 0|0" },
  evaluators: [],
} as const satisfies GameInfo;
