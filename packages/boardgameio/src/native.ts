import { canonicalText, type Game, RulesError } from "@tyche/engine";
import type { Ctx } from "boardgame.io";
import type { BoardAction } from "./actions.js";

/**
 * The same game written for the engine, used for speed: the definition determines what is legal, the native game
 * decides.
 */
export interface Native<G = unknown, State = unknown, Action = unknown> {
  readonly game: Game<State, Action>;
  /** The native state for a state of the definition. */
  toState(G: G, ctx: Ctx): State;
  /** The native action for a move or an event; undefined if the native game does not have it. */
  toAction(action: BoardAction, G: G, ctx: Ctx): Action | undefined;
}

/**
 * The definition's action for a native action.
 *
 * @throws RulesError if there is none
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
