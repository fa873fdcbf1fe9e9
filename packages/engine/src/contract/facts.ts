/**
 * Facts about a game, declared once by its author and checked by every algorithm at its entry (`checkGame` of
 * `@tyche/engine/testing` checks that a game obeys its facts).
 */
export interface Facts {
  /** Number of players, 1 or more. */
  readonly players: number;
  /** True if the payoffs of all players always add up to the same constant. */
  readonly zeroSum: boolean;
  /**
   * The greatest possible sum of all players' payoffs or of a vector evaluation. Max^n uses it for pruning. With two
   * players and a constant sum it can be omitted if it is the sum of the bounds, or 0 while a bound is infinite.
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
  /**
   * True if some player does not see the whole state; the game then needs a `view` and a `determinize`. Default
   * false.
   */
  readonly hidden?: boolean;
}
