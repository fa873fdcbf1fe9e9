import {
  type Decision,
  decideParallel,
  decideTrees,
  defaultMethod,
  lastOf,
  type MethodOptions,
  type ParallelOptions,
  type Table,
  thinkBy,
  type WorkerPool,
} from "@tyche/engine";
import type { NamedGame } from "@tyche/games";
import { chosenEvaluator, withEvaluator } from "./evaluator.js";
import type { SearchChoice } from "./limits.js";
import type { Place } from "./place.js";
import { growsTrees, sharedMethod } from "./threads.js";

/** What a search is given beside its choice. */
export interface Surroundings {
  /** Asks the search to stop. */
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** A table to use in place of a new one. */
  readonly table?: Table | undefined;
  /** Threads among which exact searches are divided; they have a table of their own. */
  readonly pool?: WorkerPool | undefined;
  /** With a pool: the same answer whatever the number of its threads. */
  readonly deterministic?: boolean | undefined;
}

/**
 * The last decision of a search.
 * @throws SearchError where the choice does not fit the game
 */
export async function decisionAt(
  { named: written, state }: Place,
  choice: SearchChoice,
  surroundings: Surroundings = {},
): Promise<Decision<unknown>> {
  const named = withEvaluator(written, choice.evaluator);
  const { game } = named;
  const { algorithm = defaultMethod(game.facts).name, ...rest } = choice;
  const shared = sharedMethod(game.facts, choice);
  const { pool, deterministic = false } = surroundings;
  if (pool && shared) {
    const options = thinkOptions(named, rest, { signal: surroundings.signal });
    if (growsTrees(shared)) return trees(pool, shared, { game, state }, options, deterministic);
    const { settings, ...exact } = options;
    const probes = settings?.probes as number | undefined;
    return decideParallel(pool, game, state, {
      ...(exact as ParallelOptions<unknown>),
      algorithm: shared,
      deterministic,
      ...(probes !== undefined && { probes }),
    });
  }
  return lastOf(thinkBy(algorithm, game, state, thinkOptions(named, rest, surroundings)));
}

/** Trees of a deterministic search, whatever the number of threads. */
const TREES = 4;

function trees(
  pool: WorkerPool,
  method: Parameters<typeof decideTrees>[1],
  { game, state }: Pick<Place, "game" | "state">,
  options: NamedOptions,
  deterministic: boolean,
): Promise<Decision<unknown>> {
  return decideTrees(pool, method, game, state, {
    ...options,
    ...(deterministic && { trees: TREES }),
  });
}

/** Options whose evaluator goes by its name, so that threads can find it. */
type NamedOptions = MethodOptions<unknown> & { readonly evaluator?: string };

/**
 * A choice as the engine's methods take it.
 * @param named as `withEvaluator` gives it for the evaluator of the choice
 */
export function thinkOptions(
  named: NamedGame,
  { evaluator, ...choice }: Omit<SearchChoice, "algorithm">,
  { signal, table }: Surroundings = {},
): NamedOptions {
  return {
    ...choice,
    ...chosenEvaluator(named, evaluator),
    ...(signal && { signal }),
    ...(table && choice.table === undefined && { table }),
  };
}
