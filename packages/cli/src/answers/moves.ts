import { outcomesOf } from "@tyche/engine";
import { awaitsRoll, isOver, type Place } from "../games/place.js";
import { UsageError } from "../io/errors.js";

/** An action and the position after it. */
export interface ActionRow {
  readonly action: string;
  /**
   * If chance follows the action: the position before chance. Null if chance acts within the action, or if the position
   * would reveal hidden information.
   */
  readonly position: string | null;
  /** The form shown to people if it differs from `position`, which for chess includes the game's history: the FEN. */
  readonly reached?: string;
}

/** All legal actions in the game's fixed order; none if the game is over. */
export function actionRows(place: Place): ActionRow[] {
  const { game, state } = place;
  if (isOver(place)) return [];
  if (awaitsRoll(place))
    throw new UsageError(
      "dice-not-rolled",
      {},
      "the dice are not rolled yet: give --roll, for example --roll 31",
    );
  return game.actions(state).map((action) => actionRow(place, action));
}

export function actionRow({ game, presentation, state }: Place, action: unknown): ActionRow {
  const notation = game.notation!;
  return { action: notation.action(state, action), ...after() };

  function after(): Pick<ActionRow, "position" | "reached"> {
    if (game.facts.hidden) return { position: null };
    if (presentation.afterstate) return { position: presentation.afterstate(state, action) };
    const { outcomes } = outcomesOf(game, state, action);
    if (outcomes.length !== 1) return { position: null };
    const { result } = outcomes[0]!;
    const position = notation.position(result);
    const reached = presentation.reached?.(result) ?? position;
    return reached === position ? { position } : { position, reached };
  }
}
