import { aboutBackgammon, aboutHypergammon } from "@tyche/backgammon/about";
import type { GameEntry, GameInfo, NamedGame, OptionTexts, Trainer } from "@tyche/games";
import { createGame, GameOptionError } from "@tyche/games";
import { about as twenty48 } from "@tyche/games/2048/about";
import { about as blackjack } from "@tyche/games/blackjack/about";
import { about as briscola } from "@tyche/games/briscola/about";
import { about as chess } from "@tyche/games/chess/about";
import { about as connectFour } from "@tyche/games/connect-four/about";
import { about as einstein } from "@tyche/games/einstein/about";
import { about as goofspiel } from "@tyche/games/goofspiel/about";
import { about as hiddenCoin } from "@tyche/games/hidden-coin/about";
import { about as kuhn } from "@tyche/games/kuhn/about";
import { about as leduc } from "@tyche/games/leduc/about";
import { about as liarsDice } from "@tyche/games/liars-dice/about";
import { about as lifeboat } from "@tyche/games/lifeboat/about";
import { about as ludo } from "@tyche/games/ludo/about";
import { about as minesweeper } from "@tyche/games/minesweeper/about";
import { about as pacMan } from "@tyche/games/pac-man/about";
import { about as pig } from "@tyche/games/pig/about";
import { about as rockPaperScissors } from "@tyche/games/rock-paper-scissors/about";
import { about as ticTacToe } from "@tyche/games/tic-tac-toe/about";

/** A game as listed, and how to load its rules. */
interface Listed {
  readonly info: GameInfo;
  load(): Promise<{ readonly entry: GameEntry }>;
}

/** The games in listing order. Add a new game here. */
const LISTED: readonly Listed[] = [
  { info: ticTacToe, load: () => import("@tyche/games/tic-tac-toe/entry") },
  { info: connectFour, load: () => import("@tyche/games/connect-four/entry") },
  { info: chess, load: () => import("@tyche/games/chess/entry") },
  { info: pig, load: () => import("@tyche/games/pig/entry") },
  { info: einstein, load: () => import("@tyche/games/einstein/entry") },
  { info: twenty48, load: () => import("@tyche/games/2048/entry") },
  { info: minesweeper, load: () => import("@tyche/games/minesweeper/entry") },
  { info: pacMan, load: () => import("@tyche/games/pac-man/entry") },
  { info: aboutBackgammon, load: () => import("@tyche/backgammon/entry") },
  { info: aboutHypergammon, load: () => import("@tyche/backgammon/hypergammon") },
  { info: ludo, load: () => import("@tyche/games/ludo/entry") },
  { info: lifeboat, load: () => import("@tyche/games/lifeboat/entry") },
  { info: blackjack, load: () => import("@tyche/games/blackjack/entry") },
  { info: briscola, load: () => import("@tyche/games/briscola/entry") },
  { info: kuhn, load: () => import("@tyche/games/kuhn/entry") },
  { info: leduc, load: () => import("@tyche/games/leduc/entry") },
  { info: liarsDice, load: () => import("@tyche/games/liars-dice/entry") },
  { info: hiddenCoin, load: () => import("@tyche/games/hidden-coin/entry") },
  { info: rockPaperScissors, load: () => import("@tyche/games/rock-paper-scissors/entry") },
  { info: goofspiel, load: () => import("@tyche/games/goofspiel/entry") },
];

/** All games with their options, as plain data: the rules are loaded when a game is asked for. */
export const GAMES: readonly GameInfo[] = LISTED.map(({ info }) => info);

/** The training runs available for any game, for example one of the user's. */
export async function loadPlainTrainers(game: () => NamedGame["game"]): Promise<readonly Trainer[]> {
  return (await import("./plain-trainers.js")).plainTrainers(game);
}

/**
 * Loads the entry of a game by its name on the command line.
 *
 * @throws GameOptionError if the game does not exist
 */
export async function loadEntry(name: string): Promise<GameEntry> {
  const listed = LISTED.find(({ info }) => info.name === name.toLowerCase());
  if (listed !== undefined) return (await listed.load()).entry;
  const all = GAMES.map((known) => known.name);
  throw new GameOptionError(
    "game-unknown",
    { name, all },
    `There is no game "${name}"; choose one of ${all.join(", ")}.`,
  );
}

/**
 * Loads a game and creates it with these options.
 *
 * @param options option texts by name; undefined ones count as absent
 * @throws GameOptionError if the game or an option does not exist, or a value is invalid
 */
export async function loadGame(name: string, options: OptionTexts = {}): Promise<NamedGame> {
  return createGame(await loadEntry(name), options);
}

/**
 * Options implied by the text of a position, such as its board size.
 *
 * @param given options that were given and take precedence
 * @throws GameOptionError if the game does not exist
 */
export async function optionsInPosition(
  name: string,
  position: string,
  given: OptionTexts = {},
): Promise<Readonly<Record<string, string>>> {
  return (await loadEntry(name)).optionsIn?.(position, given) ?? {};
}

/**
 * The training runs available for a game: its own, and those for any game.
 *
 * @param options options of the game, as for `loadGame`
 * @throws GameOptionError if the game does not exist
 */
export async function loadTrainers(name: string, options: OptionTexts = {}): Promise<readonly Trainer[]> {
  const entry = await loadEntry(name);
  const own = (await entry.trainers?.(options)) ?? [];
  const plain = await loadPlainTrainers(() => createGame(entry, options).game);
  return [...own, ...plain.filter(({ evaluator }) => own.every((one) => one.evaluator !== evaluator))];
}
