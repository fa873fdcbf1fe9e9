/**
 * A training task: what the outputs of the network mean for a game, and games in progress to learn from. Positions
 * are seen right after a move, by the player who made it ("afterstates": Sutton and Barto 2018, 6.8), as boards of
 * signed bytes.
 */
export interface TrainingTask {
  /** Number of learned values, each from 0 to 1. */
  readonly outputs: number;
  /** The value of the outputs from index `at` to the player who has them; the learner maximises it. */
  value(outputs: ArrayLike<number>, at: number): number;
  /** Converts the outputs to the other player's view: reads from index `from`, writes to `to` of `into`. */
  turned(outputs: ArrayLike<number>, from: number, into: Float32Array, to: number): void;
  /** The unit of values: "points". */
  readonly unit: string;
  /** A player of fixed strength, to measure progress by. */
  readonly rival: Rival;
  episode(): Episode;
}

/** A player that chooses the afterstate of highest value. */
export interface Rival {
  readonly name: string;
  /** The value of the afterstate at byte `at` to the player who made it and whose view is given. */
  value(boards: Int8Array, at: number, view: number): number;
}

/** One game in progress. */
export interface Episode {
  /** Starts a new game. `random` gives whole numbers in [0, 2^32). */
  begin(random: () => number): void;
  /**
   * Writes the afterstates of all legal moves, from byte `offset` of `boards` and `stride` bytes apart. @returns
   * their number
   */
  afterstates(boards: Int8Array, offset: number, stride: number): number;
  view(): number;
  /**
   * The index of an afterstate, of those last written, that ends the game and is best for the player to move; -1 if
   * none.
   */
  finish(): number;
  /** Writes the true outputs for the player of that move, from index `at`. */
  finished(into: Float32Array, at: number): void;
  /** Plays a move by its index among the afterstates, then draws the chance outcome. */
  play(move: number, random: () => number): void;
  over(): boolean;
  /** At the end: writes the true outputs for the player who made the last move, from index `at`. */
  outcome(into: Float32Array, at: number): void;

  /** The number of chance outcomes after the last move; used with `expand` for backups over all of them. */
  outcomes(): number;
  probability(outcome: number): number;
  /** Writes the afterstates of the next player's moves after an outcome, like `afterstates`; nothing is played. */
  expand(outcome: number, boards: Int8Array, offset: number, stride: number): number;
}
