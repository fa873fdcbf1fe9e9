import type { Value } from "../model/number.js";
import type { ValueBound, Worth } from "../search/event.js";
import type { SearchRecord } from "../search/record.js";
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
/** The value, the best children, the principal variation, the visits, and what is known of every node. */
export interface Solution {
  readonly algorithm: string;
  /** From player 0's side; in paranoid and best-reply the player's searched for; all payoffs in max^n and teams. */
  readonly value: Worth;
  /** How the value relates to the true one: a bound if the true value lies outside the window. */
  readonly bound: ValueBound;
  /** Indices of the best children of the root, the chosen one first; empty at a chance node or leaf. */
  readonly best: readonly number[];
  /** Child indices from the root along the chosen actions, up to the first chance node or leaf. */
  readonly line: readonly number[];
  readonly visited: Visited;
  /** How often a table answered for a node, which was then not searched; undefined for algorithms without one. */
  readonly recalled: number | undefined;
  /** Nodes within the depth that a search could reach but never visited. */
  readonly pruned: number;
  /** Whether the value is that of the tree: no estimates, nothing left out heuristically, inside the window. */
  readonly exact: boolean;
  /** The bounds [L, U] of all values in force; undefined for algorithms that do not cut by them. */
  readonly bounds: readonly [low: Value, high: Value] | undefined;
  /**
   * max^n and teams only: what each player may get if ties are broken otherwise, where that makes a difference. Values
   * and actions are those of the first of equal children.
   */
  readonly ties: TieRange | undefined;
  /** What the search found out about each node, for drawings and tables. */
  readonly record: SearchRecord;
}
