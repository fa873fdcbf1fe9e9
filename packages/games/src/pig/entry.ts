import { type GameEntry, named } from "../kit/entry.js";
import { about, type PigOptions } from "./about.js";
import { pig } from "./rules.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create: (given: PigOptions) => named(pig(given), about, { fixedStart: true }),
};
