import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import type { WrittenMatch } from "../src/arena/match.js";
import { failureOf } from "../src/io/errors.js";
import type { ThinkTask } from "../src/thinking/thinking.js";
import { openTaskPool } from "../src/threads/task-pool.js";
import { LostThreadError, Threads } from "../src/threads/threads.js";
import { workKind } from "../src/threads/work.js";

const MATCH: WrittenMatch = {
  game: "pig",
  options: {},
  players: ["random", "greedy"],
  defaults: {},
  seed: "1",
  games: 4,
  paired: false,
  series: 2,
};

/** A search that would not finish within a test's time limit. */
const ENDLESS = askedTo(42);
function askedTo(depth: number): ThinkTask {
  return { position: undefined, roll: undefined, choice: { evaluator: "default", rank: "all", depth } };
}

const SERIES = workKind("series", () => import("../src/arena/match.js"));
const THINK = workKind("think", () => import("../src/thinking/thinking.js"));
const UCI = workKind("uci", () => import("../src/thinking/uci-work.js"));

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close();
});
function kept<T extends { close(): Promise<void> }>(pool: T): T {
  opened.push(pool);
  return pool;
}

/** A thread whose script receives tasks like `worker.ts`. */
function threads(script: string, count = 1): Threads<unknown, unknown, unknown> {
  const whole = `const { parentPort } = require("node:worker_threads"); ${script}`;
  return kept(new Threads("test", count, () => new Worker(whole, { eval: true })));
}

describe("a pool of threads", () => {
  it("runs tasks on this thread if it has no threads", async () => {
    const results = await Promise.all(
      [0, 2].map(async (threads) => {
        const pool = kept(openTaskPool(SERIES, MATCH, threads));
        const parts = await Promise.all([pool.run([0]), pool.run([1])]);
        return parts.flat().map(({ ms: _, ...result }) => result);
      }),
    );
    expect(results[0]).toHaveLength(2);
    expect(results[1]).toEqual(results[0]);
  });

  it.each([0, 1])("throws the error of its work, also as data, on %i threads", async (threads) => {
    const pool = kept(openTaskPool(SERIES, { ...MATCH, players: ["random", "nobody"] }, threads));
    const error = await pool.run([0]).catch((error: unknown) => error);
    expect(error).toMatchObject({
      name: "UsageError",
      id: "player-unknown",
      values: { name: "nobody", all: expect.arrayContaining(["random", "greedy"]) },
      message: expect.stringContaining('no player "nobody"'),
    });
    expect(failureOf(error)).toMatchObject({ exitCode: 2, problem: { id: "player-unknown" } });
  });

  it("continues after an error", async () => {
    const pool = kept(openTaskPool(THINK, { game: "connect-four", options: {} }, 1));
    await expect(pool.run({ ...ENDLESS, position: "9" })).rejects.toThrow();
    const { depth } = await pool.run(askedTo(1));
    expect(depth).toBe(1);
  });

  it("stops one task and no other", async () => {
    const pool = kept(openTaskPool(THINK, { game: "connect-four", options: {} }, 1));
    const stop = new AbortController();
    const first = pool.run(ENDLESS, { signal: stop.signal });
    const second = pool.run(askedTo(3));
    setTimeout(() => stop.abort(), 50);
    expect((await first).stopped).toBe("abort");
    expect((await second).stopped).not.toBe("abort");
  });

  it("receives a task's messages before its result", async () => {
    const pool = kept(openTaskPool(UCI, null, 1));
    const depths: number[] = [];
    const question = { position: "startpos", evaluator: "learned", table: 2 ** 12, depth: 2 };
    const best = await pool.run(
      { question, isNewGame: true },
      { onMessage: ({ depth }) => void depths.push(depth) },
    );
    expect(best).toMatch(/^[a-h][1-8][a-h][1-8]$/);
    expect(depths).toEqual([1, 2]);
  });

  it("reports a thread that died, and starts another for the next task", async () => {
    const pool = threads(`parentPort.on("message", ({ id, args: [task] }) => {
      if (task === "die") process.exit(3);
      parentPort.postMessage({ id, isLast: true, value: { result: task } });
    });`);
    const lost = pool.run("die");
    const next = pool.run("live");
    await expect(lost).rejects.toThrow(LostThreadError);
    await expect(lost).rejects.toThrow('the thread for "test" was lost: it ended with code 3');
    expect(await next).toBe("live");
  });

  it("reports why a script could not run", async () => {
    const pool = threads(`throw new Error("no such thing")`);
    await expect(pool.run("any")).rejects.toThrow('the thread for "test" was lost: no such thing');
  });

  it("ends running and waiting tasks when it is closed", async () => {
    const pool = threads(`parentPort.on("message", () => {});`);
    const errors = Promise.all(
      ["runs", "waits"].map((task) => pool.run(task).catch((error: Error) => error.message)),
    );
    await pool.close();
    expect(await errors).toEqual([
      'the thread for "test" was lost: it was closed',
      'the threads for "test" were closed',
    ]);
    await expect(pool.run("late")).rejects.toThrow(LostThreadError);
  });

  it("refuses a task that is not plain data, and continues", async () => {
    const pool = threads(`parentPort.on("message", ({ id, args: [task] = [] }) =>
      parentPort.postMessage({ id, isLast: true, value: { result: task } }));`);
    await expect(pool.run(() => 1)).rejects.toThrow(/could not be cloned/);
    expect(await pool.run("live")).toBe("live");
  });
});
