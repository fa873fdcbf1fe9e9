import type { Decision } from "../contract/decision.js";
import type { Game } from "../contract/game.js";
import { inTurns } from "../deepening/turns.js";
import { type DeterminizedOptions, determinizedSteps } from "./determinized.js";
import { type IsmctsOptions, ismctsSteps } from "./ismcts.js";

/**
 * Searches a game with hidden information and yields better and better decisions; the last one says why it stopped.
 * Of the state it uses only what the player to move sees. See `determinizedSteps`.
 *
 * @throws SearchError if the options do not fit the game; the message names the fix
 */
export async function* thinkDeterminized<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: DeterminizedOptions<State> = {},
): AsyncGenerator<Decision<Action>, void, void> {
  yield* inTurns(determinizedSteps(game, state, options));
}

/** Returns the last decision synchronously, for scripts and tests. */
export function decideDeterminizedSync<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: DeterminizedOptions<State> = {},
): Decision<Action> {
  return last(determinizedSteps(game, state, options));
}

/** The same by information-set Monte-Carlo tree search; see `ismctsSteps`. */
export async function* thinkIsmcts<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: IsmctsOptions,
): AsyncGenerator<Decision<Action>, void, void> {
  yield* inTurns(ismctsSteps(game, state, options));
}

/** Returns the last decision synchronously, for scripts and tests. */
export function decideIsmctsSync<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: IsmctsOptions,
): Decision<Action> {
  return last(ismctsSteps(game, state, options));
}

function last<T>(steps: Iterable<T | undefined>): T {
  let found: T | undefined;
  for (const step of steps) found = step ?? found;
  return found!;
}
