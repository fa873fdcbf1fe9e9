import type { Struck } from "../contract/budget.js";
import type { Bound } from "../contract/decision.js";
import type { StateEvaluator } from "../contract/evaluator.js";
import type { Game } from "../contract/game.js";
import type { Work } from "../search/nodes.js";
import type { ThinkOptions } from "../think/think.js";

/** Options that can be sent to a worker: everything that is plain data. */
export type RemoteOptions = Omit<
  ThinkOptions<never>,
  "evaluator" | "positionEvaluator" | "signal" | "table" | "kept" | "pool" | "deterministic"
> & {
  /** An evaluator of the game by name. */
  readonly evaluator?: string;
  /** Entries of a new table, or false for none. Default: the table that the worker keeps for the game. */
  readonly table?: number | false;
  /**
   * For one player of one game: a name under which the worker keeps the method's data from move to move, until it is
   * used for another game. Default: only the table of the game is kept.
   */
  readonly session?: string;
  readonly signal?: AbortSignal;
};

/** The common part of all tasks of a search that is divided among workers. */
export interface Preparation {
  readonly search: number;
  readonly game: string;
  readonly state: unknown;
  readonly options: Record<string, unknown>;
  /** Memory of a `SharedTable`; or entries of the worker's own table; or false for none. */
  readonly table: SharedArrayBuffer | number | false;
  /** Every task begins with an empty table, so that its answer depends on the task alone. */
  readonly fresh: boolean;
  readonly stop?: Int32Array;
  /** Memory of an `UnderWay`, if workers search the same tree together. */
  readonly underWay?: SharedArrayBuffer;
}

export interface Task {
  readonly search: number;
  /** Moves and outcomes from the position of the search to the node of the task. */
  readonly path: readonly number[];
  /** Only these moves of the node, in this order, each with its own value. */
  readonly moves?: readonly number[];
  /** For `moves`: later ones are searched only until they are known not to be better. */
  readonly prune?: boolean;
  /** For `moves`: other workers search them too, and the first to finish ends the task with this number for all. */
  readonly together?: number;
  /** Decisions left at the node. */
  readonly depth: number;
  readonly alpha: number;
  readonly beta: number;
  /** Time limit in milliseconds, and node limit. */
  readonly time?: number;
  readonly nodes?: number;
}

export interface TaskResult extends Work {
  /** The value of the node, or of the best of `moves`. NaN if a limit was reached, or another worker was first. */
  readonly value: number;
  /** The principal variation from the node up to the first chance node, as far as known. */
  readonly line: readonly number[];
  /** The finished ones of `moves`. */
  readonly rows?: readonly { readonly move: number; readonly value: number; readonly bound: Bound }[];
  /** Evaluations at the horizon were used. */
  readonly horizon: boolean;
  /** Paths that are too long to follow were evaluated where they were cut. */
  readonly longPaths: boolean;
  /** Draws of the rules were sampled, because there are too many outcomes. */
  readonly sampled: boolean;
  readonly struck?: Struck;
}

/** A game of any state and action types, which a worker passes on unchanged. */
export type ServableGame = Omit<Game<unknown, unknown>, "evaluators" | "vectorEvaluators"> & {
  readonly evaluators?: Readonly<Record<string, StateEvaluator<never>>>;
};
