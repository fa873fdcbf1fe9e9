import type { Game } from "../contract/game.js";
import { keyOf } from "../position/state-key.js";

/** An outcome of chance in the game's notation: the roll that led to a state, or the state itself. */
export function outcomeText<State, Action>(game: Game<State, Action>, state: State): string {
  const { notation } = game;
  return notation?.roll?.(state) ?? notation?.position(state) ?? keyOf(game, state);
}
