import type { Evaluator, Game } from "@tyche/engine";
import { type BackgammonOptions, backgammon, hypergammon } from "./backgammon/index.js";
import { type ConnectFourOptions, connectFour } from "./connect-four/index.js";
import { type EinsteinOptions, einstein } from "./einstein/index.js";
import { PIG_DICE, type PigOptions, pig } from "./pig/index.js";
import { ticTacToe } from "./tic-tac-toe/index.js";
import {
  type Twenty48Options,
  type Twenty48Position,
  twenty48,
  positionEvaluators as twenty48Evaluators,
} from "./twenty48/index.js";

/** An option of a game as a person gives it. */
export interface GameOption {
  readonly name: string;
  /** What it may be, for a usage line: "win|stones", "N", "RxC". */
  readonly values: string;
  /** One sentence. */
  readonly help: string;
}

/** A game that can be asked for by name. */
export interface GameEntry {
  readonly name: string;
  /** One sentence. */
  readonly help: string;
  readonly options: readonly GameOption[];
}

/**
 * A game whose states and actions are nobody's business but its own: hand what it gives back to it, and use its
 * notation to read and write.
 */
export interface NamedGame {
  readonly game: Game<unknown, unknown>;
  /** The game's evaluators for its native position: the same names and values as `game.evaluators`. */
  readonly positionEvaluators: Readonly<Record<string, Evaluator>>;
}

/** A game or an option of it that does not exist, or a value that it cannot take; the message is one sentence. */
export class GameOptionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "GameOptionError";
  }
}

/** Reads the options that were given; absent ones are undefined. */
interface Given {
  whole(option: string): number | undefined;
  choice<Value extends string>(option: string, values: readonly Value[]): Value | undefined;
  /** "5x4", or "5" for both. */
  sizes(option: string): readonly [number, number] | undefined;
}

interface Registered extends GameEntry {
  create(given: Given): NamedGame;
}

/** Leaves out what was not given, so that a game's own defaults hold. */
function defined<Options extends object>(
  options: {
    [Key in keyof Options]: Options[Key] | undefined;
  },
): Options {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Options;
}

/** @param evaluators where the native position has more than the one that all names stand for */
function opaque<State, Action>(
  game: Game<State, Action>,
  evaluators?: Readonly<Record<string, Evaluator>>,
): NamedGame {
  const own: Evaluator = (position) => position.evaluate!();
  const names = Object.keys(game.evaluators ?? {});
  return {
    game: game as unknown as Game<unknown, unknown>,
    positionEvaluators: evaluators ?? Object.fromEntries(names.map((name) => [name, own])),
  };
}

const STAKES: GameOption = {
  name: "stakes",
  values: "money|single",
  help: "With money stakes a gammon counts 2 and a backgammon 3, with single stakes every win counts 1.",
};

const REGISTERED: readonly Registered[] = [
  {
    name: "tic-tac-toe",
    help: "Three in a row on nine cells.",
    options: [],
    create: () => opaque(ticTacToe()),
  },
  {
    name: "connect-four",
    help: "Stones fall down columns and four in a row win.",
    options: [
      { name: "size", values: "CxR", help: "Columns and rows of the board, 4 to 9 each, 7x6 by default." },
      {
        name: "payoff",
        values: "win|stones",
        help: "A win pays 1, or one more than the stones that the winner has left.",
      },
    ],
    create(given) {
      const [columns, rows] = given.sizes("size") ?? [];
      return opaque(
        connectFour(
          defined<ConnectFourOptions>({ columns, rows, payoff: given.choice("payoff", ["win", "stones"]) }),
        ),
      );
    },
  },
  {
    name: "pig",
    help: "Roll as often as you like, but a 1 loses what the turn has gathered.",
    options: [
      { name: "target", values: "N", help: "Points that win, 1 to 1000, 100 by default." },
      {
        name: "dice",
        values: PIG_DICE.join("|"),
        help: "One die, two dice of which two 1s lose the score as well, or a coin worth one point.",
      },
    ],
    create: (given) =>
      opaque(
        pig(defined<PigOptions>({ target: given.whole("target"), dice: given.choice("dice", PIG_DICE) })),
      ),
  },
  {
    name: "einstein",
    help: "EinStein würfelt nicht: the die says which stone may race to the far corner.",
    options: [
      { name: "size", values: "N", help: "Squares along an edge, 3 to 7, 5 by default." },
      {
        name: "placement",
        values: "random|standard",
        help: "The stones start in a random order or in the order of their numbers.",
      },
    ],
    create: (given) =>
      opaque(
        einstein(
          defined<EinsteinOptions>({
            size: given.whole("size"),
            placement: given.choice("placement", ["random", "standard"]),
          }),
        ),
      ),
  },
  {
    name: "2048",
    help: "Slide all tiles, merge equal ones, and make room for the next.",
    options: [
      { name: "size", values: "RxC", help: "Rows and columns of the board, 2 to 8 each, 4x4 by default." },
      {
        name: "target",
        values: "N",
        help: "The tile that wins: the value is then the probability to make it instead of the expected score.",
      },
    ],
    create(given) {
      const [rows, columns] = given.sizes("size") ?? [];
      return opaque(
        twenty48(defined<Twenty48Options>({ rows, columns, target: given.whole("target") })),
        // Safe: the positions of this game are the only ones that its evaluators are handed.
        twenty48Evaluators as Readonly<Record<string, (position: Twenty48Position) => number>> as Readonly<
          Record<string, Evaluator>
        >,
      );
    },
  },
  {
    name: "backgammon",
    help: "Backgammon without the doubling cube.",
    options: [STAKES],
    create: (given) =>
      opaque(backgammon(defined<BackgammonOptions>({ stakes: given.choice("stakes", ["money", "single"]) }))),
  },
  {
    name: "hypergammon",
    help: "Backgammon with three checkers a side.",
    options: [STAKES],
    create: (given) =>
      opaque(
        hypergammon(defined<BackgammonOptions>({ stakes: given.choice("stakes", ["money", "single"]) })),
      ),
  },
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
  const entry = REGISTERED.find((registered) => registered.name === name.toLowerCase());
  if (entry === undefined) {
    throw new GameOptionError(`There is no game "${name}": take one of ${namesOf(REGISTERED)}.`);
  }
  for (const [option, value] of Object.entries(options)) {
    if (value === undefined || entry.options.some((known) => known.name === option)) continue;
    const takes = entry.options.length === 0 ? "it takes none" : `it takes ${namesOf(entry.options)}`;
    throw new GameOptionError(`The game ${entry.name} has no option "${option}": ${takes}.`);
  }
  try {
    return entry.create(reader(entry.name, options));
  } catch (error) {
    if (error instanceof RangeError) throw new GameOptionError(error.message);
    throw error;
  }
}

function namesOf(items: readonly { readonly name: string }[]): string {
  return items.map((item) => item.name).join(", ");
}

function reader(game: string, options: Readonly<Record<string, string | undefined>>): Given {
  const text = (option: string): string | undefined => options[option]?.trim();
  const refuse = (option: string, needed: string): GameOptionError =>
    new GameOptionError(`The option ${option} of ${game} is ${needed}, not "${text(option)}".`);
  return {
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
