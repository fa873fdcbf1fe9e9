import type { Dice } from "./board.js";

/** A roll of two dice that are not told apart. */
export interface Roll {
  readonly dice: Dice;
  /** How many of the 36 ordered rolls it stands for: 1 for doubles, else 2. */
  readonly ways: 1 | 2;
  readonly probability: number;
}

/** A die shows 1 to this. */
export const FACES = 6;

/** How many rolls there are where the dice are told apart. */
export const ORDERED_ROLLS = FACES ** 2;

/** The 21 distinct rolls, the larger die first, with their probabilities. */
export const ROLLS: readonly Roll[] = Array.from({ length: FACES }, (_, i) => i + 1).flatMap((high) =>
  Array.from({ length: high }, (_, i) => {
    const ways = i + 1 === high ? 1 : 2;
    return { dice: [high, i + 1] as const, ways, probability: ways / ORDERED_ROLLS };
  }),
);
