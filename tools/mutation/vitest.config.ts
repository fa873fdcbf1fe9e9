import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { part } from "./part.js";

// Only the quick versions of the tests for this part: each is run again for every mutant that it covers.
export default defineConfig({
  root: join(import.meta.dirname, "..", ".."),
  resolve: { conditions: ["@tyche/source"] },
  ssr: { resolve: { conditions: ["@tyche/source"] } },
  test: { include: [...part.tests], testTimeout: 600_000 },
});
