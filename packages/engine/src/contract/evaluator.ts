import type { Position } from "./position.js";

/** Estimates player 0's payoff: a number within `facts.bounds`. */
export interface StateEvaluator<State> {
  (state: State): number;
  /** Like `Evaluator.range`, for a state: the least and the greatest value. */
  readonly range?: (state: State, depth: number) => readonly [least: number, most: number];
}

/**
 * How far an evaluator's difference between two actions' values is off, by the depth of the search from 1 (deeper: the
 * last): in 95 of 100 positions by less than this, as measured against a much better judge.
 */
export type DifferenceErrors = readonly number[];

/** Estimates all payoffs: one number per player within `facts.bounds`, with a sum of at most `facts.sum`. */
export type VectorEvaluator<State> = (state: State) => readonly number[];

/**
 * Estimates player 0's payoff at a decision, the horizon of a search: a number within the game's bounds. Beyond `low`
 * or `high`, the window of the search, a bound on that side is enough. It may move the position, and must restore it.
 */
export interface Evaluator<P extends Position = Position> {
  (position: P, low?: number, high?: number): number;
  /**
   * How far values may move, for cuts of Star1 and Star2 where the bounds of the whole game are too loose. It must be
   * true.
   */
  readonly range?: ValueRange<P>;
}

/**
 * Writes to `into` the least and the greatest value that a search of `depth` more decisions (at least 1) from the
 * current decision can have: evaluations at its horizon, and payoffs if the game can end before.
 */
export type ValueRange<P extends Position = Position> = (
  position: P,
  depth: number,
  into: Float64Array,
) => void;

/**
 * Writes to `into` a weight of 0 or more for each of `count` moves of the current decision: how promising they are.
 */
export type Policy = (position: Position, moves: Int32Array, count: number, into: Float64Array) => void;

/** The same for every player: its expected payoff, written to `into[player]`. */
export type PayoffEvaluator<P extends Position = Position> = (position: P, into: Float64Array) => void;

/**
 * Evaluates many positions at once, each by a vector: probabilities of results, or one number per player. Searches
 * carry vectors through chance nodes: the mean over chance of each number must equal that number before chance.
 */
export interface BatchEvaluator<P extends Position = Position> {
  /** The meaning of the numbers in a vector, in order; a few words each, for headings. All from player 0's side. */
  readonly components: readonly string[];
  /** How many of the numbers, from the first, are shown to people. Default: all. */
  readonly reported?: number;
  /** Stores the current position as number `index` of the batch; the position may move on at once. */
  put(position: P, index: number): void;
  /**
   * Stores all positions after the moves of a decision, in the order of `moves`, if that is faster than `put` for
   * each.
   * @returns the number of positions; undefined if it cannot be done here
   */
  putAfter?(position: P): number | undefined;
  /**
   * Writes the vectors of the first `count` positions of the batch one after another, from `into[at]`. Positions
   * where the game is over get their exact result.
   */
  judge(count: number, into: Float64Array, at: number): void;
  /** A vector from a player's side, for display. Default: unchanged. */
  seenBy?(vector: readonly number[], player: number): readonly number[];
  /** A player's expected payoff within `facts.bounds`, from the vector that begins at `vectors[at]`. */
  value(vectors: ArrayLike<number>, at: number, player: number): number;
  /** The value of a difference of 1 in a move filter at the current decision, if stakes change. Default 1. */
  unit?(position: P): number;
  /** Whether the current decision costs no depth, such as one about stakes between two turns. Default: none. */
  isFree?(position: P): boolean;
  /**
   * Whether the current position is valued as it is, however deep the search, although the game goes on: the start of
   * the next game of a match. Default: none.
   */
  isFinal?(position: P): boolean;
  /**
   * Orders moves of equal value: a player takes the one with more. A number of about the size of a value. Default: the
   * first of equal moves.
   */
  preference?(vectors: ArrayLike<number>, at: number, player: number): number;
}
