/** Every kind of divided work gives the same result on a fleet as in one process. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasRedis, TestRedis } from "../../../tests/redis.js";
import { Running } from "./fleet.js";
import { shell } from "./harness.js";

const isHere = hasRedis();
const folder = mkdtempSync(join(tmpdir(), "tyche-kinds-"));
const workers: Running[] = [];
let server: TestRedis;

beforeAll(async () => {
  if (!isHere) return;
  server = await TestRedis.start();
  for (let i = 0; i < 2; i++) workers.push(new Running(["worker", server.url, "--threads", "1"], folder));
  await Promise.all(workers.map((worker) => worker.said("Ctrl-C ends it")));
});
afterAll(async () => {
  for (const worker of workers) {
    worker.child.kill("SIGTERM");
    expect(await worker.end()).toMatchObject({ code: 0, err: "" });
  }
  await server?.remove();
  rmSync(folder, { recursive: true });
});

/** First in one process, then on the fleet. */
function both(line: string): readonly [string, string] {
  const [alone, fleet] = ["", ` --queue ${server.url} --job 0.2`].map((more) =>
    shell(`tyche ${line}${more}`, folder),
  );
  expect([alone!.code, fleet!.code, fleet!.err]).toEqual([0, 0, ""]);
  return [alone!.out, fleet!.out];
}

describe.skipIf(!isHere)("a fleet", () => {
  it.each([
    "rollout backgammon --position 4HPwATDgc/ABMA --roll 31 --trials 72 --turns 4 --candidates 2 --json",
    `analyze ${fileURLToPath(new URL("../examples/match.mat", import.meta.url))} --depth 1 --json`,
    `analyze ${fileURLToPath(new URL("../examples/game.pgn", import.meta.url))} --depth 1 --json`,
    "tune pig --target 20 'noisy:epsilon={e},of=(perfect:depth=1)' --parameter e=0.5,0.0,0.9 --iterations 3 --games 10 --json",
  ])("gives the same result as one process: tyche %s", (line) => {
    const [alone, fleet] = both(line);
    expect(fleet).toBe(alone);
  });

  it("plays a round robin and a one-player game like one process", () => {
    for (const match of [
      "tic-tac-toe random greedy level:n=3,nodes=50 --games 40",
      "2048 --size 2x2 score heuristic --games 60 --depth 1",
      "minesweeper --size 4x4 --mines 2 --games 60",
    ]) {
      const [alone, fleet] = both(`arena ${match} --json`).map((text) => {
        const { ms: _, solo, ...rest } = JSON.parse(text) as { ms: unknown; solo?: { payoff: unknown } };
        return { ...rest, payoff: solo?.payoff };
      });
      expect(fleet).toEqual(alone);
    }
  });

  it("gathers the same positions, bit for bit", () => {
    expect(
      shell("tyche train backgammon --hidden 8 --games 20 --every 20 --strength 0 --out net", folder).code,
    ).toBe(0);
    const gather = "tyche train backgammon --gather --from net --games 12 --every 3 --strength 0";
    expect(shell(`${gather} --out alone`, folder).code).toBe(0);
    expect(shell(`${gather} --out fleet --queue ${server.url}`, folder)).toMatchObject({ code: 0, err: "" });
    expect(shell(`${gather} --out threads --threads 2`, folder)).toMatchObject({ code: 0 });
    const [alone, fleet, threads] = ["alone", "fleet", "threads"].map((name) =>
      readFileSync(join(folder, name)),
    );
    expect(fleet!.equals(alone!)).toBe(true);
    expect(threads!.equals(alone!)).toBe(true);
  });
});
