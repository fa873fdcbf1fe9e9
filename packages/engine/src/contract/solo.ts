/**
 * Statistics of a finished game other than its payoffs, by name: numbers, reported as means, and booleans, reported
 * as shares. Two names have the same meaning in every game: "fair", the payoff with the luck removed (same mean,
 * lower variance), and "slowest", the milliseconds of the longest decision.
 */
export type Figures = Readonly<Record<string, number | boolean>>;

/** A finished game for one player. */
export interface SoloGame {
  readonly payoff: number;
  /** Actions played. */
  readonly plies: number;
  readonly figures?: Figures;
}

/** Plays whole games for one player, including chance, faster than move by move. */
export interface SoloPlayer {
  /**
   * Plays one game of a run; the same seed and number give the same game, whatever was played before, unless a time
   * limit is set. It yields regularly, so that the caller can stop it, and returns how the game ended.
   *
   * @param seed of the whole run
   * @param number of the game in the run, from 0
   */
  play(seed: string, number: number): Generator<void, SoloGame, void>;
}
