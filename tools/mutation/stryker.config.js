import { name, part } from "./part.js";

/**
 * Mutation testing with StrykerJS, which is no dependency because it takes hours. In a copy of the checkout:
 *
 *     npm install --no-save @stryker-mutator/core @stryker-mutator/vitest-runner
 *     PART=trees npx stryker run tools/mutation/stryker.config.js
 *
 * November 2026: `trees/src/algorithms`, 95.6 % of 631 changes were noticed; what survives is nearly all equivalent code. `engine`
 * (`search`, `order`, `table`, `frame`, one line in eight), 83 % of 100; the six of 17 that were examined change how much is
 * cut, not the result, and the node counts of `research/src/bench/signature.test.ts` find them.
 */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tools/mutation/vitest.config.ts", related: false },
  mutate: [...part.sources, "!**/*.test.ts"],
  // Types, tables of facts and pseudocode are evaluated once, when a module loads; they are not behaviour.
  ignoreStatic: true,
  coverageAnalysis: "perTest",
  concurrency: 1,
  incremental: true,
  incrementalFile: `reports/mutation/${name}-incremental.json`,
  reporters: ["clear-text", "json", "progress-append-only"],
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  clearTextReporter: { allowColor: false, logTests: false },
  disableTypeChecks: false,
  ignorePatterns: ["**/dist", "packages/*/src/**/generated"],
  timeoutMS: 20_000,
  timeoutFactor: 2,
};
