import { type GameEntry, named } from "../kit/entry.js";
import { about, type BriscolaOptions } from "./about.js";
import { briscola } from "./rules.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create: (given: BriscolaOptions) => named(briscola(given), about),
};
