import { type Game, OVER } from "../contract/game.js";
import { short } from "../rules/index.js";
import { promise } from "./check-error.js";

/** What must be the same where keys are, also for keys that take a position and its mirror image for one. */
interface Sight {
  readonly state: unknown;
  readonly turn: number;
  readonly actions: number;
  readonly payoffs: string;
}

/** Holds the key of a game, where it has one of its own, to telling states apart: two that it calls equal must be alike. */
export function checkKeys<State, Action>(game: Game<State, Action>, states: readonly State[]): void {
  if (!game.key) return;
  const seen = new Map<string, Sight>();
  for (const state of states) {
    const key = game.key(state);
    const turn = game.turn(state);
    const sight = {
      state,
      turn,
      actions: game.actions(state).length,
      payoffs: turn === OVER ? JSON.stringify(game.payoff(state)) : "",
    };
    const other = seen.get(key) ?? sight;
    seen.set(key, other);
    promise(
      other.turn === turn && other.actions === sight.actions && other.payoffs === sight.payoffs,
      () =>
        `${game.name}: key is ${short(key)} for two states that are not equal, ${short(other.state)} and ${short(state)}: a search takes them for one.`,
    );
  }
}
