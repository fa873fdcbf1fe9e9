/**
 * Chance as the rules of a game see it: a seeded generator in play; in a search the engine runs the same rule once
 * for every outcome that it can draw. So a rule must be a pure function of its arguments and its draws.
 */
export interface Chance {
  /** A fair die: one of 1..sides. */
  die(sides: number): number;
  /** `count` fair dice in any order, sorted from high to low: 2 dice of 6 sides have 21 distinct results. */
  dice(count: number, sides: number): readonly number[];
  /** One of the items, each equally likely. */
  pick<T>(items: readonly T[]): T;
  /** One of the values, each with a probability proportional to its weight (a finite number above 0). */
  weighted<T>(pairs: readonly (readonly [value: T, weight: number])[]): T;
  /** A new array with the same cards in a uniformly drawn order. Enumerated only if it has few outcomes. */
  shuffle<T>(cards: readonly T[]): T[];
}
