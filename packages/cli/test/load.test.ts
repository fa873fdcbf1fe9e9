import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { BIN } from "./harness.js";

/** Prints, at the end of a call, the modules that it loaded. */
const COUNTER = `import { register } from "node:module";
import { MessageChannel, receiveMessageOnPort } from "node:worker_threads";
const { port1, port2 } = new MessageChannel();
port1.unref();
const hooks = "let port; export const initialize = (given) => { port = given; };" +
  "export const load = (url, context, next) => { port.postMessage(url); return next(url, context); };";
register("data:text/javascript," + encodeURIComponent(hooks), { data: port2, transferList: [port2] });
process.on("exit", () => {
  for (let told; (told = receiveMessageOnPort(port1)); ) process.stderr.write("LOADED " + told.message + "\\n");
});`;

/** The files that a call loads. */
function loadedBy(argv: readonly string[]): string[] {
  const { stderr, status } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(COUNTER)}`, BIN, ...argv],
    { encoding: "utf8" },
  );
  expect([status, stderr.replace(/^LOADED .*\n/gm, "")]).toEqual([0, ""]);
  return Array.from(stderr.matchAll(/^LOADED (file:.*)$/gm), ([, url]) => fileURLToPath(url!));
}

describe("a call loads only what it needs", () => {
  it.each([
    ["--help", 12, 140],
    ["games", 34, 170],
    ["solve (3 (4 5))", 60, 640],
    ["think tic-tac-toe --depth 1", 270, 1000],
    ["think backgammon --deal 1 --depth 1", 390, 1550],
  ])("%s: at most %i files, %i kB", (call, files, kilobytes) => {
    const [first, ...rest] = call.split(" ");
    const argv = first === "solve" ? [first, rest.join(" ")] : [first!, ...rest];
    const loaded = loadedBy(argv);
    expect(loaded.length).toBeGreaterThan(4);
    expect(loaded.length).toBeLessThanOrEqual(files);
    const bytes = loaded.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes / 1000).toBeLessThanOrEqual(kilobytes);
    // Listing games, and trees, need no rules, no search and no weights.
    const isOfGame = call.startsWith("think");
    const searching = loaded.filter((file) =>
      /[\\/]engine[\\/]dist[\\/](?!contract)|[\\/]games[\\/]dist.*rules/.test(file),
    );
    expect(searching.length > 0).toBe(isOfGame);
  });
});
