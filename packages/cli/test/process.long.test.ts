import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BIN, type Result, shell } from "./harness.js";

const examples = fileURLToPath(new URL("../examples", import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("a search in a process", () => {
  it("answers from its own thread, with one-sentence errors", () => {
    const good = shell("tyche think pig --position 41,49,22 --depth 3 --json", folder);
    expect(good).toMatchObject({ code: 0, err: "" });
    expect(JSON.parse(good.out)).toMatchObject({ depth: 3, algorithm: "star2", exact: false });
    expect(shell("tyche think pig --algorithm minimax", folder)).toEqual({
      code: 2,
      out: "",
      err: "tyche: minimax cannot search chance nodes: use expectiminimax, star1, star2 or star2.5.\n",
    });
  });

  it("prints what it has found on Ctrl-C as text, but not as JSON", async () => {
    const text = await interrupted([]);
    expect(text).toMatchObject({ code: 130, err: "tyche: interrupted\n" });
    expect(text.out).toMatch(/, interrupted; positions beyond/);
    expect(await interrupted(["--json"])).toEqual({ code: 130, out: "", err: "tyche: interrupted\n" });
  });

  it("ends soon after Ctrl-C during an analysis, even if a move takes long", async () => {
    const start = performance.now();
    for (const threads of [[], ["--threads", "2"]])
      expect(await interrupted(threads, `analyze ${examples}/game.pgn --depth 8`)).toEqual({
        code: 130,
        out: "",
        err: "tyche: interrupted\n",
      });
    // A depth of 8 takes many minutes.
    expect(performance.now() - start).toBeLessThan(60_000);
  });

  it("stops solving a game on Ctrl-C, and reports that nothing is kept", async () => {
    expect(await interrupted([], "exact connect-four --limit 100000000")).toEqual({
      code: 130,
      out: "",
      err: "stopped: nothing was saved, and the same command starts again from the beginning\ntyche: interrupted\n",
    });
  });
});

/** Tells the parent process when it starts to listen for Ctrl-C. */
const TELLS = `data:text/javascript,${encodeURIComponent(
  'process.on("newListener", (name) => { if (name === "SIGINT") process.send("listens"); });',
)}`;

/** Starts a search that is far too deep, interrupts it as soon as it listens, and returns its result. */
async function interrupted(
  more: readonly string[],
  command = "think backgammon --position sK/BACrg58QIMA --roll 54 --depth 30",
): Promise<Result> {
  const argv = command.split(" ");
  const child = spawn(process.execPath, ["--import", TELLS, BIN, ...argv, ...more], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let [out, err] = ["", ""];
  child.stdout!.on("data", (chunk: Buffer) => {
    out += chunk;
  });
  child.stderr!.on("data", (chunk: Buffer) => {
    err += chunk;
  });
  child.once("message", () => child.kill("SIGINT"));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code: code ?? -1, out, err };
}

describe("as a process", () => {
  it("exits with the code and keeps its streams separate", () => {
    expect(shell("tyche solve '[[]]'", folder)).toEqual({
      code: 2,
      out: "",
      err: "tyche: line 1, column 2: a list is empty, but every inner node has children\n",
    });
    const good = shell("tyche solve '[3,5]' --json", folder);
    expect(good).toMatchObject({ code: 0, err: "" });
    expect(JSON.parse(good.out)).toMatchObject({ value: "5", best: [1] });
  });

  it("ends silently when its reader closes the output", () => {
    const many = "tyche random --depth 14 --branching 2 --to csv | head -n 1";
    expect(shell(many, folder)).toMatchObject({ code: 0, err: "" });
    const lines = `i=0; while [ $i -lt 3000 ]; do echo '{"id":'$i',"tree":[[3,5],[2,9]]}'; i=$((i+1)); done`;
    const batch = shell(`(${lines}) | tyche solve --batch | head -n 2`, folder);
    expect(batch).toMatchObject({ code: 0, err: "" });
    expect(batch.out.split("\n")).toHaveLength(3);
  });

  it("answers a batch of thousands in order", () => {
    const lines = `i=0; while [ $i -lt 3000 ]; do echo '{"id":'$i',"tree":[[3,5],[2,'$i']]}'; i=$((i+1)); done`;
    const { code, out } = shell(`(${lines}) | tyche solve --batch`, folder);
    expect(code).toBe(0);
    const ids = out
      .trimEnd()
      .split("\n")
      .map((line) => (JSON.parse(line) as { id: number }).id);
    expect(ids).toEqual(Array.from({ length: 3000 }, (_, id) => id));
  });

  it.runIf(existsSync("/dev/full"))("reports it if there is no room for its answer", () => {
    for (const line of ["tyche solve '[3,5]' > /dev/full", "tyche draw '[3,5]' --out /dev/full"]) {
      const { code, err } = shell(line, folder);
      expect([code, err]).toEqual([
        2,
        expect.stringMatching(/^tyche: .* cannot be written: there is no room left on the disk\n$/),
      ]);
    }
  });

  it("reads a pipe and a device like a file", () => {
    expect(shell("echo '[3,5]' | tyche solve /dev/stdin --json", folder).code).toBe(0);
    const empty = shell("tyche solve /dev/null", folder);
    expect(empty).toMatchObject({ code: 2, out: "" });
    expect(empty.err).toMatch(/empty\n$/);
  });
});
