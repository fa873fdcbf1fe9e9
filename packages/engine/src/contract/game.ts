import type { Chance } from "./chance.js";
import type { Decision } from "./decision.js";
import type { FormatPhrase, Problem } from "./errors.js";
import type {
  BatchEvaluator,
  DifferenceErrors,
  Evaluator,
  StateEvaluator,
  VectorEvaluator,
} from "./evaluator.js";
import type { Facts } from "./facts.js";
import type {
  EvaluatorOptions,
  Horizon,
  Limits,
  MethodName,
  OptionName,
  Pruning,
  SearchTable,
  Setting,
  Settings,
} from "./options.js";
import type { Position } from "./position.js";

/** The result of `turn` when the game has ended. */
export const OVER = -1;

/**
 * The rules of a game: plain functions of plain immutable states and actions (numbers, strings, arrays, objects of
 * these). `play` and `start` draw from the `chance` passed to them. No function may change its arguments.
 */
export interface Game<State, Action, View = unknown> {
  /** Lower-case name as on the command line, for example "pig". */
  readonly name: string;
  readonly facts: Facts;
  /** The first state, including its draws (an opening roll, the first tiles). */
  start(chance: Chance): State;
  /** The player to move, from 0, or OVER. */
  turn(state: State): number;
  /** Legal actions, at least one unless the game is over; in a fixed order, without duplicates. */
  actions(state: State): readonly Action[];
  /** The state after the action and all draws before the next decision. */
  play(state: State, action: Action, chance: Chance): State;
  /** At the end: the payoff of each player. */
  payoff(state: State): readonly number[];
  /**
   * The state in which the game has ended because a player claimed its end, such as a draw by threefold repetition in
   * chess; undefined if there is nothing to claim. In play, the game goes on until somebody claims; a search and a
   * match between programs end at every state below the first where there is something to claim.
   */
  claim?(state: State): State | undefined;
  /** At the end: statistics other than the payoffs, such as the largest tile. */
  figures?(state: State): Figures;

  /**
   * Canonical text of a state: equal exactly if the states are. Default: JSON; a search of the rules is faster
   * without a key.
   */
  key?(state: State): string;
  /**
   * A number that is equal exactly if two states are, so that a search need not read all of the state to look it up:
   * best a whole number up to 2^53 that encodes it, or a hash that spreads over all 53 bits. Default: computed from
   * `key`, or from the structure of the state.
   */
  hash?(state: State): number;
  /**
   * Everything that the player knows at this state; required if `facts.hidden`. Whose turn it is, and on the player's
   * own turn the legal actions, must follow from it. Its decisions with the same view are one information set: for
   * equilibria, what it saw and did before must follow from the view too (perfect recall).
   */
  view?(state: State, player: number): View;
  /**
   * A whole state that looks like this to the player; required if `facts.hidden`. Each is drawn with its probability
   * given the view, assuming that decisions reveal nothing (`checkDeterminize` of `@tyche/engine/testing` checks
   * this).
   */
  determinize?(view: View, player: number, chance: Chance): State;
  /**
   * For players who decide at the same time: the rules ask them one after another, but in secret from each other.
   * `simultaneousGame` writes this, `view` and `determinize` for you.
   */
  readonly simultaneous?: Simultaneous<State, View>;
  /** For rules in which chance has turns of its own: `withChanceTurns` writes this, and the draws of `play`, for you. */
  readonly chanceTurns?: ChanceTurns<State, Action>;
  /** How people write positions and actions. */
  readonly notation?: Notation<State, Action, View>;
  /** A hand-written, faster position of the same game, set to `state`; it must agree with the rules (tested). */
  position?(state: State): Position;
  /**
   * The native position's move for an action, if it has the same meaning wherever it is legal: models that depend on
   * actions can then be used on native positions.
   */
  moveOf?(action: Action): number;
  /**
   * For games in which points add up and future points do not depend on them: a position like `position` whose hashes
   * leave out the points, which `gathered` returns. An exact solution then visits every position once, however many
   * points led to it. Future points must lie within `facts.bounds` too.
   */
  future?(state: State): Position;
  /** Evaluators by name, including "default" if there are any; from player 0's side. */
  readonly evaluators?: Readonly<Record<string, StateEvaluator<State>>>;
  /**
   * Evaluators of all players' payoffs, if they do not follow from player 0's; including "default" if there are any.
   * One that is also among `evaluators` gives player 0 the same value.
   */
  readonly vectorEvaluators?: Readonly<Record<string, VectorEvaluator<State>>>;
  /** The evaluators with these names on the native position: the same values, computed faster. */
  readonly positionEvaluators?: Readonly<Record<string, Evaluator<never>>>;
  /** Evaluators of many positions at once, by name. One that is also among `evaluators` gives the same values. */
  readonly batchEvaluators?: Readonly<Record<string, BatchEvaluator<never>>>;
  /**
   * By evaluator, how far the difference of two actions' values is off, as measured; "default" is that of the
   * game's own method, if it has one. Without it, no action is called better than another because of estimates: see
   * `compareActions` and `differenceErrorsOf`.
   */
  readonly differenceErrors?: Readonly<Record<string, DifferenceErrors>>;
  /**
   * At states that a table solves, such as an endgame of chess with three pieces: the result of every legal action, in
   * any order; undefined elsewhere. `think` then reads the table instead of searching, unless a method is named.
   */
  tabled?(state: State): readonly TabledAction<Action>[] | undefined;
  /** An opening book: actions that are known to be good, each with its weight; empty where it ends. See `Level.book`. */
  book?(state: State): readonly (readonly [action: Action, weight: number])[];
  /** Methods that only this game has, the strongest first: the first that fits is used if no method is named. */
  readonly methods?: readonly Method<State, Action>[];
  /**
   * The levels of `createOpponent` in this game, 2 to 20, the weakest first. Default: ten levels whose temperatures are
   * multiples of the average cost of a random action. No level is the same strength in every game (docs/levels.md).
   */
  readonly levels?: readonly Level[];
  /** If stakes change during a game: the factor of the temperatures of its levels at a state. Default 1. */
  stakes?(state: State): number;
  /** If stakes change during a game: the unit of `differenceErrors` at a state. Default 1. */
  errorUnit?(state: State): number;
  /** With more actions than this, a search needs minutes for a first answer and is refused. Default: no limit. */
  readonly mostSearched?: number;
  /** Whether the state waits for dice: its one action is to roll, and costs no depth. Default: never. */
  awaitsRoll?(state: State): boolean;
}

/** An action with its result in a table. */
export interface TabledAction<Action> {
  readonly action: Action;
  /** From player 0's side; absent if the table does not decide it, because earlier moves count too. */
  readonly value?: number;
  /** Of a win or a loss: actions until the game ends, including this one, if both sides play best. */
  readonly plies?: number;
}

/** The two steps of `play` where chance has turns of its own: what is drawn depends on the result of the first alone. */
export interface ChanceTurns<State, Action> {
  /** The state after the action, before any draw. */
  before(state: State, action: Action): State;
  /** Whether a draw comes next at such a state. */
  waits(state: State): boolean;
  /** The state after all draws before the next decision. */
  draw(state: State, chance: Chance): State;
}

/** What a game with simultaneous decisions defines besides its views. */
export interface Simultaneous<State, View> {
  /** Whether a decision has been made that the player must not know yet. */
  isSecret(state: State, player: number): boolean;
  /**
   * If nothing but the others' choices is hidden, on the player's turn: a state in which it decides before the others,
   * with the same choice.
   */
  alone?(view: View, player: number): State;
  /** If more is hidden: the same for a state with this view. */
  askedFirst?(state: State, player: number): State;
  /**
   * Where nothing is secret: text that is equal only if the rest of the game is, with all that is paid at its end.
   * Backward induction solves each rest once. Default: the state's key.
   */
  rest?(state: State): string;
}

/**
 * A method of deciding: all that a program needs to offer a choice of methods. The engine's are in `think/table.ts`,
 * a game's own in `Game.methods`.
 */
export interface Method<State = unknown, Action = unknown> {
  /** Lower-case name as on the command line, for example "star2". */
  readonly name: string;
  /** One sentence: what it does, and who published it. */
  readonly help: string;
  /** Its own settings, besides the options that all methods share. */
  readonly settings: readonly Setting[];
  /** Options that do not apply to it: passing one is an error, never ignored. */
  readonly unused: readonly OptionName[];
  /** Why it does not use these options, or what limits it instead: a clause. */
  readonly instead?: Problem;
  /** Whether it divides its work among the workers of a pool. Default false. */
  readonly shares?: boolean;
  /**
   * For a game's own method: whether the values of all actions cost little more than that of the best. Default false.
   */
  readonly ranksAll?: boolean;
  /** Why it cannot decide in a game with these facts, with the fix; undefined if it can. */
  refusal(facts: Facts): Problem | undefined;
  /**
   * For a game's own method: whether it is the default for these options, all of which apply to it. Default: always.
   */
  isUsual?(game: Game<State, Action>, options: MethodOptions<State>): boolean;
  /**
   * Yields better and better decisions; the last one says why it stopped. The state must be a decision.
   * @throws SearchError if the options do not fit the method or the game; the message names the fix
   */
  think(
    game: Game<State, Action>,
    state: State,
    options: MethodOptions<State>,
  ): AsyncGenerator<Decision<Action>, void, void>;
  /**
   * For a game's own method, for one player: plays whole games with the decisions of `think`, faster, with a limit by
   * default.
   * @throws SearchError if the options do not fit the method or the game; the message names the fix
   */
  solo?(game: Game<State, Action>, options: MethodOptions<State>): SoloPlayer;
}

/** The options of all methods; a method rejects those that do not apply to it. */
export interface MethodOptions<State> extends Limits, Pruning, EvaluatorOptions<State> {
  readonly horizon?: Horizon;
  /** A table to keep between moves, the number of its entries, or false for none. Default 2^18 entries, 8 MiB. */
  readonly table?: SearchTable | number | false;
  /** "all": the exact value of every action. "best" (default): for the others only that they are not better. */
  readonly rank?: "best" | "all";
  /**
   * True: also the value of each outcome of the chance after every action. Default false; searches with move filters
   * give the next player's best replies to the best action unless it is false.
   */
  readonly outcomes?: boolean;
  /** False: start at the full depth at once. Default true. */
  readonly deepening?: boolean;
  /** The minimax family: order moves and outcomes (never changes a value). Default true. */
  readonly ordering?: boolean;
  /**
   * The minimax family: null windows for all but the first move. Default: on with ordering and a table, without
   * chance.
   */
  readonly pvs?: boolean;
  /** Values of the method's own settings, by name. */
  readonly settings?: Settings;
  /**
   * What a method keeps between the moves of one game, such as a table or a tree: a map for each player, passed at
   * every move.
   */
  readonly kept?: Map<string, unknown>;
  /** Workers for the methods that can share their work; others run on this thread. */
  readonly pool?: Workers;
  /** With a pool and limits other than time: the answer is the same whatever the number of workers. Default false. */
  readonly deterministic?: boolean;
}

/** Workers that share a search: a `WorkerPool`. */
export interface Workers {
  readonly threads: number;
  /** Searches a state by a method of the minimax family, divided among the workers. */
  searchTogether<State, Action>(
    method: MethodName,
    game: Game<State, Action>,
    state: State,
    options: MethodOptions<State>,
  ): AsyncGenerator<Decision<Action>, void, void>;
  /** Runs several searches of a state by a method that samples, each with its own seed, and merges their results. */
  mergeSearches<State, Action>(
    method: Method<State, Action>,
    game: Game<State, Action>,
    state: State,
    options: MethodOptions<State>,
  ): AsyncGenerator<Decision<Action>, void, void>;
  close(): Promise<void>;
}

/** Text for people. `parse…` throws a `NotationError` whose message is one sentence. */
export interface Notation<State, Action, View = unknown> {
  /** The position as one line of text from which `parsePosition` restores an equal state. */
  position(state: State): string;
  /** `roll` is given if a game writes its dice apart from its position (`--roll 31`). */
  parsePosition(text: string, roll?: string): State;
  /** The action as text, unique among the state's legal actions. */
  action(state: State, action: Action): string;
  parseAction(state: State, text: string): Action;
  /** The roll that led to a state, in the format of `parsePosition`; for games whose dice can be given separately. */
  roll?(state: State): string;
  /** The board for a terminal, several lines. @param format formats phrases; default: in English */
  draw?(state: State, format?: FormatPhrase): string;
  /** The board as a player sees it, if something is hidden. */
  drawView?(view: View, player: number, format?: FormatPhrase): string;
}

/** The limits of an opponent of some level; see `createOpponent`. */
export interface Level {
  /** The node limit of one search. */
  readonly nodes?: number;
  /** The depth limit in decisions, for games whose method counts no nodes. */
  readonly depth?: number;
  /** One of the game's evaluators by name. Default: the game's default. */
  readonly evaluator?: string;
  /** A method by name, the engine's or the game's own. Default: the strongest that fits the game. */
  readonly algorithm?: MethodName;
  /** Values of the method's own settings, by name. */
  readonly settings?: Settings;
  /** Whether it plays from the game's book, where that has an action. Default false. */
  readonly book?: boolean;
  /**
   * How much it errs, in units of value: an action that loses this much is chosen 2.7 times as rarely as the best
   * one.
   */
  readonly temperature: number;
  /**
   * The average cost of a random action, in units of value, for levels of `tyche levels`: where the method found a
   * mixed strategy, a loss below a tenth of it is no error, however high the temperature; and like a default level this
   * one searches on until it can compare all actions.
   */
  readonly unit?: number;
  /** Its rating among the levels of this game, as `tyche levels` measured it; no level has less than the one below. */
  readonly elo?: number;
}

/**
 * Statistics of a finished game other than its payoffs, by name: numbers, reported as means, and booleans, reported
 * as shares. In every game "fair" is the payoff with the luck removed, "slowest" the milliseconds of the longest
 * decision.
 */
export type Figures = Readonly<Record<string, number | boolean>>;

/** A finished game for one player. */
export interface SoloGame {
  readonly payoff: number;
  readonly plies: number;
  readonly figures?: Figures;
}

/** Plays whole games for one player, including chance, faster than move by move. */
export interface SoloPlayer {
  /**
   * Plays one game of a run, in steps; the same seed and number give the same game, unless a time limit is set.
   * @param seed of the whole run
   * @param number of the game in the run, from 0
   */
  play(seed: string, number: number): Generator<void, SoloGame, void>;
}
