import { type GameEntry, named } from "../kit/entry.js";
import { about, type LiarsDiceOptions } from "./about.js";
import { liarsDice } from "./rules.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  optionsIn(position) {
    const [, own, other] = /^\s*([\d?]{1,5})\/([\d?]{1,5})(?:\s|$)/.exec(position) ?? [];
    return own !== undefined && own.length === other!.length ? { dice: String(own.length) } : {};
  },
  create: (given: LiarsDiceOptions) => named(liarsDice(given), about),
};
