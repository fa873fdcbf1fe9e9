import type { GameInfo } from "../kit/entry.js";

export const about = {
  name: "einstein",
  help: "EinStein würfelt nicht: the die decides which stone may move to the far corner.",
  options: [
    { name: "size", values: "N", help: "Squares along an edge, 3 to 7, 5 by default." },
    {
      name: "placement",
      values: "random|standard",
      help: "Whether the stones start in a random order or in the order of their numbers.",
    },
  ],
  position:
    "the squares row by row, player 1's stones negative, then the die (0 before the roll) and the player",
  example: { position: "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 4 0" },
  evaluators: ["race", "network"],
} as const satisfies GameInfo;
