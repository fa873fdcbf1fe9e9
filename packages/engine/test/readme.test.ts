import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileEngine, strip } from "./compile.js";

const README = readFileSync(join(import.meta.dirname, "..", "README.md"), "utf8");
const [example, opponent, contract] = [...README.matchAll(/```ts\n([\s\S]*?)```/g)].map((block) => block[1]!);

describe("the example of the README", () => {
  let compiled: ReturnType<typeof compileEngine>;
  beforeAll(() => {
    compiled = compileEngine();
  });
  afterAll(() => compiled.remove());

  /** Runs code in a separate process, as a reader would. */
  function run(code: string): string {
    const script = join(compiled.folder, "example.js");
    const local = strip(code).replace('"@tyche/engine/testing"', '"./testing/index.js"');
    writeFileSync(script, local.replaceAll('"@tyche/engine"', '"./index.js"'));
    return execFileSync(process.execPath, [script], { encoding: "utf8" });
  }

  it("runs unchanged and searches deeper and deeper", () => {
    // A node limit in place of the time limit: the depth reached in a second depends on the machine.
    const counted = example!.replace("time: 1000", "nodes: 20_000");
    expect(counted).not.toBe(example);
    const lines = run(counted).trim().split("\n");
    expect(lines.length).toBeGreaterThan(3);
    for (const [i, line] of lines.slice(0, -1).entries()) {
      expect(line).toMatch(new RegExp(`^depth ${i + 1}: (one die|two dice), worth 0\\.\\d{4}$`));
    }
  });

  it("has an opponent", () => {
    const [imported, call] = opponent!.split("\n\n");
    const game = example!.slice(0, example!.indexOf("for await"));
    expect(run(`${imported}\n${game}\n${call}\nconsole.log(action);`)).toMatch(/^(one die|two dice)\n$/);
  });

  it("fulfils the contract", () => {
    const [imported, call] = contract!.split("\n\n");
    const game = example!.slice(0, example!.indexOf("const state ="));
    expect(run(`${imported}\n${game}\n${call}\nconsole.log("kept");`)).toBe("kept\n");
  });

  it("has a game of about 30 lines", () => {
    const rules = example!.slice(example!.indexOf("interface State"), example!.indexOf("const state ="));
    expect(rules.trim().split("\n").length).toBeLessThanOrEqual(40);
  });
});
