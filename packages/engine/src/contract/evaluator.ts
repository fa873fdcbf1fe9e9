import type { Position } from "./position.js";

/** A number within `facts.bounds` that estimates player 0's payoff. */
export interface StateEvaluator<State> {
  (state: State): number;
  /** As `Evaluator.range`, of a state: the least and the greatest value. */
  readonly range?: (state: State, depth: number) => readonly [least: number, most: number];
}

/** One number a player within `facts.bounds` that estimates its payoff; together at most `facts.sum` where there is one. */
export type VectorEvaluator<State> = (state: State) => readonly number[];

/** A number within the game's bounds that estimates player 0's payoff at a decision, the horizon of a search. */
export interface Evaluator<P extends Position = Position> {
  (position: P): number;
  /**
   * How far values may move: where the rest of a search is short, an evaluation moves little, and Star1 and Star2 cut by that
   * what bounds of the whole game are too loose for. Optional; what it says must be true, for a cut rests on it.
   */
  readonly range?: ValueRange<P>;
}

/**
 * Writes to `into` the least and the greatest value that a search of `depth` more decisions (at least 1) from the decision where the
 * position stands can have, whatever is played and drawn: evaluations at its horizon, and payoffs where the game can end before.
 */
export type ValueRange<P extends Position = Position> = (
  position: P,
  depth: number,
  into: Float64Array,
) => void;

/** The same for every player: what it may expect, written to `into[player]`. */
export type PayoffEvaluator<P extends Position = Position> = (position: P, into: Float64Array) => void;

/**
 * Judges many positions at once, each by a vector: chances of the results of the game, win, draw and loss, one number a
 * player. A search puts positions into its batch one after another, has them judged together, and carries vectors
 * through its chance nodes: the mean over chance of each number must be that number before chance.
 */
export interface BatchEvaluator<P extends Position = Position> {
  /** What the numbers of a vector are, in order; a few words each, for headings. All from player 0's side. */
  readonly components: readonly string[];
  /** How many of the numbers people are told, from the first; the others are for the search. Default: all. */
  readonly told?: number;
  /** Notes the position, as it stands, as number `index` of the batch; the position may move on at once. */
  put(position: P, index: number): void;
  /**
   * Notes all positions that the moves of a decision lead to, in the order of `moves`: what `put` does for each, where that
   * can be had quicker. Optional.
   * @returns how many; undefined where it cannot be had here
   */
  putAfter?(position: P): number | undefined;
  /**
   * Writes the vectors of the first `count` positions of the batch side by side from `into[at]`; of a game that is over
   * the truth.
   */
  judge(count: number, into: Float64Array, at: number): void;
  /** A vector as a player sees it, for people. Default: as it is. */
  seenBy?(vector: readonly number[], player: number): readonly number[];
  /** What a player may expect, within `facts.bounds`, by the vector that begins at `vectors[at]`. */
  value(vectors: ArrayLike<number>, at: number, player: number): number;
  /**
   * What a difference of 1 in a move filter is in values at the decision where the position stands, for games whose stakes
   * change. Default 1.
   */
  unit?(position: P): number;
  /**
   * Whether the decision where the position stands is looked through without costing a depth, as one about stakes between two
   * turns. Default: none is.
   */
  isFree?(position: P): boolean;
}
