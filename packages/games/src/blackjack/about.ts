import type { GameInfo } from "../kit/entry.js";
import { choice, type OptionsOf } from "../kit/option.js";

export const about = {
  name: "blackjack",
  help: "Blackjack against the dealer with an infinite deck, whose second card is hidden.",
  options: [
    // "later": a state holds only what the player knows; the values are the same.
    choice(
      "hole",
      ["dealt", "later"],
      "Whether the dealer's second card is dealt face down or drawn later, as exact searches require.",
    ),
  ],
  position: "the player's cards, v and the dealer's, ? for the card face down: T6 v T?",
  example: { position: "T6 v T?" },
  evaluators: [],
  methods: [
    {
      name: "basic-strategy",
      help: "Blackjack: the exact value of every action, by a recursion over totals (Baldwin, Cantey, Maisel, McDermott 1956).",
      settings: [],
    },
  ],
} as const satisfies GameInfo;

/** House rules. */
export type BlackjackOptions = OptionsOf<typeof about>;
