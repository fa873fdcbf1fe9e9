import { type Game, OVER, seededChance } from "@tyche/engine";
import { englishTexts, type Problem } from "@tyche/engine/errors";
import type { NamedGame, Presentation } from "@tyche/games";
import { UsageError } from "../io/errors.js";
import { positionText } from "../io/game-file.js";
import type { WrittenPlace } from "./place-options.js";

const texts = englishTexts({
  "place-no-dice": "{game} has no dice: leave out the roll",
  "place-deal": "--deal draws a whole start, dice included: give it alone, or --position and --roll",
  "place-too-many-actions":
    "{game} has {actions} actions there, and a search can handle {most} at most: {instead}",
});

/** For a rule that draws nothing here. */
export const NO_CHANCE = undefined as never;

/** A game with one of its states. */
export interface Place {
  readonly named: NamedGame;
  readonly game: Game<unknown, unknown>;
  readonly presentation: Presentation<unknown, unknown>;
  readonly state: unknown;
  /** The text it was parsed from, if any. */
  readonly text?: string | undefined;
}

/** Whether a position, a roll or a deal is given. */
export function isPlaced({ position, roll, deal }: WrittenPlace): boolean {
  return [position, roll, deal].some((one) => one !== undefined);
}

/**
 * Reads a position of a game, or of the variant that the position itself implies.
 * @throws UsageError, NotationError
 */
export function placeOf(named: NamedGame, { position, roll, deal }: WrittenPlace): Place {
  const { game, presentation } = named;
  if (roll !== undefined && !presentation.dice) {
    throw texts.error(UsageError, "place-no-dice", { game: game.name });
  }
  if (deal !== undefined && (position !== undefined || roll !== undefined))
    throw texts.error(UsageError, "place-deal", {});
  if (position === undefined) {
    if (deal === undefined && !presentation.fixedStart) {
      throw new UsageError(
        "place-no-position",
        { game: game.name, how: positionText(named) },
        `${game.name} needs a position: give --position (${presentation.position}), or --deal SEED for a start drawn by this seed`,
      );
    }
    return { named, game, presentation, state: game.start(seededChance(deal ?? 0)) };
  }
  const own = presentation.gameOf?.(position) ?? named;
  const state = own.game.notation!.parsePosition(position, roll);
  return { named: own, game: own.game, presentation: own.presentation, state, text: position };
}

export function isOver({ game, state }: Place): boolean {
  return game.turn(state) === OVER;
}

/** Whether a roll must come before the next decision. */
export function awaitsRoll(place: Place): boolean {
  return !isOver(place) && place.game.awaitsRoll?.(place.state) === true;
}

/** @throws UsageError if there are too many actions to search */
export function checkSearched({ game, state }: Pick<Place, "game" | "state">, instead: Problem): void {
  const { mostSearched = Number.POSITIVE_INFINITY } = game;
  const { length } = game.actions(state);
  if (length <= mostSearched) return;
  throw texts.error(UsageError, "place-too-many-actions", {
    game: game.name,
    actions: length,
    most: mostSearched,
    instead,
  });
}
