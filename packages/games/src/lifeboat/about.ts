import type { GameInfo } from "../kit/entry.js";

export const about = {
  name: "lifeboat",
  help: "Row or bail: a crew with one die comes ashore or drowns together.",
  options: [
    { name: "players", values: "2|3|4", help: "Number of players in the boat, 3 by default." },
    { name: "distance", values: "N", help: "Strokes to the shore, 1 to 100, 30 by default." },
  ],
  position: "strokes to the shore, buckets of water, the player and the die: 30 0 0 4",
  example: { position: "20 6 0 3" },
  evaluators: [],
} as const satisfies GameInfo;
