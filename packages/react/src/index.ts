/**
 * Two hooks that connect a React page to an opponent.
 *
 * @module
 */
import { createOpponent, type Game, type Opponent, type OpponentOptions } from "@tyche/engine";
import { connect, type Port } from "@tyche/engine/threads";
import { useEffect, useState } from "react";

/** An opponent's options that are compared by value: where one changes, there is a new opponent. */
type Compared = "level" | "elo" | "temperature" | "time" | "nodes" | "algorithm" | "seed" | "unit";

/** How an opponent plays, and where it thinks. */
export interface UseOpponentOptions extends Pick<OpponentOptions<never>, Compared> {
  /** One of the game's evaluators. Default: that of the level. */
  readonly evaluator?: string;
  /**
   * Starts a worker whose script serves the game (`serve` of `@tyche/engine/threads`); the same function at every render.
   * Default: the opponent thinks on the page's own thread, with pauses.
   */
  readonly startWorker?: () => Port & { terminate(): unknown };
}

/**
 * An opponent, made anew where the game or an option changes, in a worker of its own; undefined until there is one.
 * Without a `seed` each opponent errs in its own way.
 * @param game the same object at every render
 */
export function useOpponent<State, Action>(
  game: Game<State, Action>,
  options: UseOpponentOptions = {},
): Opponent<State, Action> | undefined {
  const [opponent, setOpponent] = useState<Opponent<State, Action>>();
  const { startWorker, ...given } = options;
  const { level, elo, temperature, time, nodes, evaluator, algorithm, seed, unit } = given;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values of the options, not their object.
  useEffect(() => {
    const worker = startWorker?.();
    const end = (): unknown => worker?.terminate();
    try {
      const engine = worker && { worker: connect(worker) };
      const made = createOpponent(game, { seed: Math.random(), ...given, ...engine });
      setOpponent(made);
      return () => void (worker ? end() : made.rest());
    } catch (error) {
      end();
      throw error;
    }
  }, [game, startWorker, level, elo, temperature, time, nodes, evaluator, algorithm, seed, unit]);
  return opponent;
}

/**
 * Lets an opponent play where it is to move. Whatever changes (the state by an undo or a new game, the opponent, the
 * page that is left) cancels its search, and an answer that comes too late is dropped. An error is thrown in the
 * component, for the page's error boundary.
 * @param state undefined where it is not to move
 * @param play the same function at every render (`useCallback`)
 * @param pause milliseconds at least before it plays, in which people see the dice
 */
export function useOpponentMove<State, Action>(
  opponent: Opponent<State, Action> | undefined,
  state: State | undefined,
  play: (action: Action) => void,
  pause = 700,
): void {
  const [failure, setFailure] = useState<Error>();
  if (failure) throw failure;
  useEffect(() => {
    if (opponent === undefined || state === undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    const seen = new Promise((resolve) => setTimeout(resolve, pause));
    Promise.all([opponent.play(state, { signal }), seen]).then(
      ([action]) => signal.aborted || play(action),
      (error) => signal.aborted || setFailure(error),
    );
    return () => stop.abort();
  }, [opponent, state, play, pause]);
}
