import type { Certainty } from "../contract/certainty.js";
import type { Decision, RankedAction } from "../contract/decision.js";
import { quoted, SearchError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import { ABSENT } from "./decision-from.js";

/** A sum of many values may pass an end of the bounds by rounding. */
const ROUNDING = 1e-9;

/**
 * A decision with all values checked to be numbers within the bounds of the game.
 * @param options of the search: weights of the players' payoffs may lead beyond the bounds
 * @throws SearchError that names the game, the method, the evaluator and the value
 */
export function checkedValues<State, Action>(
  game: Game<State, Action>,
  decision: Decision<Action>,
  options: object,
): Decision<Action> {
  const { evaluator = "default", weights, teams } = options as Record<string, unknown>;
  const [low, high] = game.facts.bounds;
  const isWeighted = weights !== undefined || teams !== undefined;
  for (const { value, method } of [{ ...decision, method: decision.algorithm }, ...decision.actions]) {
    if (value === undefined) continue;
    const slack = ROUNDING * Math.max(1, Math.abs(value));
    const isWithin = isWeighted || (value >= low - slack && value <= high + slack);
    if (typeof value === "number" && Number.isFinite(value) && isWithin) continue;
    const given = quoted(value);
    if (typeof evaluator !== "string")
      throw new SearchError(
        "search-value-outside",
        { game: game.name, method, value: given, low, high },
        `${game.name}: ${method} with this evaluator gives the value ${given}, which is not a number within facts.bounds [${low}, ${high}]: correct the evaluator or the bounds.`,
      );
    const name = evaluator.slice(0, 40);
    throw new SearchError(
      "search-value-outside-named",
      { game: game.name, method, evaluator: name, value: given, low, high },
      `${game.name}: ${method} with the evaluator "${name}" gives the value ${given}, which is not a number within facts.bounds [${low}, ${high}]: correct the evaluator or the bounds.`,
    );
  }
  return decision.actions.every(({ certainty }) => certainty !== undefined)
    ? decision
    : { ...decision, actions: decision.actions.map((row) => ({ ...row, certainty: certaintyOfRow(row) })) };
}

/** A row of a method that says nothing of its certainty is an estimate at best. */
function certaintyOfRow({ value, bound, depth, certainty }: RankedAction<unknown>): Certainty {
  if (certainty !== undefined) return certainty;
  if (value === undefined) return ABSENT;
  if (bound === "lower" || bound === "upper") return { kind: "bound", side: bound, depth };
  return { kind: "estimate", depth, isFull: false };
}
