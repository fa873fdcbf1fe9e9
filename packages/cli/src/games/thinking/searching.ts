import type { Table, WorkerPool } from "@tyche/engine";
import {
  type Decision,
  decide,
  type Method,
  methodNamed,
  type ThinkOptions,
  usualMethod,
} from "@tyche/engine";
import type { NamedGame } from "@tyche/games";
import { chosenEvaluator, withEvaluator } from "../evaluator.js";
import type { SearchChoice } from "../limits.js";
import type { Place } from "../place.js";

/** What a search is given beside its choice. */
export interface SearchMeans {
  /** Asks the search to stop. */
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** A table to use in place of a new one. */
  readonly table?: Table | undefined;
  /** Threads among which searches are divided; they have a table of their own. */
  readonly pool?: WorkerPool | undefined;
  /** With a pool: the same answer whatever the number of its threads. */
  readonly deterministic?: boolean | undefined;
  /** False: nothing but the answer, so that it comes sooner. Default true. */
  readonly remarks?: boolean;
}

/**
 * The last decision of a search.
 * @throws SearchError where the choice does not fit the game
 */
export async function decisionAt(
  { named: written, state }: Pick<Place, "named" | "state">,
  choice: SearchChoice,
  { signal, table, pool, deterministic = false }: SearchMeans = {},
): Promise<Decision<unknown>> {
  const named = withEvaluator(written, choice.evaluator);
  const options = thinkOptions(named, choice);
  const takesTable = !methodOf(named, options).unused.includes("table") && choice.table === undefined;
  return decide(named.game, state, {
    ...options,
    ...(signal && { signal }),
    ...(pool ? { pool, deterministic } : table && takesTable && { table }),
  });
}

/** The method that will decide. */
export function methodOf({ game }: NamedGame, { algorithm, ...options }: ThinkOptions<unknown>): Method {
  return algorithm === undefined ? usualMethod(game, options) : methodNamed(algorithm, game);
}

/**
 * A choice as the engine takes it.
 * @param named as `withEvaluator` gives it for the evaluator of the choice
 */
export function thinkOptions(
  named: NamedGame,
  { evaluator, ...choice }: SearchChoice,
): ThinkOptions<unknown> & { readonly evaluator?: string } {
  return { ...choice, ...chosenEvaluator(named, evaluator) };
}
