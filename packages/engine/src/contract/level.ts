/** What an opponent of a level allows itself; see `createOpponent`. */
export interface Level {
  /** Nodes of one search at most. */
  readonly nodes?: number;
  /** Decisions looked ahead at most, for games whose method counts no nodes. */
  readonly depth?: number;
  /**
   * How unsure it is, in units of value: an action that loses so much is taken 2.7 times as rarely as the best one. 0: the best
   * alone.
   */
  readonly temperature: number;
}
