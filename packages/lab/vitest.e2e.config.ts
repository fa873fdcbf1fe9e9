import { defineConfig } from "vitest/config";

// Tests the Lab in a browser: `npm run test:e2e -w packages/lab`; `--mode long` adds a phone and large trees.
// `npm run bench -w packages/lab` measures waiting times.
// `npm run pictures -w packages/lab` makes the pictures of docs/boards.md.
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  resolve: { conditions: ["@tyche/source"] },
  ssr: { resolve: { conditions: ["@tyche/source"] } },
  test: {
    name: "browser",
    include: [`e2e/**/*.${mode === "bench" || mode === "pictures" ? mode : "e2e"}.ts`],
    ...(mode === "long" || process.env.TYCHE_TESTS
      ? { env: { TYCHE_TESTS: process.env.TYCHE_TESTS ?? "long" } }
      : { exclude: ["**/*.long.e2e.ts"] }),
    globalSetup: ["e2e/setup.ts"],
    // Generous: only a result that never comes is an error, not a late one on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // On CI a failed browser test is retried once, which the report mentions.
    ...(process.env.CI && { retry: 1 }),
    // Three browsers at a time, after all other tests, because a page mostly waits.
    maxWorkers: 3,
    // One process loads the sources once for all its files, as in vitest.config.ts.
    isolate: false,
    sequence: { groupOrder: 1 },
  },
}));
