import { NotationError } from "@tyche/engine";
import { TycheError } from "@tyche/engine/errors";
import type { GivenOptions, NamedGame, RegisteredGame } from "./entry.js";

export type {
  GameEntry,
  GameOption,
  GivenOptions,
  KeptGame,
  NamedGame,
  Presentation,
  RegisteredGame,
} from "./entry.js";

/** A game or an option of it that does not exist, or a value that it cannot take. */
export class GameOptionError extends TycheError {
  override readonly name = "GameOptionError";
}

/**
 * A game from the entry of its folder, for those who do not want all games (`gameNamed` knows them all).
 *
 * @param options texts by the name of the option; undefined ones count as absent
 * @throws GameOptionError where there is no such option or the value does not fit
 */
export function gameOf(
  entry: RegisteredGame,
  options: Readonly<Record<string, string | undefined>> = {},
): NamedGame {
  for (const [option, value] of Object.entries(options)) {
    if (value === undefined || entry.options.some((known) => known.name === option)) continue;
    const takes = entry.options.length === 0 ? "it takes none" : `it takes ${namesOf(entry.options)}`;
    throw new GameOptionError(`The game ${entry.name} has no option "${option}": ${takes}.`);
  }
  try {
    return entry.create(reader(entry.name, options));
  } catch (error) {
    if (error instanceof RangeError || error instanceof NotationError)
      throw new GameOptionError(error.message);
    throw error;
  }
}

function namesOf(items: readonly { readonly name: string }[]): string {
  return items.map((item) => item.name).join(", ");
}

function reader(game: string, options: Readonly<Record<string, string | undefined>>): GivenOptions {
  const text = (option: string): string | undefined => options[option]?.trim();
  const refuse = (option: string, needed: string): GameOptionError =>
    new GameOptionError(`The option ${option} of ${game} is ${needed}, not "${text(option)}".`);
  return {
    text,
    whole(option) {
      const given = text(option);
      if (given === undefined) return undefined;
      if (!/^\d{1,9}$/.test(given)) throw refuse(option, "a whole number");
      return Number(given);
    },
    choice(option, values) {
      const given = text(option);
      if (given === undefined) return undefined;
      const found = values.find((value) => value === given);
      if (found === undefined) throw refuse(option, `one of ${values.join(", ")}`);
      return found;
    },
    sizes(option) {
      const given = text(option);
      if (given === undefined) return undefined;
      const match = /^(\d{1,3})(?:[x×*](\d{1,3}))?$/i.exec(given);
      if (match === null) throw refuse(option, 'two numbers as "5x4" or one for both');
      return [Number(match[1]), Number(match[2] ?? match[1])];
    },
  };
}
