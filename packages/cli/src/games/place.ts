import { type Game, OVER, seededChance } from "@tyche/engine";
import type { NamedGame, Presentation } from "@tyche/games";
import type { Command } from "commander";
import { UsageError } from "../io/errors.js";

/** A state of a game. */
export interface Place {
  readonly named: NamedGame;
  readonly game: Game<unknown, unknown>;
  readonly presentation: Presentation<unknown, unknown>;
  readonly state: unknown;
  /** What it was read from, if it was. */
  readonly text?: string | undefined;
}

export interface WrittenPlace {
  readonly position?: string | undefined;
  readonly roll?: string | undefined;
  /** The seed of a start, where there is no position. */
  readonly deal?: string | undefined;
}

/**
 * Reads a position of a game, or of the game that the position itself says it is of.
 * @throws UsageError, NotationError
 */
export function placeOf(named: NamedGame, { position, roll, deal }: WrittenPlace): Place {
  const { game, presentation } = named;
  if (roll !== undefined && !presentation.dice) {
    throw new UsageError(`${game.name} has no dice that could be given: leave the roll out`);
  }
  if (deal !== undefined && (position !== undefined || roll !== undefined))
    throw new UsageError("--deal draws a whole start, dice and all: give it, or --position and --roll");
  if (position === undefined) {
    if (deal === undefined && !presentation.fixedStart) {
      throw new UsageError(
        `there is no position: give --position, ${presentation.position}; or --deal SEED, a start that this seed draws`,
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

/** Whether dice must be rolled before there is anything to decide. */
export function awaitsRoll(place: Place): boolean {
  return !isOver(place) && place.game.awaitsRoll?.(place.state) === true;
}

/** @throws UsageError where there are more actions than a search gets through */
export function checkSearched({ game, state }: Pick<Place, "game" | "state">, instead: string): void {
  const { mostSearched = Number.POSITIVE_INFINITY } = game;
  const { length } = game.actions(state);
  if (length <= mostSearched) return;
  throw new UsageError(
    `${game.name} has ${length} actions there, and a search gets through ${mostSearched} at most: ${instead}`,
  );
}

export function addPlaceOptions(command: Command): void {
  command
    .option("--position <P>", "The position; `tyche games` says how each game writes it.")
    .option("--roll <R>", "The dice, for games that have some: 31, 3-1 or, with one die, 4.")
    .option(
      "--deal <SEED>",
      "In place of a position: a start of the game, its cards and dice drawn by this seed.",
    );
}
