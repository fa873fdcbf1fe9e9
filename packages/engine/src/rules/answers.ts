import { type Problem, quoted, RulesError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import { followsFromOne } from "../contract/sides.js";
import { short } from "./changed.js";

/** What is wrong with the result of `start` or `play`, as a predicate of the rule; undefined if it may be a state. */
export function problemOfNext(next: unknown): Problem | undefined {
  if (next === undefined) return { id: "rule-nothing", values: {}, message: "returns nothing" };
  if (!(next instanceof Promise)) return undefined;
  return { id: "rule-promise", values: {}, message: "returns a promise: rules are not async" };
}

/** What is wrong with the results of `key` and `hash` at a state, as a clause; undefined if nothing is. */
export function problemOfKey<State, Action>(game: Game<State, Action>, state: State): Problem | undefined {
  const key: unknown = game.key?.(state);
  const hash: unknown = game.hash?.(state);
  if (game.key && typeof key !== "string") return keyProblem("key", key, "a text");
  if (game.hash && !Number.isFinite(hash)) return keyProblem("hash", hash, "a finite number");
  return undefined;
}

function keyProblem(rule: string, result: unknown, wanted: string): Problem {
  const given = quoted(result);
  return { id: "rule-key", values: { rule, given }, message: `${rule} is ${given}, not ${wanted}` };
}

/** What is wrong with a rule that returned different results for the same call, as a predicate of the rule. */
export function problemOfRepeated(one: unknown, other: unknown): Problem {
  const [first, second] = [short(one), short(other)];
  return {
    id: "rule-changing",
    values: { first, second },
    message: `returns ${first} and then ${second} for the same state and the same draws: draw only from the chance passed to play (no Math.random, no generator kept from start), and keep nothing between calls`,
  };
}

/**
 * Whose turn it is at a state from the caller.
 * @throws RulesError that names the state: an invalid state makes the rules throw an error of their own
 */
export function turnAt<State, Action>(game: Game<State, Action>, state: State): number {
  try {
    return game.turn(state);
  } catch (error) {
    if (error instanceof RulesError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const text = short(state);
    throw new RulesError(
      "rules-turn-throws",
      { game: game.name, error: message, state: text },
      `${game.name}: turn throws "${message}" at the state ${text}: is that a state of this game?`,
    );
  }
}

/** What is wrong with the evaluators of a game; undefined if nothing is. */
export function problemOfEvaluators<State, Action>(game: Game<State, Action>): Problem | undefined {
  const { name, facts, evaluators, vectorEvaluators } = game;
  for (const [kind, named] of Object.entries({ evaluators, vectorEvaluators })) {
    const example = `{ default: (state) => ${kind === "evaluators" ? "0" : "[0, 0, 0]"} }`;
    if (!areFunctions(named))
      return {
        id: "game-evaluators",
        values: { game: name, kind, example },
        message: `${name}: ${kind} must be functions by name, as ${example}.`,
      };
    const names = Object.keys(named ?? {});
    if (names.length > 0 && !names.includes("default"))
      return {
        id: "game-no-default-evaluator",
        values: { game: name, kind, names },
        message: `${name}: ${kind} has ${names.join(", ")} and no "default", so a search that names no evaluator uses none.`,
      };
  }
  if (evaluators !== undefined && vectorEvaluators === undefined && !followsFromOne(facts))
    return {
      id: "game-no-vector-evaluators",
      values: { game: name },
      message: `${name}: evaluators say what player 0 may expect, from which nothing follows for the others: give vectorEvaluators, which return one number a player.`,
    };
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
