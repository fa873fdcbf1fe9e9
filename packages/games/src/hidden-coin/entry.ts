import { defined, named, type RegisteredGame } from "../entry.js";
import { VARIANTS } from "./coin.js";
import { type HiddenCoinOptions, hiddenCoin } from "./rules.js";

/** Registry entry: name, options and notation. */
export const entry: RegisteredGame = {
  name: "hidden-coin",
  help: "Two tiny games in which searching hidden information as if it were visible goes wrong.",
  options: [
    {
      name: "variant",
      values: VARIANTS.join("|"),
      help: "Whether player 0 may guess the coin, or is asked by player 1, who has seen it.",
    },
  ],
  create: (given) =>
    named(hiddenCoin(defined<HiddenCoinOptions>({ variant: given.choice("variant", VARIANTS) })), {
      position: "open, named or over, then heads, tails or ?, and after over the payoff of player 0: named ?",
      example: { position: "open ?" },
    }),
};
