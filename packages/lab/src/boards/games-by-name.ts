import { TycheError } from "@tyche/engine/errors";
import type { KeptGame, NamedGame, RegisteredGame } from "@tyche/games/options";
import { gameOf } from "@tyche/games/options";

/** Every game of which there is a board, loaded when it is first asked for: workers alone do, and the page never. */
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

export const BOARD_GAMES: readonly string[] = Object.keys(FILES);

/**
 * Options that this page plays with where nobody says otherwise. It shows positions as text and puts them into links, so a card that
 * lies face down before nobody's eyes is drawn when it is turned.
 */
const OPEN: Readonly<Record<string, Readonly<Record<string, string>>>> = { blackjack: { hole: "later" } };

/** A game and its options: what a worker is told. */
export interface GameChoice {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
}

/** @throws Error with a sentence where there is no board of the game, or an option does not fit */
export async function gameChosen({ game, options }: GameChoice): Promise<NamedGame> {
  return gameOf(await entryOf(game), { ...OPEN[game], ...options });
}

/** Games whose players keep them in files. */
const KEPT = ["chess", "backgammon"];

/** What a file of games holds. */
export interface KeptGames {
  readonly game: string;
  readonly games: readonly KeptGame[];
}

/**
 * The games of a file in the format of some game's players; undefined where it is in none.
 *
 * @param file its text, or as it is where it is none
 * @throws Error with a sentence where it is, and cannot be read
 */
export async function keptGamesIn(file: string | Uint8Array): Promise<KeptGames | undefined> {
  for (const game of KEPT) {
    const entry = await entryOf(game);
    const text = typeof file === "string" ? file : await entry.unpacked?.(file);
    const games = text === undefined ? undefined : entry.readGames?.(text);
    if (games) return { game, games };
  }
  return undefined;
}

/** The rules of a position that somebody brings: what its text says by itself holds where nothing else was said. */
export async function choiceFor({ game, options }: GameChoice, position: string): Promise<GameChoice> {
  const entry = await entryOf(game);
  return { game, options: { ...entry.optionsIn?.(position, options), ...options } };
}

async function entryOf(game: string): Promise<RegisteredGame> {
  const file = Object.hasOwn(FILES, game) ? FILES[game] : undefined;
  if (!file) throw new TycheError("board-unknown", { game }, `there is no board of "${game}"`);
  return (await file()).entry;
}
