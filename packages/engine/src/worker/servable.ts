import type { StateEvaluator } from "../contract/evaluator.js";
import type { Game } from "../contract/game.js";

/** A game of any state and action types, which a worker passes on unchanged. */
export type ServableGame = Omit<Game<unknown, unknown>, "evaluators" | "vectorEvaluators"> & {
  readonly evaluators?: Readonly<Record<string, StateEvaluator<never>>>;
};
