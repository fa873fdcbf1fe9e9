import { defineConfig } from "vitest/config";

// The Lab in a real browser: `npm run test:e2e -w packages/lab`, and with `--mode long` on a phone, and with large trees. `npm run bench -w packages/lab` measures what a person waits for, `npm run pictures -w packages/lab`
// makes the pictures of docs/boards.md.
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  resolve: { conditions: ["@tyche/source"] },
  ssr: { resolve: { conditions: ["@tyche/source"] } },
  test: {
    name: "browser",
    include: [`e2e/**/*.${mode === "bench" || mode === "pictures" ? mode : "e2e"}.ts`],
    ...(mode === "long" || process.env.TYCHE_TESTS === "long"
      ? { env: { TYCHE_TESTS: "long" } }
      : { exclude: ["**/*.long.e2e.ts"] }),
    globalSetup: ["e2e/setup.ts"],
    // What does not come at all is an error; what comes late on a busy machine is none.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // On CI a browser that stumbles is asked once more, and the report says so.
    ...(process.env.CI && { retry: 1 }),
    // Two browsers at a time, after all other tests: a page mostly waits.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
  },
}));
