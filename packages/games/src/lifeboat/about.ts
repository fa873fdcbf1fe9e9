import type { GameInfo } from "../kit/entry.js";
import { type OptionsOf, whole } from "../kit/option.js";

export const about = {
  name: "lifeboat",
  help: "Row or bail: a crew with one die comes ashore or drowns together.",
  options: [
    whole("players", "Number of players in the boat", [2, 4], 3),
    whole("distance", "Strokes to the shore", [1, 100], 30),
  ],
  position: "strokes to the shore, buckets of water, the player and the die: 30 0 0 4",
  example: { position: "20 6 0 3" },
  evaluators: [],
} as const satisfies GameInfo;

/** Crew size, and strokes to the shore. */
export type LifeboatOptions = OptionsOf<typeof about>;
