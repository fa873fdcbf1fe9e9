import { defineConfig } from "vitest/config";

// Tests read the sources, not the builds: packages name them under the condition "@tyche/source".
export default defineConfig({
  resolve: { conditions: ["@tyche/source"] },
  ssr: { resolve: { conditions: ["@tyche/source"] } },
  test: {
    include: [
      "packages/*/src/**/*.test.ts",
      "packages/*/test/**/*.test.ts",
      "research/{src,test}/**/*.test.ts",
    ],
    testTimeout: 120_000,
    // All cores: vitest would leave one free, which on two cores doubles the time.
    maxWorkers: "100%",
  },
});
