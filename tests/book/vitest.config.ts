import { defineConfig } from "vitest/config";

// Tests the book as readers get it: `npm run docs:build` (or docs:site), then `npm run check:book`.
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ["@tyche/source"] },
  ssr: { resolve: { conditions: ["@tyche/source"] } },
  test: {
    name: "book",
    include: ["*.e2e.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    ...(process.env.CI && { retry: 1 }),
  },
});
