import { canonicalText, type Game, RulesError } from "@tyche/engine";
import type { Ctx } from "boardgame.io";
import type { BoardAction } from "./actions.js";

/**
 * The same game written for the engine, which stands behind a definition for speed: the definition says what is legal, the native
 * game decides.
 */
export interface Native<G = unknown, State = unknown, Action = unknown> {
  readonly game: Game<State, Action>;
  /** The native state of a place. */
  toState(G: G, ctx: Ctx): State;
  /** The native action that a move or an event is there; undefined for what the native game does not know. */
  toAction(action: BoardAction, G: G, ctx: Ctx): Action | undefined;
}

/**
 * Which of the definition's actions a native action is.
 *
 * @throws RulesError where it is none
 */
export function boardActionOf<G, State, Action>(
  native: Native<G, State, Action>,
  { G, ctx }: { readonly G: G; readonly ctx: Ctx },
  actions: readonly BoardAction[],
  chosen: Action,
): BoardAction {
  const text = canonicalText(chosen);
  const found = actions.find((action) => canonicalText(native.toAction(action, G, ctx)) === text);
  if (found) return found;
  const all = canonicalText(actions);
  throw new RulesError(
    "boardgameio-native-action",
    { game: native.game.name, action: text, all },
    `${native.game.name} chooses ${text}, which toAction returns for none of ${all}: toState and toAction must be about the same position.`,
  );
}
