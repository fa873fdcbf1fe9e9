import type { GameInfo } from "../kit/entry.js";
import { choice, type OptionsOf, whole } from "../kit/option.js";

export const about = {
  name: "einstein",
  help: "EinStein würfelt nicht: the die decides which stone may move to the far corner.",
  options: [
    whole("size", "Squares along an edge", [3, 7], 5),
    choice(
      "placement",
      ["random", "standard"],
      "Whether the stones start in a random order or in the order of their numbers.",
    ),
  ],
  position:
    "the squares row by row, player 1's stones negative, then the die (0 before the roll) and the player",
  example: { position: "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 4 0" },
  evaluators: ["race", "network"],
} as const satisfies GameInfo;

/** Board size, and the placement of the stones: all orders equally likely, or 1, 2, 3, … from the corner. */
export type EinsteinOptions = OptionsOf<typeof about>;
