import { defined, type GameEntry, named } from "../kit/entry.js";
import { about } from "./about.js";
import { type RockPaperScissorsOptions, rockPaperScissors } from "./rules.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create: (given) =>
    named(rockPaperScissors(defined<RockPaperScissorsOptions>({ rounds: given.whole("rounds") })), about, {
      fixedStart: true,
    }),
};
