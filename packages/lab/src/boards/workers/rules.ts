import { TycheError } from "@tyche/engine/errors";
import type { KeptGame, NamedGame, RegisteredGame } from "@tyche/games/options";
import { gameOf } from "@tyche/games/options";
import { GAMES, gameWith } from "../games/games.js";
import type { GameChoice } from "../record/scene.js";

/** The rules of every game, loaded on demand, and only by workers. */
const FILES: Readonly<Record<string, () => Promise<{ readonly entry: RegisteredGame }>>> = {
  "tic-tac-toe": () => import("@tyche/games/tic-tac-toe"),
  "connect-four": () => import("@tyche/games/connect-four"),
  pig: () => import("@tyche/games/pig"),
  backgammon: () => import("@tyche/games/backgammon"),
  hypergammon: async () => ({ entry: (await import("@tyche/games/backgammon")).hypergammonEntry }),
  einstein: () => import("@tyche/games/einstein"),
  "2048": () => import("@tyche/games/2048"),
  chess: () => import("@tyche/games/chess"),
  blackjack: () => import("@tyche/games/blackjack"),
  ludo: () => import("@tyche/games/ludo"),
  briscola: () => import("@tyche/games/briscola"),
  "hidden-coin": () => import("@tyche/games/hidden-coin"),
  "rock-paper-scissors": () => import("@tyche/games/rock-paper-scissors"),
  minesweeper: () => import("@tyche/games/minesweeper"),
  lifeboat: () => import("@tyche/games/lifeboat"),
  "pac-man": () => import("@tyche/games/pac-man"),
};

/** @throws Error with a message if there is no board of the game, or an option is invalid */
export async function gameChosen({ game, options }: GameChoice): Promise<NamedGame> {
  return gameOf(await entryOf(game), { ...gameWith(game)?.options, ...options });
}

/** The content of a file of games. */
export interface FileOfGames {
  readonly game: string;
  readonly games: readonly KeptGame[];
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
    const text = typeof file === "string" ? file : await entry.unpacked?.(file);
    const games = text === undefined ? undefined : entry.readGames?.(text);
    if (games) return { game, games };
  }
  return undefined;
}

/** Completes the options with those that the text of a position implies; explicit options take precedence. */
export async function choiceFor({ game, options }: GameChoice, position: string): Promise<GameChoice> {
  const entry = await entryOf(game);
  return { game, options: { ...entry.optionsIn?.(position, options), ...options } };
}

/** The registry's entry of a game. @throws TycheError if there is no board of it */
export async function entryOf(game: string): Promise<RegisteredGame> {
  const file = Object.hasOwn(FILES, game) ? FILES[game] : undefined;
  if (!file) throw new TycheError("board-unknown", { game }, `there is no board of "${game}"`);
  return (await file()).entry;
}
