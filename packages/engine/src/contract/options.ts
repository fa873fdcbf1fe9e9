import type { Budget, CallLimits } from "./budget.js";
import type { Evaluator, Policy, StateEvaluator } from "./evaluator.js";

/**
 * When a search ends. Default: when the game is solved or, if states can recur, after 100,000 nodes. There is always
 * a legal answer.
 */
export interface Limits extends CallLimits {
  /** Depth limit, in decisions. */
  readonly depth?: number;
}

/** Forward pruning: what a search leaves out without proof. Each of these makes its result approximate. */
export interface Pruning {
  /** At a decision only this many moves, the most promising ones by `promise` or by evaluation, are searched. */
  readonly beam?: number;
  /** At a chance node outcomes with a lower probability are dropped, and the others scaled up. */
  readonly threshold?: number;
  /**
   * Sparse sampling (M. Kearns, Y. Mansour, A. Ng 1999): a chance node with more outcomes is replaced by this many
   * samples, the same ones at each visit.
   */
  readonly sparse?: number;
  /** Seed of the samples. Default 0. */
  readonly seed?: number;
}

/** When the outcomes of a rule are enumerated, and when they are sampled. */
export interface EnumerateOptions {
  /** The most runs of the rule to enumerate it; a rule that needs more is sampled. Default 4096. */
  readonly limit?: number;
  /** The number of samples for a rule that exceeds `limit`. Default 256. */
  readonly samples?: number;
  /** Seed of the sampling. Default 0. */
  readonly seed?: number | string;
  /** The budget of the call, which ends an enumeration in the middle. Default: none. */
  readonly budget?: Budget | undefined;
}

/** A table of searched positions: a `Table`. */
export interface SearchTable {
  readonly entries: number;
  clear(): void;
}

/** The evaluator, and whether native positions or rules are searched. */
export interface EvaluatorOptions<State> {
  /**
   * An evaluator of the game by name (on the native position, if it has it), or a function of the state. Default:
   * "default" if the game has it.
   */
  readonly evaluator?: string | StateEvaluator<State>;
  /** An evaluator of the game's native position, for games that have one; it takes precedence over `evaluator`. */
  readonly positionEvaluator?: Evaluator;
  /** Priors of `puct`, and of widening, on this thread. Default: the position's `promise`, or all equal. */
  readonly policy?: Policy;
  /** False: search the rules even if the game has a native position. Default true. */
  readonly native?: boolean;
  /** How the draws of the rules are enumerated, and when they are sampled instead. */
  readonly enumeration?: EnumerateOptions;
}

/** Where a search evaluates: at the next decision, after chance, or right after the last action, before chance. */
export const HORIZONS = ["decision", "afterstate"] as const;

/** Where a search stops and evaluates: at the next decision, or right after the action. */
export type Horizon = (typeof HORIZONS)[number];

/**
 * For alpha-beta, if a decision's best child equals the other player's bound: "prune" (the default) cuts, "keep" goes
 * on, so that moves as good as the best are recognised.
 */
export const TIES = ["prune", "keep"] as const;

/** Whether a search cuts if a value equals the bound of the window ("prune") or not ("keep"). */
export type Ties = (typeof TIES)[number];

/** Values of a method's own settings, by name. */
export type Settings = Readonly<Record<string, number | string>>;

/** The names of the engine's methods; a game may have its own as well. */
export type MethodName =
  | "minimax"
  | "alpha-beta"
  | "negamax"
  | "expectiminimax"
  | "expectimax"
  | "star1"
  | "star2"
  | "star2.5"
  | "max-n"
  | "paranoid"
  | "best-reply"
  | "mcts"
  | "puct"
  | "equilibrium"
  | "ismcts"
  | "regret-ismcts"
  | "exact"
  // Accepts any text, while editors still suggest the names above.
  | (string & {});

/** Options that do not apply to some method. */
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

/** A setting of a method, from which help texts and checks are generated. */
export interface Setting {
  /** Lower-case, words joined by "-"; the same name has the same meaning in every method that has it. */
  readonly name: string;
  /** What it does, with the default at the end. */
  readonly help: string;
  /** A whole number, any number, any text, or one of these words. */
  readonly takes: "whole" | "number" | "text" | readonly string[];
  /** The least and the greatest number allowed. */
  readonly least?: number;
  readonly most?: number;
}

/** Drops undefined options, so that defaults apply. */
export function defined<T extends object>(given: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
}
