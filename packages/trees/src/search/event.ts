import type { Limit, Value } from "../model/number.js";

/** One number, or one number a player. */
export type Worth = Value | readonly Value[];

export function isVector(worth: Worth): worth is readonly Value[] {
  return Array.isArray(worth);
}

export const BOUNDS = ["exact", "lower", "upper"] as const;
/** How a value that a search gives relates to the true one: a lower bound is at most the true value. */
export type Bound = (typeof BOUNDS)[number];

export type Relation = ">=" | ">" | "<=" | "<";

/**
 * Why the rest of a node need not be searched:
 * - beta: a max node is worth at least beta, so min above has something no worse for it;
 * - alpha: a min node is worth at most alpha;
 * - chance-high, chance-low: the interval of a chance node lies at or beyond the end of its window;
 * - sum: max^n shallow pruning, the parent's player cannot get more than the rest of the constant sum;
 * - width: beam search keeps only so many children (`right`) and has them (`left`);
 * - reply: best-reply search lets one opponent choose between two moves of ours, and one has.
 */
export const CUT_RULES = ["beta", "alpha", "chance-high", "chance-low", "sum", "width", "reply"] as const;
export type CutRule = (typeof CUT_RULES)[number];

/** Nodes are given by id, children by their index from 0. Values are from the side of the player searched for. */
export type SearchEvent =
  /** A node is visited; `probe` where only some of its children are to be looked at (Star2). */
  | {
      readonly type: "enter";
      readonly node: number;
      readonly alpha: Limit;
      readonly beta: Limit;
      readonly probe: boolean;
      readonly window: boolean;
    }
  /** A leaf's payoff, or an estimate at the horizon, is taken. */
  | { readonly type: "evaluate"; readonly node: number; readonly value: Worth; readonly horizon: boolean }
  /** A decision node has a child's value; `best` is the best so far and `better` whether this child made it. */
  | {
      readonly type: "child";
      readonly node: number;
      readonly child: number;
      readonly value: Worth;
      /** How the value relates to the child's true one. */
      readonly bound: Bound;
      readonly best: Worth;
      readonly better: boolean;
      readonly alpha: Limit;
      readonly beta: Limit;
    }
  /** A chance node has a child's value or a bound of it; its own value now lies in [low, high]. */
  | {
      readonly type: "interval";
      readonly node: number;
      readonly child: number;
      readonly probability: Value;
      readonly value: Worth;
      readonly bound: Bound;
      readonly low: Value | undefined;
      readonly high: Value | undefined;
    }
  /**
   * The children in `skipped` are not searched (further) because `left relation right`. Star2 may skip children
   * that it has probed.
   */
  | {
      readonly type: "cut";
      readonly node: number;
      readonly rule: CutRule;
      readonly left: Value;
      readonly relation: Relation;
      readonly right: Value;
      readonly skipped: readonly number[];
    }
  /** A node is done. */
  | {
      readonly type: "leave";
      readonly node: number;
      readonly value: Worth;
      readonly bound: Bound;
      readonly probe: boolean;
    };
