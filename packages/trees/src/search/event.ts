import { type Limit, type Value, ZERO } from "../model/number.js";

/** One number, or one number per player. */
export type Worth = Value | readonly Value[];

/** Whether a worth is one number for each player. */
export function isVector(worth: Worth): worth is readonly Value[] {
  return Array.isArray(worth);
}

/** What a team gets: the sum of its members' payoffs. */
export function teamShare(team: readonly number[], payoffs: readonly Value[]): Value {
  return team.reduce((sum, player) => sum.add(payoffs[player]!), ZERO);
}

export const BOUNDS = ["exact", "lower", "upper"] as const;
/** How a value from a search relates to the true one: a lower bound is at most the true value. */
export type ValueBound = (typeof BOUNDS)[number];

/** How a value relates to the end of a window. */
export type Relation = ">=" | ">" | "<=" | "<";

/**
 * Why the rest of a node need not be searched:
 * - beta: a max node is worth at least beta, so min above has an alternative that is no worse for it;
 * - alpha: a min node is worth at most alpha;
 * - chance-high, chance-low: the interval of a chance node lies at or beyond the end of its window;
 * - empty: no number lies in the node's window, alpha >= beta, so that a fail-hard search returns its end whatever
 *   the node is worth (`left` is alpha and `right` beta; only Ballard's Star1 produces such windows);
 * - sum: max^n shallow pruning; the parent's player cannot get more than the rest of the constant sum;
 * - merit: SSS* has solved a node with a merit (`right`) that nothing open below it exceeds (`left`);
 * - width: beam search keeps only a number of children (`right`) and has that many (`left`);
 * - reply: best-reply search lets one opponent choose between two of our moves, and one has.
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
 * The origin of the window end that a decision has reached: a decision above, by id, whose best it is; the window given
 * to the search; the bounds of all values; the limits of a chance node above; or a null window or the search that
 * follows it.
 */
export type CutSource = number | "window" | "bounds" | "chance" | "null";

/**
 * A new pass of a search that goes through the tree several times: MTD(f), which now knows that the value lies in [low,
 * high], or iterative deepening, which looks one decision deeper.
 */
export type Pass =
  | { readonly number: number; readonly low: Limit; readonly high: Limit }
  | { readonly depth: number };

/** What SSS* does with a solved child: the child that enters next, or the number of entries that are removed. */
export type Solved = { readonly next: number } | { readonly removed: number };

interface NodeEvent {
  /** The node's id. */
  readonly node: number;
  /**
   * Only in negamax: whether the algorithm computes here from the side of the second player. Its own numbers are then
   * the negatives of those in the event; `asComputed` converts the event to them.
   */
  readonly negated?: boolean;
}

/** Nodes are given by id, children by index from 0. Values are from the side of the player searched for. */
export type SearchEvent = NodeEvent &
  /** A node is visited; `probe` if only some of its children are to be searched (Star2). */
  (
    | {
        readonly type: "enter";
        readonly alpha: Limit;
        readonly beta: Limit;
        readonly probe: boolean;
        readonly window: boolean;
        /** A null window, which only asks whether a child is better; or the child is searched again because it is. */
        readonly asked?: "null" | "again";
        /** At the root of a search that goes through the tree several times. */
        readonly pass?: Pass;
        /** The child that is searched first because it is the best in the table. */
        readonly first?: number;
        /** SSS* only: the node is taken from OPEN, live with this merit; these children enter OPEN with it. */
        readonly merit?: Limit;
        readonly added?: readonly number[];
      }
    /** The table has the answer for a node; nothing below it is searched. */
    | {
        readonly type: "recall";
        readonly value: Value;
        readonly bound: ValueBound;
        /** The node with the same subtree that was searched, if it is another one. */
        readonly same?: number;
      }
    /** A leaf's payoff, or an estimate at the horizon, is taken. */
    | {
        readonly type: "evaluate";
        readonly value: Worth;
        readonly horizon: boolean;
        /** SSS* only: the node goes back into OPEN, solved with this merit. */
        readonly merit?: Value;
        /** The player to whom the value is paid, unless it is player 0 of two. */
        readonly to?: number;
      }
    /** A decision node gets a child's value; `best` is the best so far, `better` whether this child set it. */
    | {
        readonly type: "child";
        readonly child: number;
        readonly value: Worth;
        /** How the value relates to the child's true one. */
        readonly bound: ValueBound;
        readonly best: Worth;
        readonly better: boolean;
        /** Other payoffs than the best so far, but as good for the player (max^n, teams): the first is kept. */
        readonly tied?: boolean;
        /** The child may be better than the best so far, but the window is empty now, so it makes no difference. */
        readonly enough?: boolean;
        /** SSS* only: the child is taken from OPEN, solved with the merit `value`. */
        readonly solved?: Solved;
        readonly alpha: Limit;
        readonly beta: Limit;
      }
    /** A chance node gets a child's value or bound; its own value now lies in [low, high]. */
    | {
        readonly type: "interval";
        readonly child: number;
        readonly probability: Value;
        readonly value: Worth;
        readonly bound: ValueBound;
        readonly low: Value | undefined;
        readonly high: Value | undefined;
      }
    /** These children are not searched (further) because `left relation right`; Star2 may have probed them. */
    | {
        readonly type: "cut";
        readonly rule: CutRule;
        readonly left: Value;
        readonly relation: Relation;
        readonly right: Value;
        readonly skipped: readonly number[];
        /** For the rules alpha and beta. */
        readonly source?: CutSource;
        /** Whether the cut relies on probes of the skipped children (Star2). */
        readonly probed?: boolean;
        /** For the rule merit: the node that is solved. */
        readonly above?: number;
      }
    /** A node is done. */
    | {
        readonly type: "leave";
        readonly value: Worth;
        readonly bound: ValueBound;
        readonly probe: boolean;
        /** The player whose side the value is seen from, unless it is player 0 of two. */
        readonly to?: number;
      }
  );
