import { type GameEntry, named } from "../kit/entry.js";
import { about, type RockPaperScissorsOptions } from "./about.js";
import { rockPaperScissors } from "./rules.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create: (given: RockPaperScissorsOptions) => named(rockPaperScissors(given), about, { fixedStart: true }),
};
