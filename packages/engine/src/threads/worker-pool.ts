import type { Decision } from "../contract/decision.js";
import type { Game, Method, MethodOptions, Workers } from "../contract/game.js";
import type { MethodName } from "../contract/options.js";
import { mergedSearches } from "./merged-searches.js";
import { sharedSearch } from "./shared-search.js";
import { TaskPool } from "./task-pool.js";

/** Workers for the option `pool` of `think`: they share its searches, one at a time. */
export class WorkerPool extends TaskPool implements Workers {
  searchTogether<State, Action>(
    method: MethodName,
    game: Game<State, Action>,
    state: State,
    options: MethodOptions<State>,
  ): AsyncGenerator<Decision<Action>, void, void> {
    return sharedSearch(this, method, game, state, options);
  }

  mergeSearches<State, Action>(
    method: Method<State, Action>,
    game: Game<State, Action>,
    state: State,
    options: MethodOptions<State>,
  ): AsyncGenerator<Decision<Action>, void, void> {
    return mergedSearches(this, method, game, state, options);
  }
}
