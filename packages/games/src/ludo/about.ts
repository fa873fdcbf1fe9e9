import type { GameInfo } from "../kit/entry.js";
import { flag, type OptionsOf, whole } from "../kit/option.js";

export const about = {
  name: "ludo",
  help: "Race four pieces around the board, for two to four players or two pairs of partners.",
  options: [
    whole("players", "Number of players", [2, 4], 4),
    whole("pieces", "Pieces of each player", [1, 4], 4),
    flag("partners", "Whether players opposite each other win together, no by default.", false),
  ],
  position:
    "each player's pieces by how far they have moved, / between players, then | and the player, the die and the sixes before it",
  example: { position: "0 0 0 0/0 0 0 0/0 0 0 0/0 0 0 0|0 6" },
  evaluators: ["race", "careful"],
} as const satisfies GameInfo;

/** Players, pieces and rules of Ludo. Two players sit opposite each other. */
export type LudoOptions = OptionsOf<typeof about>;
