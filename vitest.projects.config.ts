import { defineConfig } from "vitest/config";

// What `npm test` and `npm run test:long` run: the tests of the sources, then those in a browser, whether or not the
// first have failed.
export default defineConfig(({ mode }) => {
  // Projects do not get the mode: they read it here.
  if (mode === "long") process.env.TYCHE_TESTS ??= "long";
  return {
    test: {
      projects: [
        "vitest.config.ts",
        "packages/lab/vitest.e2e.config.ts",
        "tests/figure/vitest.e2e.config.ts",
      ],
    },
  };
});
