import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BIN } from "./harness.js";

/** Runs the command as `node BIN …` does and then prints the files that it loaded. */
const COUNTER = `process.argv.splice(1, 0, ${JSON.stringify(BIN)});
process.on("exit", () => process.stderr.write(Object.keys(require.cache).map((file) => "LOADED " + file + "\\n").join("")));
require(${JSON.stringify(BIN)});`;

/** The files that a call loads. */
function loadedBy(argv: readonly string[]): string[] {
  const { stderr, status } = spawnSync(process.execPath, ["-e", COUNTER, "--", ...argv], {
    encoding: "utf8",
  });
  expect([status, stderr.replace(/^LOADED .*\n/gm, "")]).toEqual([0, ""]);
  return Array.from(stderr.matchAll(/^LOADED (.*)$/gm), ([, file]) => file!);
}

describe("a call loads only what it needs", () => {
  it.each([
    ["--help", 7, 170],
    ["games", 10, 205],
    ["solve (3 (4 5))", 36, 630],
    ["think tic-tac-toe --depth 1", 36, 800],
    ["think backgammon --deal 1 --depth 1", 56, 1150],
  ])("%s: at most %i files, %i kB", (call, files, kilobytes) => {
    const [first, ...rest] = call.split(" ");
    const argv = first === "solve" ? [first, rest.join(" ")] : [first!, ...rest];
    const loaded = loadedBy(argv);
    expect(loaded.length).toBeGreaterThan(4);
    expect(loaded.length).toBeLessThanOrEqual(files);
    const bytes = loaded.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes / 1000).toBeLessThanOrEqual(kilobytes);
    // Listing games, and trees, need no rules, no search and no weights.
    const searching = loaded.filter((file) => /[\\/](engine|entry|rules)-[^\\/]*$/.test(file));
    expect(searching.length > 0).toBe(call.startsWith("think"));
  });
});
