/**
 * What the engine searches: one mutable position with `play` and `undo`. A fast game implements it; any `Game` gets
 * one from `positionOf(game, state)`. Values are from player 0's side. Moves and outcomes are integers, unique within
 * one node, which must mean the same whenever an equal position (equal hash) recurs.
 */
export interface Position {
  /** The player to move (0..players-1), CHANCE, or OVER. */
  turn(): number;
  /** At a decision: writes the legal moves into `into` from index `from`; returns how many (at least 1). */
  moves(into: Int32Array, from: number): number;
  /**
   * At a chance node: writes the distinct outcomes into `into` and their probabilities (sum 1, each above 0) into
   * `probabilities`, both from index `from`; returns how many.
   */
  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number;
  /** Plays a move at a decision, or an outcome at a chance node. */
  play(move: number): void;
  /** Takes the last `play` back exactly. */
  undo(): void;
  /** At the end: the payoff of a player. */
  payoff(player: number): number;
  /** For games in which points add up: player 0's points so far. Positions from `Game.future` have it. Optional. */
  gathered?(): number;
  /**
   * The low word of the position's incremental hash. Both words are signed 32-bit; equal positions have equal hashes.
   */
  hashLow(): number;
  hashHigh(): number;
  /**
   * What the hash deliberately omits, in words ("earlier positions"): positions that differ only in it count as
   * equal. Optional.
   */
  readonly hashOmits?: string;
  /** The maximum number of moves or outcomes of any node in this game; the engine sizes its buffers by it. */
  readonly width: number;
  /**
   * The first size of a search's buffers, for games that hardly ever come near `width`. If it is too small, `moves`
   * and `outcomes` write what fits, return the full count, and are called again with enough room. Optional.
   */
  readonly usualWidth?: number;
  /** True if move k is the k-th action of the rules, so that the two need not be matched. Optional. */
  readonly movesInOrder?: boolean;
  copy(): Position;
  /**
   * The number of words of a saved position, if saving is cheaper than replaying the moves; then `save` and `leap`
   * exist too.
   */
  readonly wordsOfPlace?: number;
  /** Saves the current position into `into` from index `at`. */
  save?(into: Int32Array, at: number): void;
  /** Jumps to a state saved by a position of the same game; `undo` takes the jump back, like a play. */
  leap?(from: Int32Array, at: number): void;
  /** A hint for move ordering at a decision: moves with higher values are searched first. Optional. */
  promise?(move: number): number;
  /** The static evaluation of a native position, used as its evaluator "default". Optional. */
  evaluate?(): number;
  /**
   * What `evaluate` would return after a move, to the last bit, without playing it; NaN if the game is over after it,
   * or if it must be played first. Half of a search's nodes or more are at its horizon, so this sets their cost.
   * Optional.
   */
  evaluateAfter?(move: number): number;
  /** The `Evaluator.range` of `evaluate`. Optional. */
  range?(depth: number, into: Float64Array): void;
  /**
   * Writes the static evaluation of every player's payoff into `into[player]`, like the vector evaluator "default".
   * Optional.
   */
  evaluateAll?(into: Float64Array): void;
  /**
   * True if `evaluate` and `evaluateAll` evaluate the position right after an action, before chance: then a search
   * stops there by default. Optional.
   */
  readonly afterstate?: boolean;
}

/** The result of `Position.turn` at a chance node (at the end it is OVER). */
export const CHANCE = -2;
