import {
  type Decision,
  decide,
  type Method,
  methodNamed,
  type Table,
  type ThinkOptions,
  usualMethod,
} from "@tyche/engine";
import { WorkerPool } from "@tyche/engine/threads";
import type { NamedGame } from "@tyche/games";
import { chosenEvaluator, withEvaluator } from "../games/evaluator.js";
import { gameOptions, type WrittenGame } from "../games/options.js";
import type { Place } from "../games/place.js";
import type { SearchChoice, Sharing } from "../games/search-options.js";
import { spawn } from "../threads/task-pool.js";

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
  /** False: without the best reply to each roll, where the method can leave it out. Default true. */
  readonly replies?: boolean;
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
  { signal, table, pool, deterministic = false, replies }: SearchMeans = {},
): Promise<Decision<unknown>> {
  const named = await withEvaluator(written, choice.evaluator);
  const options = thinkOptions(named, choice);
  const { unused } = methodOf(named, options);
  const takesTable = !unused.includes("table") && choice.table === undefined;
  return decide(named.game, state, {
    ...options,
    ...(signal && { signal }),
    ...(replies === false && !unused.includes("outcomes") && { outcomes: false }),
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

/**
 * Starts threads that search one game.
 *
 * @returns undefined if the search is neither divided nor deterministic
 */
export async function openPool(
  name: string,
  written: WrittenGame,
  { threads, deterministic }: Sharing,
  evaluator: string,
): Promise<WorkerPool | undefined> {
  if (threads === 1 && !deterministic) return undefined;
  return startPool(name, written, threads, evaluator);
}

/** Starts threads that search one game and waits until they are ready. */
export async function startPool(
  name: string,
  written: WrittenGame,
  threads: number,
  evaluator = "default",
): Promise<WorkerPool> {
  const served = { game: name, options: gameOptions(written), evaluator };
  const pool = new WorkerPool({ threads, spawn: () => spawn("search", served) });
  await pool.ready();
  return pool;
}
