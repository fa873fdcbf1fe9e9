import { createOpponent, type Game, type Opponent } from "@tyche/engine";
import { connect } from "@tyche/engine/threads";
import { useEffect, useState } from "react";

/** An opponent in a worker of its own, made anew for another level; undefined until there is one. */
export function useOpponent<State, Action>(
  game: Game<State, Action>,
  start: () => Worker,
  level: number,
): Opponent<State, Action> | undefined {
  const [opponent, setOpponent] = useState<Opponent<State, Action>>();
  useEffect(() => {
    const worker = start();
    const seed = Math.random();
    setOpponent(createOpponent(game, { level, seed, time: 1000, worker: connect(worker) }));
    return () => worker.terminate();
  }, [game, start, level]);
  return opponent;
}

/**
 * Lets an opponent play where it is to move. Whatever changes (the state by an undo or a new game, the level, the page that is left) cancels
 * what it thinks about, and an answer that comes too late is dropped.
 *
 * @param state undefined where it is not to move
 * @param pause milliseconds that people are given to see the dice
 */
export function useItsMove<State, Action>(
  opponent: Opponent<State, Action> | undefined,
  state: State | undefined,
  play: (action: Action) => void,
  pause = 700,
): void {
  const [failure, setFailure] = useState<Error>();
  // An error of the worker is one of the page: an error boundary shows it.
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
