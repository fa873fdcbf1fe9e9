import { type Decision, defaultMethod, type MethodOptions, type Table, thinkBy } from "@tyche/engine";
import type { NamedGame } from "@tyche/games";
import type { SearchChoice } from "./limits.js";
import type { Place } from "./place.js";

/** What a search is given beside its choice. */
export interface Surroundings {
  /** Asks the search to stop. */
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** A table to use in place of a new one. */
  readonly table?: Table | undefined;
}

/**
 * The last decision of a search.
 * @throws SearchError where the choice does not fit the game
 */
export async function decisionAt(
  { named, game, state }: Place,
  choice: SearchChoice,
  surroundings: Surroundings = {},
): Promise<Decision<unknown>> {
  const { algorithm = defaultMethod(game.facts).name, ...rest } = choice;
  let last: Decision<unknown> | undefined;
  for await (const decision of thinkBy(algorithm, game, state, thinkOptions(named, rest, surroundings)))
    last = decision;
  return last!;
}

function thinkOptions(
  { positionEvaluators }: NamedGame,
  choice: Omit<SearchChoice, "algorithm">,
  { signal, table }: Surroundings,
): MethodOptions<unknown> {
  const { evaluator } = choice;
  const evaluate = Object.hasOwn(positionEvaluators, evaluator) ? positionEvaluators[evaluator] : undefined;
  // The default is what a native position evaluates by itself, and fastest so.
  const isOwn = evaluate === undefined || evaluate === positionEvaluators.default;
  return {
    ...choice,
    ...(isOwn ? {} : { positionEvaluator: evaluate }),
    ...(signal && { signal }),
    ...(table && choice.table === undefined && { table }),
  };
}
