import { defined, named, type RegisteredGame } from "../entry.js";
import { type BlackjackOptions, blackjack, HOLES } from "./rules.js";

export const entry: RegisteredGame = {
  name: "blackjack",
  help: "Blackjack against the dealer with an infinite deck, whose second card is hidden.",
  options: [
    {
      name: "hole",
      values: HOLES.join("|"),
      help: "Whether the dealer's second card is dealt face down, or drawn later, which exact searches can take.",
    },
  ],
  create: (given) =>
    named(blackjack(defined<BlackjackOptions>({ hole: given.choice("hole", HOLES) })), {
      position: "the player's cards, v and the dealer's, ? for the card face down: T6 v T?",
      example: { position: "T6 v T?" },
    }),
};
