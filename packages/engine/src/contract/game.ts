import type { Chance } from "./chance.js";
import type { Facts } from "./facts.js";
import type { Position } from "./position.js";

/** What `turn` answers when the game has ended. */
export const OVER = -1;

/**
 * A game as a person writes it: plain immutable states, plain functions.
 *
 * States and actions are plain data (numbers, strings, arrays, objects of these). `play` and `start` draw chance
 * in line, in any number of draws, from the `chance` handed in; nobody writes chance nodes by hand.
 * No function may change its arguments.
 */
export interface Game<State, Action> {
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

  /** Canonical text of a state: equal exactly where the states are. Default: JSON of the state. */
  key?(state: State): string;
  /** What the player can see of the state; needed where `facts.hidden`. */
  view?(state: State, player: number): unknown;
  /** How positions and actions are written by people. */
  readonly notation?: Notation<State, Action>;
  /** A hand-written fast road to the same game, standing at `state`; it must agree with the rules (tested). */
  position?(state: State): Position;
  /** Evaluators by name, "default" among them if there are any; player 0's side. */
  readonly evaluators?: Readonly<Record<string, StateEvaluator<State>>>;
}

/** A number within `facts.bounds` that estimates player 0's payoff. */
export type StateEvaluator<State> = (state: State) => number;

/** Text for people. `parse…` throws a `NotationError` whose message is one sentence. */
export interface Notation<State, Action> {
  /** The position as one line of text that `parsePosition` reads back to an equal state. */
  position(state: State): string;
  /** `roll` is given where a game writes its dice apart from its position (`--roll 31`). */
  parsePosition(text: string, roll?: string): State;
  /** The action as text, unique among the state's legal actions. */
  action(state: State, action: Action): string;
  /** The legal action that the text names. */
  parseAction(state: State, text: string): Action;
  /** The board for a terminal, several lines. */
  draw?(state: State): string;
}

/** Text that names no position or action; the message is one sentence, `offset` a character index if known. */
export class NotationError extends Error {
  readonly offset: number | undefined;
  constructor(message: string, offset?: number) {
    super(message);
    this.name = "NotationError";
    this.offset = offset;
  }
}
