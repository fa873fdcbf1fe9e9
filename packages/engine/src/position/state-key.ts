import type { Game } from "../contract/game.js";
import { canonicalText } from "./canonical-text.js";

/** Canonical text of a state: its `key` if the game has one, else the same text for all states of equal structure. */
export function keyOf<State, Action>(game: Game<State, Action>, state: State): string {
  return game.key ? game.key(state) : canonicalText(state);
}
