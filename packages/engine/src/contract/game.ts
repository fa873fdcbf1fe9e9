import type { Chance } from "./chance.js";
import type { Decision } from "./decision.js";
import type { Problem } from "./errors.js";
import type { BatchEvaluator, Evaluator, StateEvaluator, VectorEvaluator } from "./evaluator.js";
import type { Facts } from "./facts.js";
import type { Level } from "./level.js";
import type { MethodOptions } from "./options.js";
import type { FormatPhrase } from "./phrase.js";
import type { Position } from "./position.js";
import type { OptionName, Setting } from "./setting.js";
import type { Figures, SoloPlayer } from "./solo.js";

/** What `turn` answers when the game has ended. */
export const OVER = -1;

/**
 * A game as a person writes it: plain immutable states, plain functions.
 *
 * States and actions are plain data (numbers, strings, arrays, objects of these). `play` and `start` draw chance
 * in line, in any number of draws, from the `chance` handed in; nobody writes chance nodes by hand.
 * No function may change its arguments.
 *
 * A game with hidden information says what each player sees (`View`, plain data) and how a whole state is drawn that
 * fits what is seen.
 */
export interface Game<State, Action, View = unknown> {
  /** Lower-case name as on the command line, for example "pig". */
  readonly name: string;
  readonly facts: Facts;
  /** The first state, chance drawn (an opening roll, the first tiles). */
  start(chance: Chance): State;
  /** The player to decide, from 0, or OVER. */
  turn(state: State): number;
  /** Legal actions, at least one unless the game is over; in a fixed order, no two alike. */
  actions(state: State): readonly Action[];
  /** The state after the action and whatever chance does before the next decision. */
  play(state: State, action: Action, chance: Chance): State;
  /** At the end: one number a player. */
  payoff(state: State): readonly number[];
  /**
   * The state in which the game has ended because somebody claimed its end here, as a draw can be claimed after a third repetition in
   * chess; undefined where there is nothing to claim, as in games without claims. The rules go on until somebody claims. A search, its
   * native position and a match between programs end at every state below their first where there is something to claim: the player
   * who moved there could have claimed it with the move.
   */
  claim?(state: State): State | undefined;
  /** At the end: what people count beside the payoffs, such as the largest tile. */
  figures?(state: State): Figures;

  /**
   * Canonical text of a state: equal exactly where the states are. Default: JSON of the state. A search of the rules needs
   * none, and is quicker without where two states are equal exactly if their JSON is.
   */
  key?(state: State): string;
  /**
   * A number for a state, so that a search need not look at all of it to find it in its table: equal states have equal
   * numbers, and different states different ones. States that are encoded as a whole number up to 2^53 are the best; a hash
   * must spread over all 53 bits, as two states with one number are taken for the same. Default: from `key`, or else from
   * the structure of the state. Optional.
   */
  hash?(state: State): number;
  /**
   * Everything that the player knows at this state, what it remembers included, and nothing else; needed where
   * `facts.hidden`. Whose turn it is, and on the player's own turn the legal actions, must follow from it.
   */
  view?(state: State, player: number): View;
  /**
   * A whole state that looks like this to the player; needed where `facts.hidden`. Each is drawn with its probability
   * given the view when all that the players decided is taken to say nothing (`checkDeterminize` of `@tyche/engine/testing`
   * holds it to that).
   */
  determinize?(view: View, player: number, chance: Chance): State;
  /** For players who decide at the same time: in the rules one after another, but in secret from each other. */
  readonly simultaneous?: Simultaneous<State, View>;
  /** How positions and actions are written by people. */
  readonly notation?: Notation<State, Action, View>;
  /** A hand-written fast road to the same game, standing at `state`; it must agree with the rules (tested). */
  position?(state: State): Position;
  /**
   * The native position's move for an action, for games in which every action has a move of its own that means the same
   * wherever it is legal (tested). What is known of actions can then be asked on positions.
   */
  moveOf?(action: Action): number;
  /**
   * For games in which points add up and what comes does not depend on them: a position like `position`, with the same
   * moves, whose hashes leave out the points and which says them in `gathered`. An exact solution then meets every place
   * once, however many points led there. What is still to come must lie within `facts.bounds` too.
   */
  future?(state: State): Position;
  /** Evaluators by name, "default" among them if there are any; player 0's side. */
  readonly evaluators?: Readonly<Record<string, StateEvaluator<State>>>;
  /**
   * Evaluators of the payoffs of all players, for games in which they do not follow from player 0's; "default" among
   * them if there are any. One that is also among `evaluators` gives player 0 the same.
   */
  readonly vectorEvaluators?: Readonly<Record<string, VectorEvaluator<State>>>;
  /** The evaluators of these names on the native position: the same values, had quicker. */
  readonly positionEvaluators?: Readonly<Record<string, Evaluator<never>>>;
  /** Evaluators that judge many positions at once, by name. One that is also among `evaluators` gives the same values. */
  readonly batchEvaluators?: Readonly<Record<string, BatchEvaluator<never>>>;
  /**
   * Ways to decide that only this game has, the strongest first: the first whose facts and options fit is taken where nobody
   * names a method.
   */
  readonly methods?: readonly Method<State, Action>[];
  /**
   * The ten levels of `createOpponent` in this game, the weakest first. Default: levels that mean the same in all games, by what an
   * action at random costs.
   */
  readonly levels?: readonly Level[];
  /** With more actions than these a search looks at so much that it answers nothing in minutes. Default: no such number. */
  readonly mostSearched?: number;
  /**
   * Whether the state waits for dice: its one action is to roll, and there is nothing to decide before. It costs no depth.
   * Default: never.
   */
  awaitsRoll?(state: State): boolean;
}

/** What a game of simultaneous decisions says beside its views. */
export interface Simultaneous<State, View> {
  /** Whether something has been decided that the player is not to learn yet. */
  isSecret(state: State, player: number): boolean;
  /** On the player's turn: a state in which it decides before the others do, which asks it the same. */
  alone(view: View, player: number): State;
}

/**
 * One way to come to a decision: the engine's own are in the table of `methods/table.ts`, and a game brings those that only
 * it has in `Game.methods`. A program that lets a person choose (the command line, a match, a worker) needs to know
 * nothing else of it.
 */
export interface Method<State = unknown, Action = unknown> {
  /** Lower-case name as on the command line, for example "star2". */
  readonly name: string;
  /** One sentence: what it does, and who published it. */
  readonly help: string;
  /** What can be set beside the options that all methods share. */
  readonly settings: readonly Setting[];
  /** Options that it has no use for: to be given one is an error, never ignored. */
  readonly unused: readonly OptionName[];
  /** Why it does not use these options, or what limits it instead: a clause. */
  readonly instead?: Problem;
  /** Whether it divides its work among the workers of a pool. Default false. */
  readonly shares?: boolean;
  /**
   * Of a game's own method: whether the value of every action (rank: "all") costs little more than the best one's, so that a
   * board asks for it. Default false.
   */
  readonly ranksAll?: boolean;
  /** Why it cannot decide in a game with these facts, with the fix; undefined where it can. */
  refusal(facts: Facts): Problem | undefined;
  /**
   * Of a game's own method: whether it is the one to take for these options where nobody names a method. Options that it has
   * no use for have been looked at. Default: always.
   */
  isUsual?(game: Game<State, Action>, options: MethodOptions<State>): boolean;
  /**
   * Yields better and better decisions; the last one says why it stopped. It sees the state that it is handed and
   * nothing of the chance of a game in progress. The state is a decision.
   *
   * @throws SearchError where the options do not fit the method or the game; the message names the fix
   */
  think(
    game: Game<State, Action>,
    state: State,
    options: MethodOptions<State>,
  ): AsyncGenerator<Decision<Action>, void, void>;
  /**
   * Of a game's own method, in a game for one: who plays whole games as `think` would decide them, quicker. Without a limit it
   * takes one of its own that a game can be waited for.
   *
   * @throws SearchError where the options do not fit the method or the game; the message names the fix
   */
  solo?(game: Game<State, Action>, options: MethodOptions<State>): SoloPlayer;
}

/** Text for people. `parse…` throws a `NotationError` whose message is one sentence. */
export interface Notation<State, Action, View = unknown> {
  /** The position as one line of text that `parsePosition` reads back to an equal state. */
  position(state: State): string;
  /** `roll` is given where a game writes its dice apart from its position (`--roll 31`). */
  parsePosition(text: string, roll?: string): State;
  /** The action as text, unique among the state's legal actions. */
  action(state: State, action: Action): string;
  /** The legal action that the text names. */
  parseAction(state: State, text: string): Action;
  /** The roll that a state came by, as `parsePosition` takes it; of games whose dice can be given apart. */
  roll?(state: State): string;
  /** The board for a terminal, several lines. @param format formats its words; in English by default */
  draw?(state: State, format?: FormatPhrase): string;
  /** What a player sees of the board, where something is hidden. */
  drawView?(view: View, player: number, format?: FormatPhrase): string;
}
