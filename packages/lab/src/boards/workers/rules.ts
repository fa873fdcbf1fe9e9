import { TycheError } from "@tyche/engine/errors";
import { createGame, type GameEntry, type NamedGame, type RecordedGame } from "@tyche/games";
import { loadEntry } from "@tyche/registry";
import { GAMES, gameWith } from "../games/games.js";
import type { GameChoice } from "../record/scene.js";

/** @throws Error with a message if there is no board of the game, or an option is invalid */
export async function gameChosen({ game, options }: GameChoice): Promise<NamedGame> {
  return createGame(await entryOf(game), { ...gameWith(game)?.options, ...options });
}

export interface FileOfGames {
  readonly game: string;
  readonly games: readonly RecordedGame[];
}

/**
 * Reads a file in the format of one of these games; undefined if no format matches.
 *
 * @param file its text, or its bytes if it is binary
 * @throws Error with a message if a format matches and the file cannot be read
 */
export async function gamesInFile(file: string | Uint8Array): Promise<FileOfGames | undefined> {
  for (const { name: game, hasFiles } of GAMES) {
    if (!hasFiles) continue;
    const entry = await entryOf(game);
    const games = await entry.readGames?.(file);
    if (games) return { game, games };
  }
  return undefined;
}

/**
 * Completes the options with those that the text of a position implies, or with the rules that it names if no options
 * are given; explicit options take precedence.
 */
export async function choiceFor({ game, options }: GameChoice, position: string): Promise<GameChoice> {
  const entry = await entryOf(game);
  const named = Object.keys(options).length === 0 ? entry.rulesIn?.(position, options) : undefined;
  return { game, options: { ...(named ?? entry.optionsIn?.(position, options)), ...options } };
}

/** The options with which a position is set up in a game: it keeps the rules, except where the position names others. */
export async function optionsFor(
  { game, options }: GameChoice,
  position: string,
): Promise<GameChoice["options"]> {
  const entry = await entryOf(game);
  return entry.rulesIn?.(position, options) ?? { ...options, ...entry.optionsIn?.(position, {}) };
}

/** The registry's entry of a game. @throws TycheError if there is no board of it */
export async function entryOf(game: string): Promise<GameEntry> {
  if (!gameWith(game)) throw new TycheError("board-unknown", { game }, `there is no board of "${game}"`);
  return loadEntry(game);
}
