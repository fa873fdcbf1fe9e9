import type { GameInfo } from "../kit/entry.js";
import { choice, type OptionsOf } from "../kit/option.js";

export const about = {
  name: "hidden-coin",
  help: "Two tiny games in which searching hidden information as if it were visible goes wrong.",
  options: [
    choice(
      "variant",
      ["guess", "asked"],
      "Whether player 0 may guess the coin, or is asked by player 1, who has seen it.",
    ),
  ],
  position: "open, named or over, then heads, tails or ?, and after over the payoff of player 0: named ?",
  example: { position: "open ?" },
  evaluators: [],
} as const satisfies GameInfo;

/** The variant to play; see `hiddenCoin`. */
export type HiddenCoinOptions = OptionsOf<typeof about>;
