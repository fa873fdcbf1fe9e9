/**
 * What a learner is taught about a game: what the outputs of its network mean, and games in progress to learn from. Positions
 * are looked at right after a move, by the player who made it ("afterstates": Sutton and Barto 2018, 6.8), as boards of
 * signed bytes.
 */
export interface Lesson {
  /** Numbers that are learned, each from 0 to 1. */
  readonly outputs: number;
  /** What outputs from index `at` are worth to the player who has them; the learner plays for the most. */
  value(outputs: ArrayLike<number>, at: number): number;
  /** The same prospects as the other player has them: reads from index `from`, writes to `to` of `into`. */
  turned(outputs: ArrayLike<number>, from: number, into: Float32Array, to: number): void;
  /** What values are counted in: "points". */
  readonly unit: string;
  /** A player of fixed strength, to measure progress by. */
  readonly rival: Rival;
  /** A new game, to be walked by the learner. */
  episode(): Episode;
}

/** Chooses the afterstate of highest value. */
export interface Rival {
  readonly name: string;
  /** The afterstate at byte `at`, to the player who made it and whose view is given. */
  value(boards: Int8Array, at: number, view: number): number;
}

/** One game in progress. */
export interface Episode {
  /** Starts anew. `random` gives whole numbers in [0, 2^32). */
  begin(random: () => number): void;
  /**
   * Writes the afterstates of all legal moves, from byte `offset` of `boards` and `stride` bytes apart.
   * @returns how many they are, at least 1
   */
  afterstates(boards: Int8Array, offset: number, stride: number): number;
  /** Which of the encoding's views is that of the player to move. */
  view(): number;
  /**
   * Of the afterstates last written, one that ends the game and that is best for the player to move; -1 where the learner
   * has to choose.
   */
  finish(): number;
  /** The true outputs for the player of that move, from index `at`. */
  finished(into: Float32Array, at: number): void;
  /** Plays a move by its index among the afterstates, then lets chance have its turn. */
  play(move: number, random: () => number): void;
  over(): boolean;
  /** At the end: the true outputs for the player who made the last move, from index `at`. */
  outcome(into: Float32Array, at: number): void;

  /** The number of outcomes of the chance after the last move; with `expand`, for backups over all of them. */
  outcomes(): number;
  probability(outcome: number): number;
  /** The afterstates of the next player's moves after an outcome, as `afterstates`; nothing is played. */
  expand(outcome: number, boards: Int8Array, offset: number, stride: number): number;
}
