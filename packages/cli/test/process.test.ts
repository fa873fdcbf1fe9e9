import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMMANDS } from "../src/commands/index.js";
import { hasGnubg } from "../src/games/backgammon/gnubg/process.js";
import { BIN, tyche as inside, type Result, shell } from "./harness.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-"));
  // What the examples of the help call the user's own files.
  const own = new URL("../examples/", import.meta.url);
  for (const file of ["match.mat", "match.sgf", "game.pgn"]) {
    copyFileSync(new URL(file, own), join(folder, file));
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const isGnubgHere = await hasGnubg();

/** Types a line, and Ctrl-C when it has said something. */
async function interruptedLine(line: string): Promise<Result> {
  const [, ...argv] = line.split(" ");
  const child = spawn(process.execPath, [BIN, ...argv], { cwd: folder });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk;
    child.kill("SIGINT");
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code: code ?? -1, out, err };
}

describe("the examples of the help, as typed", async () => {
  for (const { name, load } of COMMANDS) {
    const { examples } = await load();
    for (const { type, needs, endless } of examples) {
      it.skipIf(needs === "gnubg" && !isGnubgHere)(`${name}: ${type}`, async () => {
        const help = await inside([name, "--help"]);
        expect(help.out).toContain(type);
        const { code, err } = endless ? await interruptedLine(type) : shell(type, folder);
        expect({ code, err }).toEqual({ code: 0, err: "" });
      });
    }
  }

  it("and what the demo says to type next", () => {
    const { out } = shell("tyche demo", folder);
    const next = out.slice(out.indexOf("What to type next"));
    const lines = [...next.matchAll(/^ {2}(tyche .*)$/gm)].map(([, line]) => line!);
    expect(lines.length).toBeGreaterThanOrEqual(6);
    for (const line of lines) expect([line, shell(line, folder).code]).toEqual([line, 0]);
    expect(readFileSync(join(folder, "tree.svg"), "utf8")).toMatch(/^<svg /);
  });
});

describe("a search in a process", () => {
  it("answers from its own thread, with errors in one sentence", () => {
    const good = shell("tyche think pig --position 41,49,22 --depth 3 --json", folder);
    expect(good).toMatchObject({ code: 0, err: "" });
    expect(JSON.parse(good.out)).toMatchObject({ depth: 3, algorithm: "star2", exact: false });
    expect(shell("tyche think pig --algorithm minimax", folder)).toEqual({
      code: 2,
      out: "",
      err: "tyche: minimax knows no chance nodes: take expectiminimax, star1, star2 or star2.5.\n",
    });
  });

  it("tells people what it has found when Ctrl-C is pressed, and programs nothing", async () => {
    const text = await interrupted([]);
    expect(text).toMatchObject({ code: 130, err: "tyche: interrupted\n" });
    expect(text.out).toMatch(/, interrupted; an evaluation/);
    expect(await interrupted(["--json"])).toEqual({ code: 130, out: "", err: "tyche: interrupted\n" });
  });
});

/** Searches far too deep, is interrupted after its first second, and says how it went. */
async function interrupted(more: readonly string[]): Promise<Result> {
  const argv = [
    "think",
    "backgammon",
    "--position",
    "sK/BACrg58QIMA",
    "--roll",
    "54",
    "--depth",
    "30",
    ...more,
  ];
  const child = spawn(process.execPath, [BIN, ...argv]);
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk;
  });
  setTimeout(() => child.kill("SIGINT"), 3000);
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code: code ?? -1, out, err };
}

describe("as a process", () => {
  it("exits with the code and keeps its streams apart", () => {
    expect(shell("tyche solve '[[]]'", folder)).toEqual({
      code: 2,
      out: "",
      err: "tyche: line 1, column 2: a list is empty, but every inner node has children\n",
    });
    const good = shell("tyche solve '[3,5]' --json", folder);
    expect(good).toMatchObject({ code: 0, err: "" });
    expect(JSON.parse(good.out)).toMatchObject({ value: "5", best: [1] });
  });

  it("ends in silence when its reader has enough", () => {
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

  it.runIf(existsSync("/dev/full"))("says so where there is no room for its answer", () => {
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
