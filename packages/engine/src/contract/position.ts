/**
 * What the engine walks: one mutable position with `play` and `undo`.
 *
 * A fast game implements it directly; any `Game` gets one from `positionOf(game, state)`. Values are from player
 * 0's side. Moves and outcomes are integers chosen by the position (an index, a packed move); they need to be
 * unique only within one node and to mean the same whenever an equal position (equal hash) comes back, so that a
 * transposition table may keep them.
 */
export interface Position {
  /** The player to decide (0..players-1), CHANCE, or OVER. */
  turn(): number;
  /** At a decision: writes the legal moves into `into` from index `from`, returns how many (at least 1). */
  moves(into: Int32Array, from: number): number;
  /**
   * At a chance node: writes the distinct outcomes into `into` and their probabilities (sum 1, each above 0)
   * into `probabilities`, both from index `from`; returns how many.
   */
  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number;
  /** Plays a move at a decision, or an outcome at a chance node. */
  play(move: number): void;
  /** Takes the last `play` back, exactly. */
  undo(): void;
  /** At the end: the payoff of a player. */
  payoff(player: number): number;
  /**
   * In a game whose points add up: player 0's points so far, so that what comes is worth `payoff(0)` less these. A position
   * that `Game.future` gives has it. Optional.
   */
  gathered?(): number;
  /** Incremental hash of the position, both words signed 32-bit; equal positions have equal hashes. */
  hashLow(): number;
  hashHigh(): number;
  /**
   * What the hash leaves out on purpose, in words ("earlier positions"): a search takes positions that differ only in it for one, and
   * `checkGame` does not compare them. Optional.
   */
  readonly hashOmits?: string;
  /** The most moves or outcomes that any node of this game has; the engine sizes its buffers by it. */
  readonly width: number;
  /**
   * Room that most nodes need, where `width` is a limit that hardly any comes near: a search's buffers begin with it. `moves` and
   * `outcomes` then write what there is room for, say how many there are, and are asked again with room for all. Optional.
   */
  readonly usualWidth?: number;
  /** True where move k stands for the k-th action of the rules, so that nobody has to find out which is which. Optional. */
  readonly movesInOrder?: boolean;
  /** Another, independent position that stands at the same place. */
  copy(): Position;
  /**
   * Words that a saved place takes; a position that has it has `save` and `leap` too. For games in which it is cheaper to
   * keep a place than to come back to it. Optional.
   */
  readonly wordsOfPlace?: number;
  /** Writes the place where the position stands into `into` from index `at`. */
  save?(into: Int32Array, at: number): void;
  /** Goes at once to a place that a position of the same game saved; `undo` takes the leap back, like a play. */
  leap?(from: Int32Array, at: number): void;
  /** A hint for move ordering at a decision, higher is searched earlier. Optional. */
  promise?(move: number): number;
  /** The static evaluation that a native position brings along, by the name of the evaluator. Optional. */
  evaluate?(): number;
  /**
   * What `evaluate` would say after a move at a decision, to the last bit, without playing it; NaN where the game is over then, and
   * wherever the move had better be played. Half of a search's nodes and more are at its horizon: this is what they cost. Optional.
   */
  evaluateAfter?(move: number): number;
  /** What `Evaluator.range` says, for `evaluate`. Optional. */
  range?(depth: number, into: Float64Array): void;
  /**
   * The static evaluation of every player's payoff into `into[player]`: what the game's vector evaluator "default" says.
   * Optional.
   */
  evaluateAll?(into: Float64Array): void;
  /**
   * True where `evaluate` and `evaluateAll` judge the place right after an action, before chance: a search then stops there by default
   * instead of walking through the chance nodes to the next decision. Optional.
   */
  readonly afterstate?: boolean;
}

/** What `Position.turn` answers at a chance node (at the end it answers OVER). */
export const CHANCE = -2;
