/** Whether this is the long suite (`npm run test:long`), as set by vitest.config.ts. */
export const IS_LONG = process.env.TYCHE_TESTS === "long";

/**
 * The number of cases on which to test a property: all of them in the long suite, a share of them in the quick one
 * (`npm test`). A file that calls this function is in both suites; tests that are too slow for the quick one are in a
 * `*.long.test.ts`.
 *
 * @param whole number in the long suite
 * @param share number in the quick suite; a twentieth, unless a test needs more to be meaningful
 */
export function cases(whole: number, share: number = Math.ceil(whole / 20)): number {
  return IS_LONG ? whole : share;
}

/**
 * The rows of a table to test: all of them in the long suite, every n-th in the quick one, first row included.
 *
 * @param table rows, such as games or pairs of a game and a method
 * @param n distance between two rows that the quick suite tests
 */
export function rows<T>(table: readonly T[], n: number): readonly T[] {
  return IS_LONG ? table : table.filter((_, i) => i % n === 0);
}
