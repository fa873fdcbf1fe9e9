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

/** The games in the order in which they are listed. A new game adds the entry of its folder here. */
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

/** Every game by name, with the options it takes. */
export const GAMES: readonly GameEntry[] = REGISTERED;

/**
 * A game by its name on the command line.
 *
 * @param options texts by the name of the option; undefined ones count as absent
 * @throws GameOptionError where there is no such game or option or the value does not fit
 */
export function gameNamed(
  name: string,
  options: Readonly<Record<string, string | undefined>> = {},
): NamedGame {
  return gameOf(registered(name), options);
}

/**
 * The options that the text of a position says by itself, such as the size of its board.
 *
 * @param given options that were given and go before
 * @throws GameOptionError where there is no such game
 */
export function optionsInPosition(
  name: string,
  position: string,
  given: Readonly<Record<string, string | undefined>> = {},
): Readonly<Record<string, string>> {
  return registered(name).optionsIn?.(position, given) ?? {};
}

/**
 * The ways in which a game can be learned: its own, and those that any game has.
 *
 * @param options of the game, as for `gameNamed`
 * @throws GameOptionError where there is no such game
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
