import { ENUMERATION_LIMIT, type Enumeration, enumerate } from "../chance/enumerate.js";
import { Script } from "../chance/script.js";
import type { Budget } from "../contract/budget.js";
import type { Game } from "../contract/game.js";
import type { EnumerateOptions } from "../contract/options.js";
import { canonicalText, keyOf } from "./canonical-text.js";
import { Merges } from "./merges.js";

/** Every state that an action can lead to, with exact probabilities (or samples, if there are too many). */
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
    (one, other) => Merges.of(game).compare(one, other, options.budget),
  );
}

/** The state after an action, if there is only one; undefined if it depends on chance, or the budget is spent. */
export function onlyOutcome<State, Action>(
  game: Game<State, Action>,
  state: State,
  action: Action,
  budget?: Budget,
): State | undefined {
  const script = new Script(ENUMERATION_LIMIT, true);
  let only: { readonly state: State; readonly key: string } | undefined;
  for (let runs = 0; runs < ENUMERATION_LIMIT && !budget?.isSpent(); runs++) {
    script.rewind();
    const next = game.play(state, action, script);
    const key = keyOf(game, next);
    only ??= { state: next, key };
    if (script.gaveUp || key !== only.key) return undefined;
    if (!script.advance()) return only.state;
  }
  return undefined;
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
    (one, other) => Merges.of(game).compare(one, other, options.budget),
  );
}
