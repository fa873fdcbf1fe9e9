import { seededChance } from "@tyche/engine";
import type { NamedGame } from "@tyche/games";
import { readGame, type WrittenGame } from "../games/options.js";
import { UsageError } from "../io/errors.js";

/** What begins an option of the game as a player takes it to be: `as.ghosts=directional`. */
const PREFIX = "as.";

/** Options of a player, and those of the game that it believes to play. */
export interface Split {
  readonly own: ReadonlyMap<string, string>;
  readonly believed: ReadonlyMap<string, string>;
}

export function splitBelieved(options: ReadonlyMap<string, string>): Split {
  const all = [...options];
  return {
    own: new Map(all.filter(([name]) => !name.startsWith(PREFIX))),
    believed: new Map(
      all.flatMap(([name, value]) => (name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value]] : [])),
    ),
  };
}

/**
 * The game that a player believes to play: the one that is played but for some of its options.
 *
 * @throws UsageError where its positions are not those of the game that is played
 * @throws GameOptionError
 */
export function believedGame(
  { game: played }: NamedGame,
  options: WrittenGame,
  believed: ReadonlyMap<string, string>,
): NamedGame {
  const named = readGame(played.name, { ...options, ...Object.fromEntries(believed) });
  const { game } = named;
  const start = played.start(seededChance(0));
  if (!hasState(game, start, played.notation?.position(start)))
    throw new UsageError(
      "believed-game-positions",
      { game: played.name },
      `"${PREFIX}" is only for options that leave the positions of ${played.name} as they are`,
    );
  return named;
}

/** Whether a text that stands for a state stands for the same one in another game. */
function hasState(game: NamedGame["game"], state: unknown, text: string | undefined): boolean {
  if (text === undefined || !game.notation) return false;
  try {
    return JSON.stringify(game.notation.parsePosition(text)) === JSON.stringify(state);
  } catch {
    return false;
  }
}
