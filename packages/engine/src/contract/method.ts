import type { Decision } from "./decision.js";
import type { Facts } from "./facts.js";
import type { Game } from "./game.js";
import type { MethodOptions } from "./options.js";

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
  /** What to do in place of an option that it has no use for: the end of a sentence. */
  readonly instead: string;
  /** Whether it divides its work among the workers of a pool. Default false. */
  readonly shares?: boolean;
  /** Why it cannot decide in a game with these facts, in one sentence that names the fix; undefined where it can. */
  refusal(facts: Facts): string | undefined;
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
}

/** Options that some method has no use for. */
export type OptionName =
  | "depth"
  | "nodes"
  | "evaluator"
  | "horizon"
  | "table"
  | "beam"
  | "threshold"
  | "sparse"
  | "outcomes";

/** A setting of a method, from which usage lines and checks are made. */
export interface Setting {
  /** Lower-case, words joined by "-"; the same name means the same in every method that has it. */
  readonly name: string;
  /** One sentence that ends with the default. */
  readonly help: string;
  /** A whole number, any number, any text, or one of these words. */
  readonly takes: "whole" | "number" | "text" | readonly string[];
  /** The least and the most that a number may be. */
  readonly least?: number;
  readonly most?: number;
}
