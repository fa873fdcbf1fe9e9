import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { part } from "./part.js";

// The quick counts of the tests that judge the part, and nothing else: each is run again for every mutant that it covers.
export default defineConfig({
  root: join(import.meta.dirname, "..", ".."),
  resolve: { conditions: ["@tyche/source"] },
  ssr: { resolve: { conditions: ["@tyche/source"] } },
  test: { include: [...part.tests], testTimeout: 600_000 },
});
