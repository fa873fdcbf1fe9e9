import type { Dice } from "./board.js";

/** A roll of two indistinguishable dice. */
export interface Roll {
  readonly dice: Dice;
  /** How many of the 36 ordered rolls it represents: 1 for doubles, otherwise 2. */
  readonly ways: 1 | 2;
  readonly probability: number;
}

/** Number of faces of a die. */
export const FACES = 6;

/** Number of ordered rolls. */
export const ORDERED_ROLLS = FACES ** 2;

/** The 21 distinct rolls, the larger die first, with their probabilities. */
export const ROLLS: readonly Roll[] = Array.from({ length: FACES }, (_, i) => i + 1).flatMap((high) =>
  Array.from({ length: high }, (_, i) => {
    const ways = i + 1 === high ? 1 : 2;
    return { dice: [high, i + 1] as const, ways, probability: ways / ORDERED_ROLLS };
  }),
);
