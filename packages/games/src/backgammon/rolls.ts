import type { Dice } from "./board.js";

/** The 21 distinct rolls, the larger die first, with their probabilities. */
export const ROLLS: readonly { readonly dice: Dice; readonly probability: number }[] = [
  1, 2, 3, 4, 5, 6,
].flatMap((high) =>
  Array.from({ length: high }, (_, i) => ({
    dice: [high, i + 1] as const,
    probability: i + 1 === high ? 1 / 36 : 2 / 36,
  })),
);
