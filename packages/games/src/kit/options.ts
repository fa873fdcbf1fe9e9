import { NotationError } from "@tyche/engine/errors";
import type { GameEntry, GivenOptions, NamedGame, OptionTexts } from "./entry.js";
import { GameOptionError } from "./texts.js";

export type {
  Counted,
  GameEntry,
  GameInfo,
  GameOption,
  GivenOptions,
  MethodInfo,
  NamedGame,
  OptionTexts,
  PlayersUnit,
  Presentation,
  RecordedGame,
} from "./entry.js";

export { GameOptionError } from "./texts.js";
export { loadWeights } from "./weights-file.js";

/**
 * Creates a game from its entry, for callers that import the entry of one game themselves.
 *
 * @param options option texts by name; undefined ones count as absent
 * @throws GameOptionError if an option does not exist or its value is invalid
 */
export function createGame(entry: GameEntry, options: OptionTexts = {}): NamedGame {
  for (const [option, value] of Object.entries(options)) {
    if (value === undefined || entry.options.some((known) => known.name === option)) continue;
    const game = entry.name;
    const all = entry.options.map(({ name }) => name);
    if (all.length === 0)
      throw new GameOptionError(
        "game-no-options",
        { game, option },
        `The game ${game} has no options, so it has no option "${option}".`,
      );
    throw new GameOptionError(
      "game-unknown-option",
      { game, option, all },
      `The game ${game} has no option "${option}"; its options are ${all.join(", ")}.`,
    );
  }
  try {
    return entry.create(reader(entry.name, options));
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new GameOptionError(error.id, error.values, error.message);
  }
}

function reader(game: string, options: OptionTexts): GivenOptions {
  const text = (option: string): string | undefined => options[option]?.trim();
  return {
    text,
    whole(option) {
      const given = text(option);
      if (given === undefined) return undefined;
      if (!/^\d{1,9}$/.test(given))
        throw new GameOptionError(
          "game-option-not-whole",
          { game, option, text: given },
          `The option ${option} of ${game} must be a whole number, not "${given}".`,
        );
      return Number(given);
    },
    choice(option, values) {
      const given = text(option);
      if (given === undefined) return undefined;
      const found = values.find((value) => value === given);
      if (found === undefined)
        throw new GameOptionError(
          "game-option-not-choice",
          { game, option, all: values, text: given },
          `The option ${option} of ${game} must be one of ${values.join(", ")}, not "${given}".`,
        );
      return found;
    },
    sizes(option) {
      const given = text(option);
      if (given === undefined) return undefined;
      const match = /^(\d{1,3})(?:[x×*](\d{1,3}))?$/i.exec(given);
      if (match === null)
        throw new GameOptionError(
          "game-option-not-size",
          { game, option, text: given },
          `The option ${option} of ${game} must be two numbers such as 5x4, or one for both, not "${given}".`,
        );
      return [Number(match[1]), Number(match[2] ?? match[1])];
    },
  };
}
