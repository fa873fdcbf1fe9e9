import { about as twenty48 } from "../2048/about.js";
import { aboutBackgammon, aboutHypergammon } from "../backgammon/about.js";
import { about as blackjack } from "../blackjack/about.js";
import { about as briscola } from "../briscola/about.js";
import { about as chess } from "../chess/about.js";
import { about as connectFour } from "../connect-four/about.js";
import { about as einstein } from "../einstein/about.js";
import { about as goofspiel } from "../goofspiel/about.js";
import { about as hiddenCoin } from "../hidden-coin/about.js";
import type { GameEntry, GameInfo, NamedGame, OptionTexts } from "../kit/entry.js";
import { createGame, GameOptionError } from "../kit/options.js";
import type { Trainer } from "../kit/trainer.js";
import { about as kuhn } from "../kuhn/about.js";
import { about as leduc } from "../leduc/about.js";
import { about as liarsDice } from "../liars-dice/about.js";
import { about as lifeboat } from "../lifeboat/about.js";
import { about as ludo } from "../ludo/about.js";
import { about as minesweeper } from "../minesweeper/about.js";
import { about as pacMan } from "../pac-man/about.js";
import { about as pig } from "../pig/about.js";
import { about as rockPaperScissors } from "../rock-paper-scissors/about.js";
import { about as ticTacToe } from "../tic-tac-toe/about.js";

/** A game as listed, and how to load its rules. */
interface Listed {
  readonly info: GameInfo;
  load(): Promise<{ readonly entry: GameEntry }>;
}

/** The games in listing order. Add a new game here. */
const LISTED: readonly Listed[] = [
  { info: ticTacToe, load: () => import("../tic-tac-toe/entry.js") },
  { info: connectFour, load: () => import("../connect-four/entry.js") },
  { info: chess, load: () => import("../chess/entry.js") },
  { info: pig, load: () => import("../pig/entry.js") },
  { info: einstein, load: () => import("../einstein/entry.js") },
  { info: twenty48, load: () => import("../2048/entry.js") },
  { info: minesweeper, load: () => import("../minesweeper/entry.js") },
  { info: pacMan, load: () => import("../pac-man/entry.js") },
  { info: aboutBackgammon, load: () => import("../backgammon/entry.js") },
  { info: aboutHypergammon, load: () => import("../backgammon/hypergammon-entry.js") },
  { info: ludo, load: () => import("../ludo/entry.js") },
  { info: lifeboat, load: () => import("../lifeboat/entry.js") },
  { info: blackjack, load: () => import("../blackjack/entry.js") },
  { info: briscola, load: () => import("../briscola/entry.js") },
  { info: kuhn, load: () => import("../kuhn/entry.js") },
  { info: leduc, load: () => import("../leduc/entry.js") },
  { info: liarsDice, load: () => import("../liars-dice/entry.js") },
  { info: hiddenCoin, load: () => import("../hidden-coin/entry.js") },
  { info: rockPaperScissors, load: () => import("../rock-paper-scissors/entry.js") },
  { info: goofspiel, load: () => import("../goofspiel/entry.js") },
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
