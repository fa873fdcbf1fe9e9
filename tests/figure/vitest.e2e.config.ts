import { defineConfig } from "vitest/config";

// Tests the element <tyche-tree> in a browser, from its bundle: `npm run build` first. `--mode bench` measures it.
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  resolve: { conditions: ["@tyche/source"] },
  ssr: { resolve: { conditions: ["@tyche/source"] } },
  test: {
    name: "figure",
    include: [mode === "bench" ? "*.bench.ts" : "*.e2e.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    ...(process.env.CI && { retry: 1 }),
    maxWorkers: 3,
    // One process loads the sources once for all its files, as in vitest.config.ts.
    isolate: false,
    sequence: { groupOrder: 1 },
  },
}));
