import type { GameEntry } from "@tyche/games";
import type { OptionsOf } from "@tyche/games/kit/option";
import { aboutHypergammon } from "./about.js";
import { hypergammon } from "./hypergammon/rules.js";
import { hypergammonSolver } from "./hypergammon/solver.js";
import { positionIdOf } from "./notation/notation.js";
import { startPoints } from "./rules/board.js";
import { presented } from "./terminal/at-terminal.js";

/** The registry entry of hypergammon: its name, options and text forms. */
export const entry: GameEntry = {
  ...aboutHypergammon,
  create({ stakes = "money", checkers = 3 }: OptionsOf<typeof aboutHypergammon>) {
    const game = hypergammon({ stakes, checkers });
    const position = positionIdOf({ points: startPoints(game.variant), player: 0, dice: null });
    return {
      ...presented(game, { ...aboutHypergammon, example: { position, roll: "31" } }),
      solver: hypergammonSolver(game, stakes),
    };
  },
};
