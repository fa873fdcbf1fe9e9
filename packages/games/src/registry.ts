import { entry as twenty48 } from "./2048/entry.js";
import { backgammonEntry, hypergammonEntry } from "./backgammon/entry.js";
import { entry as blackjack } from "./blackjack/entry.js";
import { entry as briscola } from "./briscola/entry.js";
import { entry as chess } from "./chess/entry.js";
import { entry as connectFour } from "./connect-four/entry.js";
import type { CourseEntry } from "./courses.js";
import { entry as einstein } from "./einstein/entry.js";
import type { GameEntry, NamedGame, RegisteredGame } from "./entry.js";
import { entry as hiddenCoin } from "./hidden-coin/entry.js";
import { entry as lifeboat } from "./lifeboat/entry.js";
import { entry as ludo } from "./ludo/entry.js";
import { entry as minesweeper } from "./minesweeper/entry.js";
import { GameOptionError, gameOf } from "./options.js";
import { entry as pacMan } from "./pac-man/entry.js";
import { entry as pig } from "./pig/entry.js";
import { plainCourses } from "./plain-courses.js";
import { entry as rockPaperScissors } from "./rock-paper-scissors/entry.js";
import { entry as ticTacToe } from "./tic-tac-toe/entry.js";

/** The games in listing order. Add the entry of a new game here. */
const REGISTERED: readonly RegisteredGame[] = [
  ticTacToe,
  connectFour,
  chess,
  pig,
  einstein,
  twenty48,
  minesweeper,
  pacMan,
  backgammonEntry,
  hypergammonEntry,
  ludo,
  lifeboat,
  blackjack,
  briscola,
  hiddenCoin,
  rockPaperScissors,
];

/** All games by name, with their options. */
export const GAMES: readonly GameEntry[] = REGISTERED;

/**
 * Creates a game by its name on the command line.
 *
 * @param options option texts by name; undefined ones count as absent
 * @throws GameOptionError if the game or an option does not exist, or a value is invalid
 */
export function gameNamed(
  name: string,
  options: Readonly<Record<string, string | undefined>> = {},
): NamedGame {
  return gameOf(registered(name), options);
}

/**
 * Options implied by the text of a position, such as its board size.
 *
 * @param given options that were given and take precedence
 * @throws GameOptionError if the game does not exist
 */
export function optionsInPosition(
  name: string,
  position: string,
  given: Readonly<Record<string, string | undefined>> = {},
): Readonly<Record<string, string>> {
  return registered(name).optionsIn?.(position, given) ?? {};
}

/**
 * The training runs available for a game: its own, and those for any game.
 *
 * @param options options of the game, as for `gameNamed`
 * @throws GameOptionError if the game does not exist
 */
export function coursesOf(
  name: string,
  options: Readonly<Record<string, string | undefined>> = {},
): readonly CourseEntry[] {
  const { courses = [] } = registered(name);
  const own = typeof courses === "function" ? courses(options) : courses;
  const plain = plainCourses(() => gameNamed(name, options).game);
  return [...own, ...plain.filter(({ evaluator }) => own.every((course) => course.evaluator !== evaluator))];
}

function registered(name: string): RegisteredGame {
  const entry = REGISTERED.find((known) => known.name === name.toLowerCase());
  if (entry === undefined) {
    const all = REGISTERED.map((known) => known.name);
    throw new GameOptionError(
      "game-unknown",
      { name, all },
      `There is no game "${name}"; choose one of ${all.join(", ")}.`,
    );
  }
  return entry;
}
