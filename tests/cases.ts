/** Whether every case is tried: `TYCHE_TESTS=whole npm run test:long`. */
export const IS_WHOLE = process.env.TYCHE_TESTS === "whole";

/** Whether this is the long suite (`npm run test:long`), as set by vitest.config.ts. */
export const IS_LONG = IS_WHOLE || process.env.TYCHE_TESTS === "long";

/**
 * The number of cases on which to test a property: half of them in the long suite, which CI has 25 minutes for, and a
 * share of them in the quick one (`npm test`); `TYCHE_TESTS=whole` tries all. A file that calls this function is in all
 * suites; tests that are too slow for the quick one are in a `*.long.test.ts`.
 *
 * @param whole number in the whole suite
 * @param share number in the quick suite; a twentieth, unless a test needs more to be meaningful
 */
export function cases(whole: number, share: number = Math.ceil(whole / 20)): number {
  if (!IS_LONG) return share;
  // A share that is larger is a distance between cases, such as every eighth.
  return IS_WHOLE || share >= whole ? whole : Math.max(share, Math.ceil(whole / 2));
}

/**
 * The rows of a table to test: every n-th, first row included.
 *
 * @param table rows, such as games or pairs of a game and a method
 * @param quick distance between two rows that the quick suite tests
 * @param long the same in the long suite, where a table takes minutes; `TYCHE_TESTS=whole` tests all rows
 */
export function rows<T>(table: readonly T[], quick: number, long = 1): readonly T[] {
  const n = IS_WHOLE ? 1 : IS_LONG ? long : quick;
  return table.filter((_, i) => i % n === 0);
}
