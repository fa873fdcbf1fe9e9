import type { Value } from "../model/number.js";
import type { ValueBound, Worth } from "./event.js";
import type { SearchRecord } from "./record.js";
import type { TieRange } from "./tie-range.js";

/** Nodes visited by kind; a node at the horizon counts as a leaf, a node visited twice (Star2) counts twice. */
export interface Visited {
  readonly max: number;
  readonly min: number;
  readonly chance: number;
  readonly leaf: number;
  /** Decision nodes in the n-player form. */
  readonly player: number;
}
/** What a search found: the value, the best children, the line, how much was visited, and what is known of every node. */
export interface Solution {
  readonly algorithm: string;
  /** From player 0's side; from the player's searched for by paranoid and best-reply; all payoffs by max^n and teams. */
  readonly value: Worth;
  /** How the value relates to the true one: a bound where that lies outside of the window. */
  readonly bound: ValueBound;
  /** Indices of the best children of the root, the chosen one first; empty at a chance node or leaf. */
  readonly best: readonly number[];
  /** Child indices from the root along the chosen actions, up to the first chance node or leaf. */
  readonly line: readonly number[];
  readonly visited: Visited;
  /** How often a table answered for a node, which was not searched then; undefined for algorithms without one. */
  readonly recalled: number | undefined;
  /** Nodes that were never visited, of those within the depth that a search could come to (no outcome has probability 0). */
  readonly pruned: number;
  /**
   * True when the value is that of the tree: no estimates at a horizon, nothing left out on a guess, and not
   * outside of a window that was given.
   */
  readonly exact: boolean;
  /** The bounds [L, U] of all values that were in force; undefined for algorithms that do not cut by them. */
  readonly bounds: readonly [low: Value, high: Value] | undefined;
  /**
   * Of max^n and teams: what each player may get when equal choices are made otherwise, where that makes a difference.
   * Values and actions are those of the first of equal children.
   */
  readonly ties: TieRange | undefined;
  /** What each node was found to be worth, for drawings and tables. */
  readonly record: SearchRecord;
}
