import type { GameInfo } from "../kit/entry.js";

export const about = {
  name: "tic-tac-toe",
  help: "Three in a row on nine cells.",
  options: [],
  position: "the nine cells row by row as X, O or a dot, with | or / between the rows if you like",
  example: { position: "X.O|...|..X" },
  evaluators: ["lines"],
} as const satisfies GameInfo;
