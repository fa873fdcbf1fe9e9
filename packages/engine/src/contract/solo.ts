/**
 * What is counted of a finished game beside its payoffs, by name: numbers, of which means are told, and whether something
 * happened, of which shares are told. Two names mean the same everywhere: "fair", the payoff with the luck taken out (the
 * same mean, less scatter), and "slowest", the milliseconds of the longest decision.
 */
export type Figures = Readonly<Record<string, number | boolean>>;

/** A game for one as it was played to its end. */
export interface SoloGame {
  readonly payoff: number;
  /** Actions played. */
  readonly plies: number;
  readonly figures?: Figures;
}

/** Plays whole games of a game for one, chance included, quicker than if it were asked move by move. */
export interface SoloPlayer {
  /**
   * Plays a game of a run; the same seed and number give the same game, whatever was played before, as far as no limit is a
   * time. It yields now and then, so that whoever asks can stop it, and returns how the game ended.
   *
   * @param seed of the whole run
   * @param number of the game in the run, from 0
   */
  play(seed: string, number: number): Generator<void, SoloGame, void>;
}
