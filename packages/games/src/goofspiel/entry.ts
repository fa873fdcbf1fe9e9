import { type GameEntry, named } from "../kit/entry.js";
import { about, type GoofspielOptions } from "./about.js";
import { goofspiel } from "./rules.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create: (given: GoofspielOptions) => named(goofspiel(given), about),
};
