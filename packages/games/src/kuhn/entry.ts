import { type GameEntry, named } from "../kit/entry.js";
import { about, type KuhnOptions } from "./about.js";
import { kuhn } from "./rules.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create: (given: KuhnOptions) => named(kuhn(given), about),
};
