/** The limits of an opponent of some level; see `createOpponent`. */
export interface Level {
  /** The node limit of one search. */
  readonly nodes?: number;
  /** The depth limit in decisions, for games whose method counts no nodes. */
  readonly depth?: number;
  /**
   * How much it errs, in units of value: an action that loses this much is chosen 2.7 times as rarely as the best
   * one. 0: only the best action.
   */
  readonly temperature: number;
}
