import type { GameInfo } from "../kit/entry.js";
import { type OptionsOf, whole } from "../kit/option.js";

export const about = {
  name: "rock-paper-scissors",
  help: "Both players show a hand at the same time, round after round.",
  options: [whole("rounds", "Rounds of a game", [1, 1000], 100)],
  position:
    "the rounds shown, player 0's hand first, as rp ss; then what player 0 has chosen in this round, if it has",
  example: { position: "rp ss pr" },
  evaluators: ["lead"],
} as const satisfies GameInfo;

/** Number of rounds. */
export type RockPaperScissorsOptions = OptionsOf<typeof about>;
