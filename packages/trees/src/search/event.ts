import type { Limit, Value } from "../model/number.js";

/** One number, or one number a player. */
export type Worth = Value | readonly Value[];

/** Whether a worth is one number for each player. */
export function isVector(worth: Worth): worth is readonly Value[] {
  return Array.isArray(worth);
}

export const BOUNDS = ["exact", "lower", "upper"] as const;
/** How a value that a search gives relates to the true one: a lower bound is at most the true value. */
export type ValueBound = (typeof BOUNDS)[number];

/** How a value stands to the end of a window. */
export type Relation = ">=" | ">" | "<=" | "<";

/**
 * Why the rest of a node need not be searched:
 * - beta: a max node is worth at least beta, so min above has something no worse for it;
 * - alpha: a min node is worth at most alpha;
 * - chance-high, chance-low: the interval of a chance node lies at or beyond the end of its window;
 * - empty: no number lies in the node's window, alpha >= beta, so that a fail-hard search returns its end whatever
 *   the node is worth (`left` is alpha and `right` beta; only Ballard's Star1 comes to such windows);
 * - sum: max^n shallow pruning, the parent's player cannot get more than the rest of the constant sum;
 * - merit: SSS* has solved a node with a merit (`right`) that nothing open below it exceeds (`left`);
 * - width: beam search keeps only so many children (`right`) and has them (`left`);
 * - reply: best-reply search lets one opponent choose between two moves of ours, and one has.
 */
export const CUT_RULES = [
  "beta",
  "alpha",
  "chance-high",
  "chance-low",
  "empty",
  "sum",
  "merit",
  "width",
  "reply",
] as const;

/** Why the rest of a node is cut. */
export type CutRule = (typeof CUT_RULES)[number];

/**
 * Who the end of the window that a decision has reached belongs to: a decision above, by id, whose best it is; the
 * window that the search was given; the bounds of all values; the limits of a chance node above; or a null window or the second search after it.
 */
export type CutSource = number | "window" | "bounds" | "chance" | "null";

/**
 * A search that goes through the tree several times begins once more: MTD(f), which knows by now that the value lies in
 * [low, high], or iterative deepening, which looks one decision further ahead.
 */
export type Pass =
  | { readonly number: number; readonly low: Limit; readonly high: Limit }
  | { readonly depth: number };

/** What SSS* does when a solved child comes first in OPEN: the child that enters next, or how many entries a solved node removes. */
export type Solved = { readonly next: number } | { readonly removed: number };

interface Told {
  /** The node's id. */
  readonly node: number;
  /**
   * Only in negamax: whether the algorithm reckons here from the side of the second player. What it holds is then the
   * negative of what is told: `asReckoned` gives the event as the algorithm has it.
   */
  readonly negated?: boolean;
}

/** Nodes are given by id, children by their index from 0. Values are from the side of the player searched for. */
export type SearchEvent = Told &
  /** A node is visited; `probe` where only some of its children are to be looked at (Star2). */
  (
    | {
        readonly type: "enter";
        readonly alpha: Limit;
        readonly beta: Limit;
        readonly probe: boolean;
        readonly window: boolean;
        /** A null window, which asks only whether a child is better; or the child is searched again because it is. */
        readonly asked?: "null" | "again";
        /** At the root of a search that goes through the tree several times. */
        readonly pass?: Pass;
        /** The child that is searched first because the table has it as the best. */
        readonly first?: number;
        /** Of SSS*: the node is taken from OPEN, live with this merit, and the children `added` enter OPEN with it. */
        readonly merit?: Limit;
        readonly added?: readonly number[];
      }
    /** The table knows of a node what is asked; nothing below it is searched. */
    | {
        readonly type: "recall";
        readonly value: Value;
        readonly bound: ValueBound;
        /** The node with the same subtree that was searched, where it is another one. */
        readonly same?: number;
      }
    /** A leaf's payoff, or an estimate at the horizon, is taken. */
    | {
        readonly type: "evaluate";
        readonly value: Worth;
        readonly horizon: boolean;
        /** Of SSS*: the node goes back into OPEN, solved with this merit. */
        readonly merit?: Value;
        /** The player to whom the value is paid, where it is not player 0 of two. */
        readonly to?: number;
      }
    /** A decision node has a child's value; `best` is the best so far and `better` whether this child made it. */
    | {
        readonly type: "child";
        readonly child: number;
        readonly value: Worth;
        /** How the value relates to the child's true one. */
        readonly bound: ValueBound;
        readonly best: Worth;
        readonly better: boolean;
        /** Other payoffs than the best so far, and as good for the one who decides (max^n, teams): the first is kept. */
        readonly tied?: boolean;
        /** The child may be better than the best so far; in the window, which is empty now, that makes no difference. */
        readonly enough?: boolean;
        /** Of SSS*: the child is taken from OPEN, solved with the merit `value`. */
        readonly solved?: Solved;
        readonly alpha: Limit;
        readonly beta: Limit;
      }
    /** A chance node has a child's value or a bound of it; its own value now lies in [low, high]. */
    | {
        readonly type: "interval";
        readonly child: number;
        readonly probability: Value;
        readonly value: Worth;
        readonly bound: ValueBound;
        readonly low: Value | undefined;
        readonly high: Value | undefined;
      }
    /**
     * The children in `skipped` are not searched (further) because `left relation right`. Star2 may skip children
     * that it has probed.
     */
    | {
        readonly type: "cut";
        readonly rule: CutRule;
        readonly left: Value;
        readonly relation: Relation;
        readonly right: Value;
        readonly skipped: readonly number[];
        /** Of the rules alpha and beta. */
        readonly source?: CutSource;
        /** Whether probes of what is skipped have a part in it (Star2). */
        readonly probed?: boolean;
        /** Of the rule merit: the node that is solved. */
        readonly above?: number;
      }
    /** A node is done. */
    | {
        readonly type: "leave";
        readonly value: Worth;
        readonly bound: ValueBound;
        readonly probe: boolean;
        /** The player from whose side the value is seen, where it is not player 0 of two. */
        readonly to?: number;
      }
  );
