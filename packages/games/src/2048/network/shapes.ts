import type { Tuple } from "@tyche/learn/ntuple";

const SIX = [
  [0, 1, 2, 3, 4],
  [4, 5, 6, 7, 8],
  [0, 1, 2, 4, 5],
  [4, 5, 6, 8, 9],
  [1, 2, 5, 6, 9],
  [0, 1, 2, 5, 9],
] as const;

/**
 * Shapes of n-tuple networks for 4 x 4 cells, numbered row by row; each is applied in all eight symmetries of the
 * board.
 *
 * - `large`: the four 6-tuples of K. Yeh et al. (2016), 67 million weights.
 * - `medium`: the 5-tuples of `small` and two more, 8.4 million weights.
 * - `small`: six 5-tuples, 6.3 million weights, of which games use a small part: it fits into a web page.
 */
export const NETWORK_SHAPES = {
  large: [
    [0, 1, 2, 3, 4, 5],
    [4, 5, 6, 7, 8, 9],
    [0, 1, 2, 4, 5, 6],
    [4, 5, 6, 8, 9, 10],
  ],
  medium: [...SIX, [0, 1, 2, 3, 5], [0, 1, 5, 6, 10]],
  small: SIX,
} as const satisfies Readonly<Record<string, readonly Tuple[]>>;

export type NetworkShape = keyof typeof NETWORK_SHAPES;
