import type { GameInfo } from "../kit/entry.js";

export const about = {
  name: "ludo",
  help: "Race four pieces around the board, for two to four players or two pairs of partners.",
  options: [
    { name: "players", values: "2|3|4", help: "Number of players, 4 by default." },
    { name: "pieces", values: "N", help: "Pieces of each player, 1 to 4, 4 by default." },
    {
      name: "partners",
      values: "yes|no",
      help: "Whether players opposite each other win together, no by default.",
    },
  ],
  position:
    "each player's pieces by how far they have moved, / between players, then | and the player, the die and the sixes before it",
  example: { position: "0 0 0 0/0 0 0 0/0 0 0 0/0 0 0 0|0 6" },
  evaluators: ["race", "careful"],
} as const satisfies GameInfo;
