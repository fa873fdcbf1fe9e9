import type { InnerNode } from "../model/node.js";
import type { Limit, Value } from "../model/number.js";

/** What to do when a value only equals a window end, by name. */
export const TIE_RULES = ["prune", "keep"] as const;
/** Whether a child that only equals a bound cuts ("prune") or not ("keep": all best root actions stay exact). */
export type TieRule = (typeof TIE_RULES)[number];

/** What a search returns for values outside its window, by name. */
export const FAILS = ["soft", "hard"] as const;
/** Outside its window a fail-hard search returns the window's end, a fail-soft one the tighter bound it proved. */
export type Fail = (typeof FAILS)[number];

/** The orders in which children are visited, by name. */
export const ORDERS = ["given", "reverse", "best", "worst", "estimate"] as const;
/**
 * The order in which children are searched. It changes what is cut, but never the value against an opponent. If several
 * players (max^n, teams) or a beam take the first of equal children, it may change which one that is. best and worst
 * sort decisions by the true values of the children (chance nodes keep their order); estimate sorts them by estimate or
 * payoff.
 */
export type OrderName = (typeof ORDERS)[number];
/** Child indices in search order, each once. */
export type Order = (node: InnerNode) => readonly number[];

/**
 * The settings of a search. Each algorithm uses the settings it lists. Of the others, those that would change the
 * answer are refused, and those that only change the work (order, ties, …) are ignored.
 */
export interface SolveSettings {
  /** Search depth in decisions; chance levels are free. Without it the whole tree is searched. */
  readonly depth?: number | undefined;
  /** The bounds [L, U] of all values, for Star1 and Star2; default: the range of the leaves. */
  readonly bounds?: readonly [low: Value, high: Value] | undefined;
  readonly ties?: TieRule | undefined;
  readonly fail?: Fail | undefined;
  readonly order?: OrderName | Order | undefined;
  /** The window at the root, (−∞, +∞) by default. */
  readonly window?: readonly [alpha: Limit, beta: Limit] | undefined;
  /** MTD(f)'s first guess of the value; 0 by default. */
  readonly guess?: Value | undefined;
  /** Children probed at each child of a chance node (Star2.5). */
  readonly probes?: number | undefined;
  /** Children kept at each decision (beam search). */
  readonly width?: number | undefined;
  /** The player searched for; default: player 0 of two whose payoffs have a constant sum, else who decides first. */
  readonly player?: number | undefined;
  /** Alliances as lists of players; a player in no list plays alone. */
  readonly teams?: readonly (readonly number[])[] | undefined;
  /** The probability that expectimax's opponent moves at random instead of choosing its best action; default 1. */
  readonly random?: Value | undefined;
}

/** The search settings by name. */
export const SETTING_NAMES = [
  "depth",
  "bounds",
  "ties",
  "fail",
  "order",
  "window",
  "guess",
  "probes",
  "width",
  "player",
  "teams",
  "random",
] as const satisfies readonly (keyof SolveSettings)[];

/** The name of a search setting. */
export type SettingName = (typeof SETTING_NAMES)[number];

/** Settings with all defaults filled in, checked against the tree. */
export interface ResolvedSettings {
  readonly depth: number;
  readonly low: Value;
  readonly high: Value;
  /** Whether the algorithm knows the bounds, so that a value at one of them is exact. */
  readonly bounded: boolean;
  readonly ties: TieRule;
  readonly fail: Fail;
  readonly order: Order;
  readonly alpha: Limit;
  readonly beta: Limit;
  readonly guess: Value;
  readonly probes: number;
  readonly width: number;
  readonly player: number;
  /** All payoffs and estimates are multiples of it: the width of null windows. */
  readonly gap: Value;
  /** `player`, if events must name it: always, except for player 0 of two in a zero-sum game. */
  readonly to: number | undefined;
  readonly players: number;
  /** The members of each player's team, including the player. */
  readonly teams: readonly (readonly number[])[];
  /** The largest sum of all payoffs at a leaf, and the least payoff of each player (max^n cuts by them). */
  readonly mostSum: Value;
  readonly leastPayoffs: readonly Value[];
  readonly random: Value;
}
