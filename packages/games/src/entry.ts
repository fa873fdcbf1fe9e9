import type { Chance, FormatPhrase, Game, Method, Phrase } from "@tyche/engine";
import type { Problem } from "@tyche/engine/errors";
import type { ModelFile } from "@tyche/learn";
import type { CourseEntry } from "./courses.js";
import type { ExactSolver } from "./exact.js";

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
  /** Ways to decide that only this game has, as its games have them. */
  readonly methods?: readonly Pick<Method, "name" | "help" | "settings">[];
}

/** What a game's folder says of it to the registry: its name, its options, and how it is made from them. */
export interface RegisteredGame extends GameEntry {
  /** How it can be learned; where that depends on its options, by these. */
  readonly courses?:
    | readonly CourseEntry[]
    | ((options: Readonly<Record<string, string | undefined>>) => readonly CourseEntry[]);
  /** Options that the text of a position says by itself, such as the size of its board; those that are given go before. */
  optionsIn?(
    position: string,
    given: Readonly<Record<string, string | undefined>>,
  ): Readonly<Record<string, string>>;
  /** @throws GameOptionError, NotationError where an option does not fit */
  create(given: GivenOptions): NamedGame;
  /**
   * The games of a file in a format of the game's players; undefined where the text is in none of them.
   *
   * @throws NotationError where it is, and cannot be read
   */
  readGames?(text: string): readonly KeptGame[] | undefined;
  /**
   * What a file that is no text holds, as a text that `readGames` takes; undefined where it is in none of the formats.
   *
   * @throws NotationError where it is, and cannot be read
   */
  unpacked?(file: Uint8Array): Promise<string | undefined>;
}

/** A game out of a file in a format of its players: plain data. */
export interface KeptGame {
  /** In the file's own words, what tells it from the others: "gnubg – root, 2:0". */
  readonly title: string;
  /** The options by which it is played. */
  readonly options: Readonly<Record<string, string>>;
  /** The first position, in the game's notation. */
  readonly start: string;
  /** What was played, in the game's notation, and the position that came of it with whatever chance did. */
  readonly plies: readonly (readonly [action: string, position: string])[];
  /** Actions at the end that were left out, since the game is over before them by these rules. */
  readonly left: number;
  /** Why it could not be read, with the number of the game; nothing else is known of it then. */
  readonly problem?: Problem;
}

/** Reads the options that were given; absent ones are undefined. A value that does not fit is a GameOptionError. */
export interface GivenOptions {
  whole(option: string): number | undefined;
  choice<Value extends string>(option: string, values: readonly Value[]): Value | undefined;
  /** As it was given. */
  text(option: string): string | undefined;
  /** "5x4", or "5" for both. */
  sizes(option: string): readonly [number, number] | undefined;
}

/** How people write and read a game, beyond what its notation says. */
export interface Presentation<State, Action> {
  /** One line: how a position is written. */
  readonly position: string;
  /** A position to try, with its roll where that is given apart. */
  readonly example: { readonly position: string; readonly roll?: string };
  /** Whether there are dice to give with --roll. Default false. */
  readonly dice?: boolean;
  /** Whether every game begins alike, so that --position may be left out. Default false. */
  readonly fixedStart?: boolean;
  /** The evaluator that people get who name none. Default "default". */
  readonly evaluator?: string;
  /** Evaluators that say the same before chance as after it, whatever it does. Default none. */
  readonly afterstateEvaluators?: readonly string[];
  /**
   * The position right after an action that chance follows; null where there is none. Without it the rules are asked what
   * chance can do, which takes time where it can do much.
   */
  afterstate?(state: State, action: Action): string | null;
  /** Whether to win is to give mate, which is counted in the winner's moves and not in actions of both. Default false. */
  readonly mates?: boolean;
  /** A state for people where the position's text goes further back than the state: chess's FEN without the moves before. */
  reached?(state: State): string;
  /** How it is played at a terminal, where a game has words of its own for that. */
  readonly terminal?: AtTerminal<State, Action>;
  /**
   * The game that the text of a position says it is of, where that is another than this one, such as a match at a score; undefined:
   * this one, or the text cannot be read.
   */
  gameOf?(position: string): NamedGame | undefined;
  /** Points made before the position, which a forecast of the evaluator must not count. */
  scored?(state: State, evaluator: string): number;
}

/** Colours of a terminal by which a game may tell things apart. */
export const COLOURS = ["red", "green", "yellow", "blue", "magenta", "cyan", "grey"] as const;

/** A colour of a terminal. */
export type Colour = (typeof COLOURS)[number];

/** What a game brings for a person who plays it at a terminal; all of it may be left out. */
export interface AtTerminal<State, Action> {
  /** One sentence: how actions are typed. */
  readonly typing?: Phrase;
  /** By seat, what a player is called on the board: White, X. */
  readonly seats?: readonly (Phrase | string)[];
  /** The actions, as they are written, that the arrow keys stand for. */
  readonly arrows?: Readonly<Record<"up" | "down" | "left" | "right", string>>;
  /** What of the drawing has a colour; each expression is global, and none needs to hold for more than one line. */
  readonly colours?: readonly { readonly of: RegExp; readonly colour: Colour }[];
  /** In a game for one: a line may name several actions, which do not get in each other's way. */
  readonly several?: boolean;
  /** Words that play many actions at once, as long as `actions` knows some. */
  readonly sweeps?: readonly Sweep<State, Action>[];
  /** What a tutor goes by. */
  readonly tutor?: TutorScale<State>;
  /** Values as players count them, where that is not in payoffs. */
  readonly counted?: Counted<State>;
  /** How it ended for the one who played, for games for one. */
  ending?(state: State): Ending;
  /** The board at the end with all that had been hidden, drawn as it may have been where it never was; undefined: as it is. */
  revealed?(state: State, chance: Chance, format?: FormatPhrase): string | undefined;
}

/** Values of actions as the game's players count them. */
export interface Counted<State> {
  /** What the value is then called: "equity". */
  readonly name: string;
  /** @param value in payoffs, from the side of the player who decides */
  of(state: State, value: number): CountedValue;
}

/** A value as players count it. */
export interface CountedValue {
  readonly value: number;
  /** What else it says, as shares from 0 to 1 by their names: a chance to win the match. */
  readonly figures: Readonly<Record<string, number>>;
}

/** How a game's players count what a mistake gives away. */
export interface TutorScale<State> {
  /** From this loss on a mistake is told. */
  readonly warn: number;
  /** From this loss on a tutor asks before it is played. */
  readonly blunder: number;
  /** What a loss of 1 is in payoffs at a state; 1 where it is not told. */
  unit?(state: State): number;
}

/** A result in words. */
export interface Ending {
  readonly won: boolean | undefined;
  /** A clause about the player, whom its value `who` names: "you" or "engine". */
  readonly words: Phrase;
}

/** A word that plays many actions, one after the other. */
export interface Sweep<State, Action> {
  readonly name: string;
  /** One sentence. */
  readonly help: Phrase;
  /** What it plays next; empty where there is nothing for it. */
  actions(state: State): readonly Action[];
}

/**
 * A game whose states and actions are nobody's business but its own: hand what it gives back to it, and use its
 * notation to read and write.
 */
export interface NamedGame {
  readonly game: Game<unknown, unknown>;
  readonly presentation: Presentation<unknown, unknown>;
  /** Which part of the options was not taken as it was written. */
  readonly note?: Problem;
  /** A solver of the game's own. */
  readonly solver?: ExactSolver;
  /** How a whole game is written down, where its players have a format for that. */
  readonly record?: GameRecord;
  /** What else is to be said of a state; undefined where there is nothing. */
  remarks?(state: unknown, asked: RemarksAsked): Remarks | undefined;
  /**
   * What judges states or native positions by a model of this game, under this name and names that begin with it; undefined where the
   * model is not one of the game's own kind.
   */
  learned?(name: string, model: ModelFile): LearnedEvaluators | undefined;
}

/** What is asked beside the best action. */
export interface RemarksAsked {
  /** The text that the state was read from, if it was. */
  readonly position: string | undefined;
  /** By its name. */
  readonly evaluator: string;
  /** Decisions looked ahead for the answer. */
  readonly depth: number;
}

/** What people want to know of a state beside the best action. */
export interface Remarks {
  /** For programs: members of the answer by their names. */
  readonly members: Readonly<Record<string, unknown>>;
  /** For people. */
  readonly lines: readonly Phrase[];
}

/** A format in which games are kept. */
export interface GameRecord {
  /** Its name, upper-case: "PGN". */
  readonly format: string;
  /** Others that the same game can be written in, upper-case. */
  readonly others?: readonly string[];
  /**
   * @param players names by seat
   * @param states what came of each action; where chance has a say, nothing can be written without
   * @throws NotationError where the format cannot hold the game
   */
  write(
    start: unknown,
    actions: readonly unknown[],
    players: readonly string[],
    states?: readonly unknown[],
    asked?: RecordAsked,
  ): string;
}

/** How a game is to be written, and what is known of it beside its actions. */
export interface RecordAsked {
  /** One of `others`; without it, `format`. */
  readonly format?: string;
  /** By the index of an action what is said of it, in one line or several; formats without comments leave it out. */
  readonly comments?: ReadonlyMap<number, string>;
  /** The player who has given the game up that was going on. */
  readonly resigned?: number;
}

/** Evaluators by name, as a game has them. */
export type LearnedEvaluators = Pick<
  Game<unknown, unknown>,
  "evaluators" | "positionEvaluators" | "batchEvaluators"
>;

export function named<State, Action>(
  game: Game<State, Action>,
  presentation: Presentation<State, Action>,
): NamedGame {
  return {
    game: game as unknown as Game<unknown, unknown>,
    presentation: presentation as unknown as Presentation<unknown, unknown>,
  };
}

/** Leaves out what was not given, so that a game's own defaults hold. */
export function defined<Options extends object>(
  options: {
    [Key in keyof Options]: Options[Key] | undefined;
  },
): Options {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Options;
}
