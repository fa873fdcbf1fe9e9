import type { StateEvaluator } from "../contract/evaluator.js";
import type { Game } from "../contract/game.js";

/** A game of any states and actions, which a worker hands through as they are. */
export type ServableGame = Omit<Game<unknown, unknown>, "evaluators" | "vectorEvaluators"> & {
  readonly evaluators?: Readonly<Record<string, StateEvaluator<never>>>;
};
