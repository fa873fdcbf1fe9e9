import { defined, type GameEntry, named } from "../kit/entry.js";
import { about } from "./about.js";
import { rockPaperScissors } from "./rules.js";
import type { RockPaperScissorsOptions } from "./state.js";

/** Registry entry: name, options and notation. */
export const entry: GameEntry = {
  ...about,
  create: (given) =>
    named(rockPaperScissors(defined<RockPaperScissorsOptions>({ rounds: given.whole("rounds") })), about, {
      fixedStart: true,
    }),
};
