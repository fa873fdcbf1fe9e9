import type { EnumerateOptions } from "../chance/enumerate.js";
import type { Table } from "../search/table.js";
import type { Evaluator, StateEvaluator } from "./evaluator.js";

/**
 * When a search ends. Without any limit it deepens until the game is solved; where states of the game can come back, to 100,000 nodes
 * at most. Whatever limit strikes, there is a legal answer.
 */
export interface Limits {
  /** Decisions looked ahead at most. */
  readonly depth?: number;
  /** Milliseconds. A search that deepens finishes depth 1 all the same, so that every action has been looked at. */
  readonly time?: number;
  /** Nodes of all kinds. The same number stops at the same node again. */
  readonly nodes?: number;
  /** An `AbortSignal`, or anything that can say that it was aborted. */
  readonly signal?: { readonly aborted: boolean };
}

/** Forward pruning: what a search leaves out without proof. Any of these makes its result approximate. */
export interface Pruning {
  /** At a decision only this many moves, the most promising ones by `promise` or by evaluation, are searched. */
  readonly beam?: number;
  /** At a chance node outcomes of a smaller probability are left out, the others scaled up. */
  readonly threshold?: number;
  /**
   * Sparse sampling (M. Kearns, Y. Mansour, A. Ng 1999): a chance node with more outcomes than this is stood for by
   * this many samples, the same ones whenever the node comes back.
   */
  readonly sparse?: number;
  /** Seed of the samples. Default 0. */
  readonly seed?: number;
}

/** Who evaluates, and on which road the game is walked. */
export interface EvaluatorOptions<State> {
  /**
   * An evaluator of the game by name (on the native position, where it has one of this name), or a function of the state.
   * Default: "default" if the game has it.
   */
  readonly evaluator?: string | StateEvaluator<State>;
  /** An evaluator of the game's native position, for games that have one; it goes before `evaluator`. */
  readonly positionEvaluator?: Evaluator;
  /** False: search the rules themselves even where the game has a native position. Default true. */
  readonly native?: boolean;
  /** How the chance in the rules is enumerated, and when it is sampled instead. */
  readonly enumeration?: EnumerateOptions;
}

/**
 * Where a search whose decisions are used up stops to evaluate: at the next decision, after the chance nodes in
 * between, or right after the last action, before chance.
 */
export const HORIZONS = ["decision", "afterstate"] as const;

/** Where a search stops and evaluates: at the next decision, or right after the action. */
export type Horizon = (typeof HORIZONS)[number];

/**
 * Alpha-beta, where a decision's best child only meets the other player's bound: "prune" (the default) ends it, "keep" goes
 * on, so that a move that is as good as the best is known to be.
 */
export const TIES = ["prune", "keep"] as const;

/** Whether a search cuts where a window is only met ("prune") or not ("keep"). */
export type Ties = (typeof TIES)[number];

/** Values of a method's own settings, by name. */
export type Settings = Readonly<Record<string, number | string>>;

/** Workers among which work is divided: a `WorkerPool`. */
export interface Workers {
  readonly threads: number;
  /** Ends all workers. */
  close(): Promise<void>;
}

/**
 * What any method may be told. Limits, evaluator and road are understood by nearly all; a method refuses what it has no use
 * for.
 */
export interface MethodOptions<State> extends Limits, Pruning, EvaluatorOptions<State> {
  readonly horizon?: Horizon;
  /** A table to keep between moves, the number of its entries, or false for none. Default 2^18 entries, 8 MiB. */
  readonly table?: Table | number | false;
  /** "all": the exact value of every action. "best" (default): the others only as far as they are not better. */
  readonly rank?: "best" | "all";
  /** True: every action also with the value of each outcome of the chance after it. Default false. */
  readonly outcomes?: boolean;
  /** False: start at the full depth at once. Default true. */
  readonly deepening?: boolean;
  /** The minimax family: order moves and outcomes (never changes a value). Default true. */
  readonly ordering?: boolean;
  /** The minimax family: null windows for all but the first move. Default: with ordering and a table, without chance. */
  readonly pvs?: boolean;
  /** Star2.5: moves probed for each outcome. Default 3. */
  readonly probes?: number;
  /** Alpha-beta: what a decision does where its best child only meets the other player's bound; see `TIES`. */
  readonly ties?: Ties;
  /** Values of the method's own settings, by name. */
  readonly settings?: Settings;
  /**
   * What a method keeps between the moves of one game: a table, a tree, what it has learned of an opponent. Make one
   * map for each player of a game and hand it in at every move.
   */
  readonly kept?: Map<string, unknown>;
  /** Workers among which the methods that can share their work divide it; others take this thread. */
  readonly pool?: Workers;
  /** With a pool: with limits that need no clock the answer is the same whatever the number of workers. Default false. */
  readonly deterministic?: boolean;
}
