import { NotationError } from "@tyche/engine/errors";
import type { GameEntry, NamedGame, OptionTexts } from "./entry.js";
import type { Option } from "./option.js";
import { englishTexts, GameOptionError } from "./texts.js";

const texts = englishTexts({
  "game-no-options": 'The game {game} has no options, so it has no option "{option}".',
  "game-unknown-option": 'The game {game} has no option "{option}"; its options are {all}.',
});

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
    throw all.length === 0
      ? texts.optionError("game-no-options", { game, option })
      : texts.optionError("game-unknown-option", { game, option, all });
  }
  try {
    return entry.create(read(entry.name, entry.options, options));
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new GameOptionError(error.id, error.values, error.message);
  }
}

function read(game: string, options: readonly Option[], written: OptionTexts): object {
  const given = options.map((option) => {
    const text = written[option.name]?.trim();
    return text === undefined ? {} : option.read(text, game);
  });
  return Object.assign({}, ...given);
}
