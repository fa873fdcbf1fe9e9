/** Whether this is the long suite (`npm run test:long`), as set by vitest.config.ts. */
export const IS_LONG = process.env.TYCHE_TESTS === "long";

/**
 * The number of cases on which to test a property: all of them in the long suite, a share of them in the quick one
 * (`npm test`). A file that calls this function is in both suites; tests that are too slow for the quick one are in a
 * `*.long.test.ts`.
 *
 * @param whole number in the long suite
 * @param share number in the quick suite; a tenth, unless a test needs more to be meaningful
 */
export function cases(whole: number, share: number = Math.ceil(whole / 10)): number {
  return IS_LONG ? whole : share;
}
