import type { Game } from "../contract/game.js";
import { problemOfEvaluators } from "../rules/answers.js";
import { problemOfFacts } from "../rules/facts.js";
import { CheckError } from "./check-error.js";

/**
 * Checks a game's facts and members before its rules are called: facts that exist, with the right types and spelling,
 * and rules that are functions.
 *
 * @throws CheckError
 */
export function checkFacts<State, Action>(game: Game<State, Action>): void {
  const problem = problemOfFacts(game) ?? problemOfEvaluators(game);
  if (problem) throw new CheckError(problem.id, problem.values, problem.message);
}
