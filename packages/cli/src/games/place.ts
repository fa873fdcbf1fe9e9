import { OVER, seededChance } from "@tyche/engine";
import type { NamedGame } from "@tyche/games";
import type { Command } from "commander";
import { UsageError } from "../errors.js";
import { type AnyGame, type Traits, traitsOf } from "./traits.js";

/** A state of a game. */
export interface Place {
  readonly named: NamedGame;
  readonly game: AnyGame;
  readonly traits: Traits;
  readonly state: unknown;
}

export interface WrittenPlace {
  readonly position?: string | undefined;
  readonly roll?: string | undefined;
}

/**
 * Reads a position of a game.
 * @throws UsageError, NotationError
 */
export function placeOf(named: NamedGame, { position, roll }: WrittenPlace): Place {
  const { game } = named;
  const traits = traitsOf(game.name);
  if (roll !== undefined && !traits.dice) {
    throw new UsageError(`${game.name} has no dice that could be given: leave the roll out`);
  }
  if (position === undefined) {
    if (!traits.fixedStart) {
      throw new UsageError(`there is no position: give --position, ${traits.position}`);
    }
    return { named, game, traits, state: game.start(seededChance(0)) };
  }
  return { named, game, traits, state: game.notation!.parsePosition(position, roll) };
}

export function isOver({ game, state }: Place): boolean {
  return game.turn(state) === OVER;
}

/** Whether dice must be rolled before there is anything to decide. */
export function awaitsRoll(place: Place): boolean {
  return !isOver(place) && place.traits.awaitsRoll?.(place.state) === true;
}

export function addPlaceOptions(command: Command): void {
  command
    .option("--position <P>", "The position; `tyche games` says how each game writes it.")
    .option("--roll <R>", "The dice, for games that have some: 31, 3-1 or, with one die, 4.");
}
