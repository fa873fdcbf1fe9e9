import type { Game } from "../contract/game.js";
import { problemOfEvaluators, problemOfFacts } from "../rules/index.js";
import { CheckError } from "./check-error.js";

/**
 * Holds what a game says of itself to the contract, before anything is asked of its rules: facts that are there, of the right kinds and
 * spelt right, and rules that are functions.
 *
 * @throws CheckError
 */
export function checkFacts<State, Action>(game: Game<State, Action>): void {
  const problem = problemOfFacts(game) ?? problemOfEvaluators(game);
  if (problem) throw new CheckError(problem.id, problem.values, problem.message);
}
