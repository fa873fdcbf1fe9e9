import {
  type Decision,
  decide,
  type Method,
  methodNamed,
  type Table,
  type ThinkOptions,
  usualMethod,
} from "@tyche/engine";
import type { WorkerPool } from "@tyche/engine/threads";
import type { NamedGame } from "@tyche/games";
import { chosenEvaluator, withEvaluator } from "../games/evaluator.js";
import type { SearchChoice } from "../games/limits.js";
import type { Place } from "../games/place.js";

/** The resources of a search. */
export interface SearchMeans {
  /** Asks the search to stop. */
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** Table to use instead of a new one. */
  readonly table?: Table | undefined;
  /** Threads to divide the search among; they have their own table. */
  readonly pool?: WorkerPool | undefined;
  /** With a pool: whether the result must not depend on its number of threads. */
  readonly deterministic?: boolean | undefined;
  /** False: skip the remarks, for a faster answer. Default true. */
  readonly remarks?: boolean;
}

/**
 * Returns the last decision of a search.
 * @throws SearchError if the options do not fit the game
 */
export async function decisionAt(
  { named: written, state }: Pick<Place, "named" | "state">,
  choice: SearchChoice,
  { signal, table, pool, deterministic = false }: SearchMeans = {},
): Promise<Decision<unknown>> {
  const named = await withEvaluator(written, choice.evaluator);
  const options = thinkOptions(named, choice);
  const takesTable = !methodOf(named, options).unused.includes("table") && choice.table === undefined;
  return decide(named.game, state, {
    ...options,
    ...(signal && { signal }),
    ...(pool ? { pool, deterministic } : table && takesTable && { table }),
  });
}

/** Returns the method that will be used. */
export function methodOf({ game }: NamedGame, { algorithm, ...options }: ThinkOptions<unknown>): Method {
  return algorithm === undefined ? usualMethod(game, options) : methodNamed(algorithm, game);
}

/**
 * Converts search options to the engine's form.
 * @param named the result of `withEvaluator` for the evaluator of `choice`
 */
export function thinkOptions(
  named: NamedGame,
  { evaluator, ...choice }: SearchChoice,
): ThinkOptions<unknown> & { readonly evaluator?: string } {
  return { ...choice, ...chosenEvaluator(named, evaluator) };
}
