import type { Chance, Game, Method, Phrase } from "@tyche/engine";
import type { FormatPhrase, Problem } from "@tyche/engine/errors";
import type { ModelFile } from "@tyche/learn";
import type { ExactSolver } from "./exact.js";
import type { Option } from "./option.js";
import type { Trainer } from "./trainer.js";

/** What a listing shows of a game: plain data that is known without its rules. */
export interface GameInfo {
  readonly name: string;
  /** One sentence. */
  readonly help: string;
  readonly options: readonly Option[];
  /** One line that describes the position format. */
  readonly position: string;
  /** An example position, with its roll if that is given separately. */
  readonly example: { readonly position: string; readonly roll?: string };
  /** Names of its evaluators besides "default". */
  readonly evaluators: readonly string[];
  /** Methods specific to this game. */
  readonly methods?: readonly MethodInfo[];
}

/** What a listing shows of a method. */
export type MethodInfo = Pick<Method, "name" | "help" | "settings">;

/** Option texts of a game by name; undefined ones count as absent. */
export type OptionTexts = Readonly<Record<string, string | undefined>>;

/** A game's entry in the registry: what a listing shows, and how to create the game from its options. */
export interface GameEntry extends GameInfo {
  /** How the game can be trained with these options. */
  trainers?(options: OptionTexts): Promise<readonly Trainer[]>;
  /** Options implied by the text of a position, such as its board size; given options take precedence. */
  optionsIn?(position: string, given: OptionTexts): Readonly<Record<string, string>>;
  /**
   * The options by which a position names all rules of its game, such as the match of an XGID; undefined if it names
   * none, and any rules fit. Options that no position names are kept from the given ones.
   */
  rulesIn?(position: string, given: OptionTexts): Readonly<Record<string, string>> | undefined;
  /**
   * @param given the values of the given options, by name
   * @throws GameOptionError, NotationError if an option is invalid
   */
  create(given: object): NamedGame;
  /**
   * The games of a file, text or binary, in one of the game's record formats; undefined if it is in none of them.
   *
   * @throws NotationError if the file is in such a format but cannot be read
   */
  readGames?(file: string | Uint8Array): Promise<readonly RecordedGame[] | undefined>;
}

/** A game read from a record file: plain data. */
export interface RecordedGame {
  /** Distinguishes it from the other games, in the file's own words: "gnubg – root, 2:0". */
  readonly title: string;
  /** Options of the game. */
  readonly options: Readonly<Record<string, string>>;
  /** The first position, in the game's notation. */
  readonly start: string;
  /** The actions played, in the game's notation, each with the resulting position after chance. */
  readonly plies: readonly (readonly [action: string, position: string])[];
  /** Number of trailing actions left out because the game is over before them by these rules. */
  readonly left: number;
  /** Why the game could not be read, with its number; all other fields are then empty. */
  readonly problem?: Problem;
}

/** How a game is presented to users, beyond its notation. */
export interface Presentation<State, Action> {
  /** One line that describes the position format. */
  readonly position: string;
  /** An example position, with its roll if that is given separately. */
  readonly example: { readonly position: string; readonly roll?: string };
  /** Whether the game takes a roll with --roll. Default false. */
  readonly dice?: boolean;
  /** Whether every game begins alike, so that --position is optional. Default false. */
  readonly fixedStart?: boolean;
  /** The evaluator used when the user names none. Default "default". */
  readonly evaluator?: string;
  /** Evaluators that give the same value before and after a chance event. Default none. */
  readonly afterstateEvaluators?: readonly string[];
  /**
   * The position right after an action, before chance; null if there is none. Without it, the outcomes of chance are
   * enumerated from the rules, which can be slow.
   */
  afterstate?(state: State, action: Action): string | null;
  /** Whether winning means giving mate, counted in the winner's moves instead of actions of both. Default false. */
  readonly mates?: boolean;
  /** The unit in which players express values, if it is not the payoff. */
  readonly unit?: PlayersUnit;
  /** A state for display, if the position's text includes history: for chess, the FEN without earlier moves. */
  reached?(state: State): string;
  /** Terminal interface of the game, if it has one of its own. */
  readonly terminal?: AtTerminal<State, Action>;
  /**
   * The game to which the text of a position belongs, if it is another than this one, such as a match at a score;
   * undefined if it is this one, or the text cannot be read.
   */
  gameOf?(position: string): NamedGame | undefined;
  /** Points scored before the position, which the evaluator's forecast must not count. */
  scored?(state: State, evaluator: string): number;
}

/** Terminal colours that a game may use. */
export const COLOURS = ["red", "green", "yellow", "blue", "magenta", "cyan", "grey"] as const;

/** A colour of a terminal. */
export type Colour = (typeof COLOURS)[number];

/**
 * A unit of values. `pawn`: a value is the hyperbolic tangent of a sum, in which one pawn counts this much. `isMatch`:
 * the payoffs 1 and -1 are a match won and lost, so that values are chances to win it.
 */
export interface PlayersUnit {
  readonly pawn?: number;
  readonly isMatch?: true;
}

/** Terminal interface of a game; every part is optional. */
export interface AtTerminal<State, Action> {
  /** One sentence: how to type actions. */
  readonly typing?: Phrase;
  /** Indexed by seat: the player's name on the board: White, X. */
  readonly seats?: readonly (Phrase | string)[];
  /** The actions, as text, bound to the arrow keys. */
  readonly arrows?: Readonly<Record<"up" | "down" | "left" | "right", string>>;
  /** Coloured parts of the drawing; every expression is global and must match within single lines. */
  readonly colours?: readonly { readonly of: RegExp; readonly colour: Colour }[];
  /** For games with one player: whether one line may name several independent actions. */
  readonly several?: boolean;
  /** Commands that play several actions at once, while `actions` returns some. */
  readonly sweeps?: readonly Sweep<State, Action>[];
  /** Thresholds for a tutor. */
  readonly tutor?: TutorScale<State>;
  /** The unit in which players express values, if not payoffs. */
  readonly counted?: Counted<State>;
  /**
   * Whether two states have the same picture of the board, so that only what is written below it is shown again. Default:
   * the board is drawn each time.
   */
  isSameBoard?(one: State, other: State): boolean;
  /** Rounds the probabilities of an evaluator to multiples of 1/`parts`. Default: each by itself. */
  roundChances?(chances: readonly number[], parts: number): readonly number[];
  /** The outcome for the player, in games with one player. */
  ending?(state: State): Ending;
  /**
   * The final board with all hidden parts revealed; parts that were never determined are drawn at random. Undefined:
   * draw the board as it is.
   */
  revealed?(state: State, chance: Chance, format?: FormatPhrase): string | undefined;
}

/** Converts action values to the unit that the game's players use. */
export interface Counted<State> {
  /** Name of the converted value: "equity". */
  readonly name: string;
  /** @param value in payoffs, from the side of the player to move */
  of(state: State, value: number): CountedValue;
}

/** A value in the unit that the game's players use. */
export interface CountedValue {
  readonly value: number;
  /** Further shares from 0 to 1, by name, such as the chance to win the match. */
  readonly figures: Readonly<Record<string, number>>;
}

/** Loss thresholds of a tutor, in the unit that the game's players use. */
export interface TutorScale<State> {
  /** Smallest loss for which a mistake is reported. */
  readonly warn: number;
  /** Smallest loss for which a tutor asks before the move is played. */
  readonly blunder: number;
  /** Payoff of a loss of 1 at a state. Default 1. */
  unit?(state: State): number;
}

/** A result in words. */
export interface Ending {
  readonly won: boolean | undefined;
  /** A clause about the player, who is given by its value `who`: "you" or "engine". */
  readonly words: Phrase;
}

/** A command that plays several actions in turn. */
export interface Sweep<State, Action> {
  readonly name: string;
  /** One sentence. */
  readonly help: Phrase;
  /** The next actions to play; empty if there are none. */
  actions(state: State): readonly Action[];
}

/**
 * A game with opaque states and actions: pass them back only to this game, and use its notation to read and write
 * them.
 */
export interface NamedGame {
  readonly game: Game<unknown, unknown>;
  readonly presentation: Presentation<unknown, unknown>;
  /** The part of the options that was ignored or adjusted. */
  readonly note?: Problem;
  /** An exact solver specific to this game. */
  readonly solver?: ExactSolver;
  /** A record format for whole games, if there is one. */
  readonly record?: GameRecord;
  /** Further information about a state; undefined if there is none. */
  remarks?(state: unknown, asked: RemarksAsked): Remarks | undefined;
  /**
   * Evaluators of states or native positions from a model of this game, under this name and names that begin with it;
   * undefined if the model is not of a kind that the game supports.
   */
  learned?(name: string, model: ModelFile): LearnedEvaluators | undefined;
}

/** Context of a request for remarks. */
export interface RemarksAsked {
  /** The text that the state was read from, if any. */
  readonly position: string | undefined;
  /** Name of the evaluator. */
  readonly evaluator: string;
  /** Search depth of the answer, in decisions. */
  readonly depth: number;
}

/** Additional information about a state. */
export interface Remarks {
  /** For programs: extra members of the answer, by name. */
  readonly members: Readonly<Record<string, unknown>>;
  /** For people: lines of text. */
  readonly lines: readonly Phrase[];
}

/** A record format of games. */
export interface GameRecord {
  /** Name of the format in upper case: "PGN". */
  readonly format: string;
  /** Alternative formats for the same game, in upper case. */
  readonly others?: readonly string[];
  /**
   * @param players names, indexed by seat
   * @param states the state after each action; required for games with chance
   * @throws NotationError if the format cannot represent the game
   */
  write(
    start: unknown,
    actions: readonly unknown[],
    players: readonly string[],
    states?: readonly unknown[],
    asked?: RecordAsked,
  ): string;
}

/** How to write a game, and information about it beyond its actions. */
export interface RecordAsked {
  /** One of `others`; default: `format`. */
  readonly format?: string;
  /** Comments by action index, one or more lines each; formats without comments drop them. */
  readonly comments?: ReadonlyMap<number, string>;
  /** The player who resigned the unfinished game. */
  readonly resigned?: number;
}

/** Evaluators by name, as in a `Game`. */
export type LearnedEvaluators = Pick<
  Game<unknown, unknown>,
  "evaluators" | "positionEvaluators" | "batchEvaluators"
>;

/**
 * A game with opaque states and actions.
 *
 * @param info the text forms, where `presentation` has no others
 */
export function named<State, Action>(
  game: Game<State, Action>,
  { position, example }: Pick<GameInfo, "position" | "example">,
  presentation: Partial<Presentation<State, Action>> = {},
): NamedGame {
  const presented: Presentation<State, Action> = { position, example, ...presentation };
  return {
    game: game as Game<unknown, unknown>,
    presentation: presented as Presentation<unknown, unknown>,
  };
}

/** Drops undefined options, so that a game's own defaults apply. */
export function defined<Options extends object>(
  options: {
    [Key in keyof Options]: Options[Key] | undefined;
  },
): Options {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Options;
}
