import { type EnumerateOptions, type Enumeration, enumerate } from "../chance/enumerate.js";
import type { Game } from "../contract/game.js";
import { canonicalText } from "./canonical-text.js";
import { keyOf } from "./state-key.js";

/** Every state that an action can lead to, with exact probabilities (or samples, where there are too many). */
export function outcomesOf<State, Action>(
  game: Game<State, Action>,
  state: State,
  action: Action,
  options: EnumerateOptions = {},
): Enumeration<State> {
  return enumerate(
    (chance) => game.play(state, action, chance),
    (next) => keyOf(game, next),
    { seed: `${keyOf(game, state)} ${canonicalText(action)}`, ...options },
  );
}

/** Every state that a game can start from. */
export function startsOf<State, Action>(
  game: Game<State, Action>,
  options: EnumerateOptions = {},
): Enumeration<State> {
  return enumerate(
    (chance) => game.start(chance),
    (state) => keyOf(game, state),
    options,
  );
}
