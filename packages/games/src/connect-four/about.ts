import type { GameInfo } from "../kit/entry.js";

export const about = {
  name: "connect-four",
  help: "Drop stones into columns; four in a row win.",
  options: [
    { name: "size", values: "CxR", help: "Columns and rows of the board, 4 to 9 each, 7x6 by default." },
    {
      name: "payoff",
      values: "win|stones",
      help: "What a win pays: 1, or one more than the number of stones that the winner has left.",
    },
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
