import type { GameInfo } from "../kit/entry.js";
import { type OptionsOf, whole } from "../kit/option.js";

export const about = {
  name: "liars-dice",
  help: "Liar's Dice: bid higher and higher on dice that nobody sees in full, or call the other a liar.",
  options: [
    whole("dice", "Dice of each player", [1, 5], 1),
    whole("faces", "Faces of a die", [2, 6], 6, "; the highest one is wild"),
  ],
  position:
    "the dice of player 0, / and those of player 1, ? for one that is not seen, then the bids: 5/? 1x4 2x4",
  example: { position: "5/? 1x4 2x4" },
  evaluators: [],
} as const satisfies GameInfo;

/** Number and faces of the dice. */
export type LiarsDiceOptions = OptionsOf<typeof about>;
