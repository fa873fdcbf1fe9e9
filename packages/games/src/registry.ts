import { NotationError } from "@tyche/engine";
import { entry as twenty48 } from "./2048/entry.js";
import { backgammonEntry, hypergammonEntry } from "./backgammon/entry.js";
import { entry as blackjack } from "./blackjack/entry.js";
import { entry as briscola } from "./briscola/entry.js";
import { entry as chess } from "./chess/entry.js";
import { entry as connectFour } from "./connect-four/entry.js";
import type { CourseEntry } from "./courses.js";
import { entry as einstein } from "./einstein/entry.js";
import type { GameEntry, GivenOptions, NamedGame, RegisteredGame } from "./entry.js";
import { entry as hiddenCoin } from "./hidden-coin/entry.js";
import { entry as lifeboat } from "./lifeboat/entry.js";
import { entry as ludo } from "./ludo/entry.js";
import { entry as minesweeper } from "./minesweeper/entry.js";
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

/** A game or an option of it that does not exist, or a value that it cannot take; the message is one sentence. */
export class GameOptionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "GameOptionError";
  }
}

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
  const entry = registered(name);
  for (const [option, value] of Object.entries(options)) {
    if (value === undefined || entry.options.some((known) => known.name === option)) continue;
    const takes = entry.options.length === 0 ? "it takes none" : `it takes ${namesOf(entry.options)}`;
    throw new GameOptionError(`The game ${entry.name} has no option "${option}": ${takes}.`);
  }
  try {
    return entry.create(reader(entry.name, options));
  } catch (error) {
    if (error instanceof RangeError || error instanceof NotationError)
      throw new GameOptionError(error.message);
    throw error;
  }
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
  const own = registered(name).courses ?? [];
  const plain = plainCourses(() => gameNamed(name, options).game);
  return [...own, ...plain.filter(({ evaluator }) => own.every((course) => course.evaluator !== evaluator))];
}

function registered(name: string): RegisteredGame {
  const entry = REGISTERED.find((known) => known.name === name.toLowerCase());
  if (entry === undefined) {
    throw new GameOptionError(`There is no game "${name}": take one of ${namesOf(REGISTERED)}.`);
  }
  return entry;
}

function namesOf(items: readonly { readonly name: string }[]): string {
  return items.map((item) => item.name).join(", ");
}

function reader(game: string, options: Readonly<Record<string, string | undefined>>): GivenOptions {
  const text = (option: string): string | undefined => options[option]?.trim();
  const refuse = (option: string, needed: string): GameOptionError =>
    new GameOptionError(`The option ${option} of ${game} is ${needed}, not "${text(option)}".`);
  return {
    text,
    whole(option) {
      const given = text(option);
      if (given === undefined) return undefined;
      if (!/^\d{1,9}$/.test(given)) throw refuse(option, "a whole number");
      return Number(given);
    },
    choice(option, values) {
      const given = text(option);
      if (given === undefined) return undefined;
      const found = values.find((value) => value === given);
      if (found === undefined) throw refuse(option, `one of ${values.join(", ")}`);
      return found;
    },
    sizes(option) {
      const given = text(option);
      if (given === undefined) return undefined;
      const match = /^(\d{1,3})(?:[x×*](\d{1,3}))?$/i.exec(given);
      if (match === null) throw refuse(option, 'two numbers as "5x4" or one for both');
      return [Number(match[1]), Number(match[2] ?? match[1])];
    },
  };
}
