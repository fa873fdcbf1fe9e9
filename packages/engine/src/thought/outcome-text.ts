import type { Game } from "../contract/game.js";
import { keyOf } from "../position/adapter.js";

/** What chance did, in the game's words: the roll that a state came by, or the state itself. */
export function outcomeText<State, Action>(game: Game<State, Action>, state: State): string {
  const { notation } = game;
  return notation?.roll?.(state) ?? notation?.position(state) ?? keyOf(game, state);
}
