import type { Worth } from "./event.js";
import type { SearchRecord } from "./record.js";

/** Nodes visited by kind; a node at the horizon counts as a leaf, a node visited twice (Star2) counts twice. */
export interface Visited {
  readonly max: number;
  readonly min: number;
  readonly chance: number;
  readonly leaf: number;
  /** Decision nodes in the n-player form. */
  readonly player: number;
}

export interface Solution {
  readonly algorithm: string;
  /** From player 0's side; from the player's searched for by paranoid and best-reply; all payoffs by max^n and teams. */
  readonly value: Worth;
  /** Indices of the best children of the root, the chosen one first; empty at a chance node or leaf. */
  readonly best: readonly number[];
  /** Child indices from the root along the chosen actions, up to the first chance node or leaf. */
  readonly line: readonly number[];
  readonly visited: Visited;
  /** Nodes that were never visited, of those within the depth. */
  readonly pruned: number;
  /**
   * True when the value is that of the tree: no estimates at a horizon, nothing left out on a guess, and not
   * outside of a window that was given.
   */
  readonly exact: boolean;
  /** What each node was found to be worth, for drawings and tables. */
  readonly record: SearchRecord;
}
