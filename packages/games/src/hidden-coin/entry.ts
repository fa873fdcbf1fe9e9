import { type GameEntry, named } from "../kit/entry.js";
import { about, type HiddenCoinOptions } from "./about.js";
import { hiddenCoin } from "./rules.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create: (given: HiddenCoinOptions) => named(hiddenCoin(given), about),
};
