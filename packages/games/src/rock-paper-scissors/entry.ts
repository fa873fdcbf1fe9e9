import { defined, type GameEntry, named } from "../kit/entry.js";
import { about } from "./about.js";
import { type RockPaperScissorsOptions, rockPaperScissors } from "./rules.js";

export const entry: GameEntry = {
  ...about,
  create: (given) =>
    named(rockPaperScissors(defined<RockPaperScissorsOptions>({ rounds: given.whole("rounds") })), about, {
      fixedStart: true,
    }),
};
