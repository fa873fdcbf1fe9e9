import { type GameEntry, named } from "../kit/entry.js";
import { about, type ConnectFourOptions } from "./about.js";
import { type ConnectFourState, emptyBoard, variantOf } from "./board/board.js";
import { solvedExactly } from "./perfect/exact.js";
import { isSolvable } from "./perfect-method.js";
import { connectFour } from "./rules.js";

/**
 * Largest number of cells for which the engine solves the game from the start and provides a policy for every
 * position.
 */
const SMALL = 20;

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create(game: ConnectFourOptions) {
    const rules = connectFour(game);
    const presented = named(rules, about, { fixedStart: true, terminal: { seats: ["●", "○"] } });
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
