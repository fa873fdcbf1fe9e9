import { type GameInfo, type NamedGame, named } from "../kit/entry.js";
import { DEFAULT_EVALUATOR } from "./evaluation/evaluators.js";
import { positionIdOf } from "./notation/notation.js";
import type { BackgammonGame } from "./rules/rules.js";
import { atTerminal } from "./terminal.js";

/** Backgammon or hypergammon without the cube, with its text forms. */
export function presented(game: BackgammonGame, info: Pick<GameInfo, "position" | "example">): NamedGame {
  return named(game, info, {
    terminal: atTerminal(),
    ...(game.batchEvaluators && { evaluator: DEFAULT_EVALUATOR }),
    dice: true,
    afterstateEvaluators: Object.keys(game.evaluators ?? {}),
    afterstate: (state, action) => positionIdOf(action === "roll" ? state : game.afterstate(state, action)),
  });
}
