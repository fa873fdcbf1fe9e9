import type { TreeSpec } from "@tyche/trees";

function pairs<T>(items: readonly T[]): T[][] {
  return items.flatMap((_, i) => (i % 2 === 0 ? [items.slice(i, i + 2) as T[]] : []));
}

/** A. Plaat et al. 1995, the running example: a binary tree of depth 4. */
export const PLAAT: TreeSpec = pairs(
  pairs(pairs([41, 5, 12, 90, 101, 80, 20, 30, 34, 80, 36, 35, 50, 36, 25, 3])),
);

/** S. Russell, P. Norvig: three min nodes with three leaves each. */
export const AIMA: TreeSpec = [
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
];

/** The tree in many lectures on alpha-beta. */
export const LECTURE: TreeSpec = [
  [
    [
      [5, 6],
      [7, 4, 5],
    ],
    [[3]],
  ],
  [[[6], [6, 9]], [[7]]],
  [[[5]], [[9, 8], [6]]],
];
