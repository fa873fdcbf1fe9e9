import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasGnubg } from "@tyche/backgammon/servers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasProgram } from "../../../tests/programs.js";
import { hasRedis, TestRedis } from "../../../tests/redis.js";
import { COMMANDS } from "../src/commands/index.js";
import { BIN, tyche as inside, type Result, shell } from "./harness.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-"));
  // Files that the examples of the help use as the user's own.
  const own = new URL("../examples/", import.meta.url);
  for (const file of ["match.mat", "match.sgf", "game.pgn", "my-game.js"]) {
    copyFileSync(new URL(file, own), join(folder, file));
  }
  mkdirSync(join(folder, "matches"));
  for (const file of ["match.mat", "match.sgf"])
    copyFileSync(new URL(file, own), join(folder, "matches", file));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Where the examples expect it. */
const REDIS_PORT = 6379;
const isRedisHere = hasRedis();
let redis: TestRedis | undefined;
beforeAll(async () => {
  if (isRedisHere) redis = await TestRedis.start(REDIS_PORT).catch(() => undefined);
});
afterAll(() => redis?.remove());
const isGnubgHere = hasProgram("GNU Backgammon", await hasGnubg(), "tools/install-judges.sh");

/** Runs a command line, and presses Ctrl-C after its first output. */
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
    const help = await inside([name, "--help", "all"]);
    for (const example of Object.values(examples)) {
      const { type, needs, endless } = typeof example === "object" ? example : { type: example ?? "" };
      const isMissing = { gnubg: !isGnubgHere, redis: !isRedisHere, nothing: false }[needs ?? "nothing"];
      it.skipIf(isMissing)(`${name}: ${type}`, async () => {
        expect(help.out).toContain(type);
        const { code, err } = endless ? await interruptedLine(type) : shell(type, folder);
        expect({ code, err }).toEqual({ code: 0, err: "" });
      });
    }
  }

  it("and the commands that the demo suggests", () => {
    const { out } = shell("tyche demo", folder);
    const next = out.slice(out.indexOf("What to type next"));
    const lines = [...next.matchAll(/^ {2}(tyche .*)$/gm)].map(([, line]) => line!);
    expect(lines.length).toBeGreaterThanOrEqual(6);
    for (const line of lines) expect([line, shell(line, folder).code]).toEqual([line, 0]);
    expect(readFileSync(join(folder, "tree.svg"), "utf8")).toMatch(/^<svg /);
  });
});
