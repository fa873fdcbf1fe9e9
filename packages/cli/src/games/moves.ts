import { outcomesOf } from "@tyche/engine";
import { UsageError } from "../io/errors.js";
import { awaitsRoll, isOver, type Place } from "./place.js";

/** An action and the position that it leads to. */
export interface ActionRow {
  readonly action: string;
  /**
   * Where chance follows: the position before it. Null where chance decides at once and there is no such position, and
   * where the position would show what the player does not see.
   */
  readonly position: string | null;
}

/** All legal actions, in the game's fixed order; none where the game is over. */
export function actionRows(place: Place): ActionRow[] {
  const { game, state } = place;
  if (isOver(place)) return [];
  if (awaitsRoll(place))
    throw new UsageError("the dice are not rolled yet: give --roll, for example --roll 31");
  return game.actions(state).map((action) => actionRow(place, action));
}

export function actionRow({ game, presentation, state }: Place, action: unknown): ActionRow {
  const notation = game.notation!;
  return { action: notation.action(state, action), position: positionAfter() };

  function positionAfter(): string | null {
    if (game.facts.hidden) return null;
    if (presentation.afterstate) return presentation.afterstate(state, action);
    const { outcomes } = outcomesOf(game, state, action);
    return outcomes.length === 1 ? notation.position(outcomes[0]!.result) : null;
  }
}
