/**
 * Facts about a game, declared by its author, on which methods rely (`checkGame` of `@tyche/engine/testing` checks
 * them).
 */
export interface Facts {
  /** Number of players, 1 or more. */
  readonly players: number;
  /** True if the payoffs of all players always add up to the same constant. */
  readonly zeroSum: boolean;
  /**
   * The greatest possible sum of all players' payoffs or of a vector evaluation, for pruning in max^n. Default for
   * two players with a constant sum: the sum of the bounds, or 0 if one is infinite.
   */
  readonly sum?: number;
  /** True if all players share one payoff. Default false. */
  readonly cooperative?: boolean;
  /** `[low, high]`: no payoff of any player and no evaluation ever lies outside. Star1 and Star2 use it for cuts. */
  readonly bounds: readonly [low: number, high: number];
  /** True if a state can recur, so that play (and a search without a depth limit) may never end. */
  readonly cycles: boolean;
  /** True if the rules draw from chance after the start. */
  readonly chance: boolean;
  /** True if some player does not see the whole state; the game then needs a `view` and a `determinize`. */
  readonly hidden?: boolean;
}
