/** Whether this is the long suite (`npm run test:long`), which vitest.config.ts says. */
export const IS_LONG = process.env.TYCHE_TESTS === "long";

/**
 * On how many cases a property is tried: on all of them in the long suite, on a share of them in the quick one
 * (`npm test`). A file that asks is in both suites; what only the long one can afford stands in a `*.long.test.ts`.
 *
 * @param whole how many in the long suite
 * @param share how many in the quick one; a tenth, unless a test needs more to say something
 */
export function cases(whole: number, share: number = Math.ceil(whole / 10)): number {
  return IS_LONG ? whole : share;
}
