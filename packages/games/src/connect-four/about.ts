import type { GameInfo } from "../kit/entry.js";
import { choice, type OptionsOf, size } from "../kit/option.js";

export const about = {
  name: "connect-four",
  help: "Drop stones into columns; four in a row win.",
  options: [
    size(["columns", "rows"], [4, 9], [7, 6]),
    // With "stones" a quicker win is worth more: the score of P. Pons, "Solving Connect 4", 2015.
    choice(
      "payoff",
      ["win", "stones"],
      "What a win pays: 1, or one more than the number of stones that the winner has left.",
    ),
  ],
  position: "the columns played from the start, as 4433, or the rows from the top down with / between them",
  example: { position: "4433" },
  evaluators: ["columns"],
  methods: [
    {
      name: "perfect",
      help: "Connect four solved: null windows over bitboards in WebAssembly (J. Tromp 2008, P. Pons 2015); alpha-beta where time is short.",
      settings: [],
    },
  ],
} as const satisfies GameInfo;

/** Board size, and the payoff of a win. A draw pays 0, a loss the negative of a win. */
export type ConnectFourOptions = OptionsOf<typeof about>;
