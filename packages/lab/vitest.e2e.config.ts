import { defineConfig } from "vitest/config";

// The Lab in a real browser: `npm run test:e2e -w packages/lab`.
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ["@tyche/source"] },
  ssr: { resolve: { conditions: ["@tyche/source"] } },
  test: {
    include: ["e2e/**/*.e2e.ts"],
    globalSetup: ["e2e/setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One browser at a time: the tests measure frames.
    fileParallelism: false,
  },
});
