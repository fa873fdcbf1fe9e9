import { type Decision, decide, type Game, type ThinkOptions, think } from "@tyche/engine";

/** Milliseconds in which a game with hidden information may be solved before samples are shown. */
const SOLVING_MS = 1000;

/**
 * Like `think`; but if the solution of a game with hidden information takes no more than a second, samples that are
 * still learning do not come before it.
 */
export async function* solvedFirst<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: ThinkOptions<State>,
): AsyncGenerator<Decision<Action>, void, void> {
  const { time = 0, algorithm } = options;
  if (!game.facts.hidden || algorithm !== undefined || time <= SOLVING_MS) {
    yield* think(game, state, options);
    return;
  }
  const first = await decide(game, state, { ...options, time: SOLVING_MS });
  yield first;
  if (first.stopped === "solved" || options.signal?.aborted) return;
  // The search begins again with few samples.
  for await (const next of think(game, state, { ...options, time: time - SOLVING_MS }))
    if (next.algorithm === "equilibrium" || (next.simulations ?? 0) >= (first.simulations ?? 0)) yield next;
}
