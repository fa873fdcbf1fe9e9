/**
 * What is true of a game, said once by its author and checked by every algorithm at its entry
 * (see `@tyche/engine/testing` for the test that holds a game to its facts).
 */
export interface Facts {
  /** Number of players, 1 or more. */
  readonly players: number;
  /** True when the payoffs of all players always add up to the same constant. */
  readonly zeroSum: boolean;
  /**
   * The most that the payoffs of all players, or a vector evaluation of them, ever add up to. Max^n prunes by it; two
   * players with a constant sum need not give it where it is the sum of the bounds, or 0 and a bound is infinite.
   */
  readonly sum?: number;
  /** True when all players share one payoff. Default false. */
  readonly cooperative?: boolean;
  /** `[low, high]`: no payoff of any player and no evaluation ever lies outside. Star1 and Star2 cut by it. */
  readonly bounds: readonly [low: number, high: number];
  /** True when a state can come back, so that play (and a search without a depth) need not end. */
  readonly cycles: boolean;
  /** True when the rules draw from chance after the start. */
  readonly chance: boolean;
  /** True when some player does not see the whole state; the game then has a `view` and a `determinize`. Default false. */
  readonly hidden?: boolean;
}
