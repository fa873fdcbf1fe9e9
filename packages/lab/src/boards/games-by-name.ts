import { TycheError } from "@tyche/engine/errors";
import type { GameEntry, RecordedGame, NamedGame } from "@tyche/games/options";
import { createGame } from "@tyche/games/options";

/** Every game with a board, loaded on demand, and only by workers. */
const FILES: Readonly<Record<string, () => Promise<{ readonly entry: GameEntry }>>> = {
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

export const BOARD_GAMES: readonly string[] = Object.keys(FILES);

/**
 * Default options of this page. Positions are shown as text and put into links, so a card dealt face down that nobody
 * may see is only drawn when it is turned.
 */
const OPEN: Readonly<Record<string, Readonly<Record<string, string>>>> = { blackjack: { hole: "later" } };

/** A game and its options, as sent to a worker. */
export interface GameChoice {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
}

/** @throws Error with a message if there is no board of the game, or an option is invalid */
export async function gameChosen({ game, options }: GameChoice): Promise<NamedGame> {
  return createGame(await entryOf(game), { ...OPEN[game], ...options });
}

/** Games that have file formats of their own. */
const KEPT = ["chess", "backgammon"];

/** The content of a file of games. */
export interface KeptGames {
  readonly game: string;
  readonly games: readonly RecordedGame[];
}

/**
 * Reads a file in the format of one of these games; undefined if no format matches.
 *
 * @param file its text, or its bytes if it is binary
 * @throws Error with a message if a format matches and the file cannot be read
 */
export async function keptGamesIn(file: string | Uint8Array): Promise<KeptGames | undefined> {
  for (const game of KEPT) {
    const entry = await entryOf(game);
    const games = await entry.readGames?.(file);
    if (games) return { game, games };
  }
  return undefined;
}

/** Completes the options with those that the text of a position implies; explicit options take precedence. */
export async function choiceFor({ game, options }: GameChoice, position: string): Promise<GameChoice> {
  const entry = await entryOf(game);
  return { game, options: { ...entry.optionsIn?.(position, options), ...options } };
}

async function entryOf(game: string): Promise<GameEntry> {
  const file = Object.hasOwn(FILES, game) ? FILES[game] : undefined;
  if (!file) throw new TycheError("board-unknown", { game }, `there is no board of "${game}"`);
  return (await file()).entry;
}
