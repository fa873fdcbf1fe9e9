import type { GameEntry } from "../kit/entry.js";
import { aboutHypergammon } from "./about.js";
import { startPoints } from "./board/board.js";
import { hypergammon } from "./hypergammon/rules.js";
import { hypergammonSolver } from "./hypergammon/solver.js";
import { positionIdOf } from "./notation/notation.js";
import { presented } from "./terminal.js";

/** The registry entry of hypergammon: its name, options and text forms. */
export const entry: GameEntry = {
  ...aboutHypergammon,
  create(given) {
    const stakes = given.choice("stakes", ["money", "single"]) ?? "money";
    const game = hypergammon({ stakes, checkers: given.whole("checkers") ?? 3 });
    const position = positionIdOf({ points: startPoints(game.variant), player: 0, dice: null });
    return {
      ...presented(game, { ...aboutHypergammon, example: { position, roll: "31" } }),
      solver: hypergammonSolver(game, stakes),
    };
  },
};
