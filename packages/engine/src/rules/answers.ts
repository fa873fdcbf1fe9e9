import { RulesError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import { followsFromOne } from "../contract/sides.js";
import { short } from "./changed.js";

/** What is wrong with what `start` or `play` returned, as the end of a sentence; undefined where it may be a state. */
export function problemOfNext(next: unknown): string | undefined {
  if (next === undefined) return "returns nothing";
  return next instanceof Promise ? "returns a promise: rules are not async" : undefined;
}

/** What is wrong with a rule that answered differently when it was asked the same again, as the end of a sentence. */
export function problemOfRepeated(first: unknown, second: unknown): string {
  return `gives ${short(first)} and then ${short(second)} for the same state and the same draws: draw only from the chance that play is handed (no Math.random, no generator kept from start), and keep nothing between calls`;
}

/**
 * Whose turn it is at a state that somebody handed in.
 *
 * @throws RulesError that names the state, as what is not a state of the game makes its rules throw something of their own
 */
export function turnAt<State, Action>(game: Game<State, Action>, state: State): number {
  try {
    return game.turn(state);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new RulesError(
      `${game.name}: turn throws "${message}" at the state ${short(state)}: is that a state of this game?`,
    );
  }
}

/** What is wrong with the evaluators of a game, in one sentence; undefined where nothing is. */
export function problemOfEvaluators<State, Action>(game: Game<State, Action>): string | undefined {
  const { name, facts, evaluators, vectorEvaluators } = game;
  for (const [kind, named] of Object.entries({ evaluators, vectorEvaluators })) {
    if (!areFunctions(named))
      return `${name}: ${kind} must be functions by name, as { default: (state) => ${kind === "evaluators" ? "0" : "[0, 0, 0]"} }.`;
    const names = Object.keys(named ?? {});
    if (names.length > 0 && !names.includes("default"))
      return `${name}: ${kind} has ${names.join(", ")} and no "default", so that nobody uses them who does not name one.`;
  }
  if (evaluators !== undefined && vectorEvaluators === undefined && !followsFromOne(facts))
    return `${name}: evaluators say what player 0 may hope for, and from that nothing follows for the others: give vectorEvaluators, which have one number a player.`;
  return undefined;
}

function areFunctions(named: unknown): boolean {
  if (named === undefined) return true;
  return (
    typeof named === "object" &&
    named !== null &&
    Object.values(named).every((value) => typeof value === "function")
  );
}
