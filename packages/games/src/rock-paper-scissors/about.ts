import type { GameInfo } from "../kit/entry.js";

export const about = {
  name: "rock-paper-scissors",
  help: "Both players show a hand at the same time, round after round.",
  options: [{ name: "rounds", values: "N", help: "Rounds of a game, 1 to 1000, 100 by default." }],
  position:
    "the rounds shown, player 0's hand first, as rp ss; then what player 0 has chosen in this round, if it has",
  example: { position: "rp ss pr" },
  evaluators: ["lead"],
} as const satisfies GameInfo;
