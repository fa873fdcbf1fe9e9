import { defined, named, type RegisteredGame } from "../entry.js";
import { type ConnectFourOptions, type ConnectFourState, emptyBoard, variantOf } from "./board.js";
import { solvedExactly } from "./perfect/exact.js";
import { isSolvable, perfectMethod } from "./perfect/method.js";
import { connectFour } from "./rules.js";

/**
 * Largest number of cells for which the engine solves the game from the start and provides a policy for every
 * position.
 */
const SMALL = 20;

/** Registry entry: name, options and notation. */
export const entry: RegisteredGame = {
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
  methods: [perfectMethod(variantOf())],
  create(given) {
    const [columns, rows] = given.sizes("size") ?? [];
    const payoff = given.choice("payoff", ["win", "stones"]);
    const game = defined<ConnectFourOptions>({ columns, rows, payoff });
    const rules = connectFour(game);
    const presented = named(rules, {
      position:
        "the columns played from the start, as 4433, or the rows from the top down with / between them",
      example: { position: "4433" },
      fixedStart: true,
      terminal: { seats: ["●", "○"] },
    });
    const variant = variantOf(game);
    if (variant.columns * variant.rows <= SMALL || !isSolvable(variant)) return presented;
    return {
      ...presented,
      solver(given, onProgress, limit) {
        const state = (given as ConnectFourState | undefined) ?? emptyBoard(variant);
        return solvedExactly(variant, state, rules.actions(state), onProgress, limit);
      },
    };
  },
};
