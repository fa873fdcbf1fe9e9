import type { Problem } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import { problemOfPayoffs } from "../rules/payoffs.js";
import { CheckError, checksOf } from "./check-error.js";

const ROUNDING = 1e-9;

/** Checks payoffs at the end: one per player, within the bounds, and shared or constant as declared by the facts. */
export function checkPayoff<State, Action>(
  game: Game<State, Action>,
  payoff: readonly number[],
  where: Problem,
): void {
  const { name, facts } = game;
  const problem = problemOfPayoffs(facts, payoff);
  if (problem)
    throw new CheckError(
      "check-payoff",
      { game: name, problem, where },
      `${name}: ${problem.message}, ${where.message}.`,
    );
  const sum = payoff.reduce((total, each) => total + each, 0);
  if (facts.zeroSum && facts.players >= 2) {
    const known = sums.get(game) ?? sum;
    sums.set(game, known);
    const check = checksOf(name, { where });
    check(
      Math.abs(sum - known) <= 1e-9 * Math.max(1, Math.abs(known)),
      "check-payoff-sum",
      `facts.zeroSum is true, but the payoffs add up to ${sum} here and ${known} elsewhere,`,
      { sum, known },
    );
  }
}

/** The sum of the payoffs at the first end of a game that was seen. */
const sums = new WeakMap<object, number>();

/**
 * Checks evaluators of all payoffs: one number per player within the bounds, in agreement with those of player 0.
 */
export function checkVectors<State, Action>(game: Game<State, Action>, state: State, where: Problem): void {
  const { name, facts } = game;
  const [low, high] = facts.bounds;
  const check = checksOf(name, { where });
  for (const [evaluator, evaluate] of Object.entries(game.vectorEvaluators ?? {})) {
    const values = evaluate(state);
    check(
      values.length === facts.players && values.every((value) => value >= low && value <= high),
      "check-vector",
      () =>
        `the vector evaluator "${evaluator}" returns ${values.join(", ")}, not one number within facts.bounds for each player,`,
      { evaluator, values },
    );
    const sum = values.reduce((total, value) => total + value, 0);
    check(
      facts.sum === undefined || sum <= facts.sum + ROUNDING * Math.max(1, Math.abs(facts.sum)),
      "check-vector-sum",
      `the values of the vector evaluator "${evaluator}" add up to ${sum}, more than facts.sum,`,
      { evaluator, sum },
    );
    const single = game.evaluators?.[evaluator]?.(state);
    check(
      single === undefined || Math.abs(single - values[0]!) <= ROUNDING * Math.max(1, Math.abs(single)),
      "check-vector-single",
      `the evaluator "${evaluator}" gives player 0 ${single}, the vector evaluator ${values[0]},`,
      { evaluator, single: single ?? 0, value: values[0]! },
    );
    if (evaluator !== "default" || !game.position) continue;
    const native = new Float64Array(facts.players);
    const position = game.position(state);
    if (!position.evaluateAll || position.turn() < 0) continue;
    position.evaluateAll(native);
    check(
      values.every(
        (value, player) => Math.abs(value - native[player]!) <= ROUNDING * Math.max(1, Math.abs(value)),
      ),
      "check-vector-native",
      () =>
        `the vector evaluator "default" returns ${values.join(", ")}, the native position ${native.join(", ")},`,
      { values, native: [...native] },
    );
  }
}
