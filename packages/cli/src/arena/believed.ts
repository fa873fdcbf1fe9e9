import { seededChance } from "@tyche/engine";
import type { NamedGame } from "@tyche/games";
import { readGame, type WrittenGame } from "../games/options.js";
import { UsageError } from "../io/errors.js";

/** Prefix of a game option as the player believes it to be: `as.ghosts=directional`. */
const PREFIX = "as.";

/** A player's own options, and the options of the game it believes it is playing. */
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
 * Returns the game that a player believes it is playing: the actual game with some options changed.
 *
 * @throws UsageError if its positions differ from those of the actual game
 * @throws GameOptionError
 */
export async function believedGame(
  { game: played }: NamedGame,
  options: WrittenGame,
  believed: ReadonlyMap<string, string>,
): Promise<NamedGame> {
  const named = await readGame(played.name, { ...options, ...Object.fromEntries(believed) });
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

/** Returns whether the text of a state parses to the same state in another game. */
function hasState(game: NamedGame["game"], state: unknown, text: string | undefined): boolean {
  if (text === undefined || !game.notation) return false;
  try {
    return JSON.stringify(game.notation.parsePosition(text)) === JSON.stringify(state);
  } catch {
    return false;
  }
}
