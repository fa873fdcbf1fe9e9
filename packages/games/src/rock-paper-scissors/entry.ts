import { defined, named, type RegisteredGame } from "../entry.js";
import { rockPaperScissors } from "./rules.js";
import type { RockPaperScissorsOptions } from "./state.js";

/** Registry entry: name, options and notation. */
export const entry: RegisteredGame = {
  name: "rock-paper-scissors",
  help: "Both players show a hand at the same time, round after round.",
  options: [{ name: "rounds", values: "N", help: "Rounds of a game, 1 to 1000, 100 by default." }],
  create: (given) =>
    named(rockPaperScissors(defined<RockPaperScissorsOptions>({ rounds: given.whole("rounds") })), {
      position:
        "the rounds shown, player 0's hand first, as rp ss; then what player 0 has chosen in this round, if it has",
      example: { position: "rp ss pr" },
      fixedStart: true,
    }),
};
