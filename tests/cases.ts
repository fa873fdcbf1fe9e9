/** Whether this is the long suite (`npm run test:long`), which vitest.config.ts says. */
export const IS_LONG = process.env.TYCHE_TESTS === "long";

const IS_WHOLE = process.env.TYCHE_CASES === "whole";

/**
 * On how many cases a property is tried: on a share of them in the quick suite (`npm test`), on half of them in the long one, so that CI
 * stays within its time, and on all of them with `TYCHE_CASES=whole npm run test:long`. A file that asks is in both suites; what only the
 * long one can afford stands in a `*.long.test.ts`.
 *
 * @param whole how many there are
 * @param share how many in the quick suite; a tenth, unless a test needs more to say something
 */
export function cases(whole: number, share: number = Math.ceil(whole / 10)): number {
  if (!IS_LONG) return share;
  return IS_WHOLE ? whole : Math.max(share, Math.ceil(whole / 2));
}
