import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const TESTS = [
  "tests/**/*.test.ts",
  "packages/*/{src,test,board}/**/*.test.ts",
  "research/{src,test}/**/*.test.ts",
];

/** The files of the long suite: those that are long only, and those that call `cases`. */
function longTests(): string[] {
  return ["packages", "research", "tests"]
    .flatMap((room) =>
      readdirSync(join(import.meta.dirname, room), { recursive: true, encoding: "utf8" }).map((path) =>
        join(import.meta.dirname, room, path),
      ),
    )
    .filter((path) => path.endsWith(".test.ts") && !/[\\/](node_modules|dist)[\\/]/.test(path))
    .filter(
      (path) =>
        path.endsWith(".long.test.ts") ||
        /"(?:[./]+\/tests|\.\.)\/cases\.js"/.test(readFileSync(path, "utf8")),
    );
}

/**
 * For V8 in the quick suite, where a third of the time went to compiling what soon ends, and to collecting garbage:
 * functions are optimized after several times as much work as usual, and new objects have more room.
 */
const BRIEF = ["--interrupt-budget=400000", "--max-semi-space-size=64"];

// Tests read the sources, not the builds: packages export them under the condition "@tyche/source". `--mode long` runs
// the long suite; with TYCHE_TESTS=whole, on every row of its tables.
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  resolve: { conditions: ["@tyche/source"] },
  ssr: { resolve: { conditions: ["@tyche/source"] } },
  test: {
    name: "sources",
    ...(mode === "long" || process.env.TYCHE_TESTS
      ? { include: longTests(), env: { TYCHE_TESTS: process.env.TYCHE_TESTS ?? "long" } }
      : { include: TESTS, exclude: ["**/*.long.test.ts"], execArgv: BRIEF }),
    setupFiles: ["tests/property-seed.ts"],
    // A test that hangs must fail, but one that is slow on a busy machine must not.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // One process loads the sources once for all its files: a process per file costs more than the tests themselves. No
    // file may depend on state left by another.
    isolate: false,
    // All cores: vitest would leave one free, which doubles the time on two cores.
    maxWorkers: "100%",
  },
}));
