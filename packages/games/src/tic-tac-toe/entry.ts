import { named, type RegisteredGame } from "../entry.js";
import { ticTacToe } from "./rules.js";

/** Registry entry: name, options and notation. */
export const entry: RegisteredGame = {
  name: "tic-tac-toe",
  help: "Three in a row on nine cells.",
  options: [],
  create: () =>
    named(ticTacToe(), {
      position: "the nine cells row by row as X, O or a dot, with | or / between the rows if you like",
      example: { position: "X.O|...|..X" },
      fixedStart: true,
      terminal: { seats: ["X", "O"] },
    }),
};
