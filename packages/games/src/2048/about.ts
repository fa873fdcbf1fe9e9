import type { GameInfo } from "../kit/entry.js";
import { count, type OptionsOf, size } from "../kit/option.js";

export const about = {
  name: "2048",
  help: "Slide all tiles, merge equal ones, and make room for the next.",
  options: [
    size(["rows", "columns"], [2, 8], [4, 4]),
    count(
      "target",
      "The tile that wins; the value is then the probability of making it instead of the expected score.",
      { target: 0 },
    ),
  ],
  position: "the tiles row by row, 0 for an empty cell; then score N for the points made so far",
  example: { position: "0 2 4 2 0 0 8 16 2 4 64 128 8 32 256 512" },
  evaluators: ["heuristic", "score", "net"],
  methods: [
    {
      name: "packed",
      help: "Expectimax on packed boards in WebAssembly, judged by a network of n-tuples (Szubert and Jaskowski 2014), improbable boards cut.",
      settings: [
        {
          name: "downgrade",
          help: "Halve large tiles in the search from this tile on; 0 for never. Default: the first tile that few games of the network reached.",
          takes: "whole",
          least: 0,
          most: 32768,
        },
      ],
    },
  ],
} as const satisfies GameInfo;

/** Board size and optional target tile: 8 or more, 0 for none. */
export type Twenty48Options = OptionsOf<typeof about>;
