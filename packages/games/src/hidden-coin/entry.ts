import { defined, type GameEntry, named } from "../kit/entry.js";
import { about } from "./about.js";
import { type HiddenCoinOptions, hiddenCoin, VARIANTS } from "./rules.js";

export const entry: GameEntry = {
  ...about,
  create: (given) =>
    named(hiddenCoin(defined<HiddenCoinOptions>({ variant: given.choice("variant", VARIANTS) })), about),
};
