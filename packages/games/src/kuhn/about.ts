import type { GameInfo } from "../kit/entry.js";
import { type OptionsOf, whole } from "../kit/option.js";

export const about = {
  name: "kuhn",
  help: "Kuhn poker: one card each and one bet, the smallest game in which one must bluff.",
  options: [whole("cards", "Number of cards in the deck", [3, 13], 3)],
  position:
    "the cards of player 0 and player 1, ? for one that is not seen, then what was played: Q? check bet",
  example: { position: "Q? check bet" },
  evaluators: [],
} as const satisfies GameInfo;

/** The size of the deck: the highest cards below the ace, or all ranks. */
export type KuhnOptions = OptionsOf<typeof about>;
