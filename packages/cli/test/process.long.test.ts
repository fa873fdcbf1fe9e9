import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
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

describe("a signal", () => {
  const data = fileURLToPath(new URL("../../backgammon/test/data", import.meta.url));

  it.each([
    ["think backgammon --position sK/BACrg58QIMA --roll 54 --depth 30", ""],
    ["think backgammon --deal 1 --depth 30 --threads 2 --json", ""],
    [`analyze ${data}/match.mat --depth 4`, ""],
    ["arena tic-tac-toe random alpha-beta --games 100000", ""],
    ["exact pig --target 100", ""],
    ["equilibrium liars-dice --time 1000000", ""],
    ["rollout backgammon --deal 1 --trials 1000000", ""],
    ["train tic-tac-toe --games 100000000 --out never.model", ""],
    [
      "tune pig --target 20 noisy:epsilon={e},of=(perfect:depth=1) --parameter e=0.5,0.0,0.9 --iterations 9999",
      "",
    ],
    ["lab --port 0", ""],
    ["serve backgammon --port 0", ""],
    ["play chess", ""],
    ["uci", "uci\n"],
    ["ubgi", "ubgi\n"],
    ["solve --batch", "[1,[2,3]]\n"],
    ["think tic-tac-toe --batch", '{"position":"........."}\n'],
  ])("ends a command with the same code, in one line: %s", async (command, typed) => {
    // What serves until it is told to stop has done its work then.
    const isServer = /^(?:lab|serve)/.test(command);
    for (const [signal, number] of [
      ["SIGINT", 2],
      ["SIGTERM", 15],
    ] as const) {
      const { code, err } = await interrupted([], command, { signal, typed });
      expect(code, `${command} ${signal}`).toBe(isServer ? 0 : 128 + number);
      expect(err).toMatch(/^(?:[^\n]*(?:stopped|interrupted|stands)[^\n]*\n)*$/);
    }
  });
});

/** Tells the parent process when it starts to listen for Ctrl-C. */
const TELLS = `data:text/javascript,${encodeURIComponent(
  'process.on("newListener", (name) => { if (name === "SIGTERM") setImmediate(() => process.send("listens")); });',
)}`;

/** Starts work that is far too much, interrupts it as soon as it listens or answers, and returns its result. */
async function interrupted(
  more: readonly string[],
  command = "think backgammon --position sK/BACrg58QIMA --roll 54 --depth 30",
  { signal = "SIGINT" as NodeJS.Signals, typed = "" } = {},
): Promise<Result> {
  const argv = command.split(" ");
  const child = spawn(process.execPath, ["--import", TELLS, BIN, ...argv, ...more], {
    cwd: folder,
    stdio: ["pipe", "pipe", "pipe", "ipc"],
  });
  let [out, err] = ["", ""];
  let wasTold = false;
  const tell = (): void => {
    if (!wasTold) child.kill(signal);
    wasTold = true;
  };
  if (typed !== "") child.stdin!.write(typed);
  child.stdout!.on("data", (chunk: Buffer) => {
    out += chunk;
    if (typed !== "" || command.startsWith("play")) tell();
  });
  child.stderr!.on("data", (chunk: Buffer) => {
    err += chunk;
  });
  child.once("message", tell);
  // As a shell reports it.
  const code = await new Promise<number>((resolve) =>
    child.on("close", (code, by) => resolve(code ?? 128 + constants.signals[by!])),
  );
  return { code, out, err };
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
