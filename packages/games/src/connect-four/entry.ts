import { defined, named, type RegisteredGame } from "../entry.js";
import type { ConnectFourOptions } from "./board.js";
import { connectFour } from "./rules.js";

/** What the registry knows of the game: its name, its options, how people write it. */
export const entry: RegisteredGame = {
  name: "connect-four",
  help: "Stones fall down columns and four in a row win.",
  options: [
    { name: "size", values: "CxR", help: "Columns and rows of the board, 4 to 9 each, 7x6 by default." },
    {
      name: "payoff",
      values: "win|stones",
      help: "A win pays 1, or one more than the stones that the winner has left.",
    },
  ],
  create(given) {
    const [columns, rows] = given.sizes("size") ?? [];
    const payoff = given.choice("payoff", ["win", "stones"]);
    return named(connectFour(defined<ConnectFourOptions>({ columns, rows, payoff })), {
      position:
        "the columns played from the start, as 4433, or the rows from the top down with / between them",
      example: { position: "4433" },
      fixedStart: true,
      terminal: { seats: ["●", "○"] },
    });
  },
};
