import { name, part } from "./part.js";

/** Mutation testing with StrykerJS; CONTRIBUTING.md explains how to run it and what it found. */
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
