import { setFlagsFromString } from "node:v8";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Decision } from "../src/contract/decision.js";
import { decide, think } from "../src/think/think.js";
import { WorkerPool } from "../src/threads/worker-pool.js";
import { decideParallel, startThreads, type Threads } from "./pool.js";
import { dice } from "./search-games.js";

let threads: Threads;
beforeAll(() => {
  // Node 20 itself crashes now and then if a thread dies while its code is being compiled on another.
  setFlagsFromString("--no-concurrent-recompilation");
  threads = startThreads();
}, 60_000);
afterAll(async () => {
  await threads.end();
  setFlagsFromString("--concurrent-recompilation");
});

const state = dice.start(undefined as never);
const OPTIONS = { depth: 5, rank: "all" } as const;
const timeless = ({ ms: _, ...rest }: Decision<unknown>): unknown => rest;

/** A line of a worker's script: the evaluator does something fatal once, at its `at`-th call, in one worker only. */
const once = (what: string, at = 10_000): string =>
  `
  const word = new Int32Array(workerData);
  let calls = 0;
  const position = GAMES.find(({ name }) => name === "dice").position;
  GAMES.find(({ name }) => name === "dice").position = (state) => {
    const made = position(state);
    const evaluate = Object.getPrototypeOf(made).evaluate;
    Object.getPrototypeOf(made).evaluate = function () {
      if (++calls === ${at} && Atomics.add(word, 0, 1) < workerTimes) { ${what} }
      return evaluate.call(this);
    };
    return made;
  };`.replaceAll("workerTimes", "word[1]");

/** Memory for \`once\`: how often it has happened, and how often it should. */
const counter = (times: number): SharedArrayBuffer => {
  const memory = new SharedArrayBuffer(8);
  new Int32Array(memory)[1] = times;
  return memory;
};

describe("a worker that dies", () => {
  it("by being killed during a search costs nothing but time", async () => {
    const here = await decide(dice, state, OPTIONS);
    const unharmed = threads.pool(2);
    for (const deterministic of [false, true]) {
      const options = { ...OPTIONS, deterministic };
      const undisturbed = await decideParallel(unharmed, dice, state, options);
      // One worker reports its id in the middle of a task, and waits to be killed.
      const memory = new SharedArrayBuffer(12);
      const word = new Int32Array(memory);
      word[1] = 1;
      const pool = threads.pool(2, once("word[2] = threadId; Atomics.wait(word, 2, threadId);"), {
        workerData: memory,
      });
      const started = threads.workers.length;
      const killer = setInterval(() => {
        const victim = threads.workers.find(({ threadId }) => threadId === word[2]);
        if (!victim) return;
        clearInterval(killer);
        void victim.terminate();
      }, 1);
      const last = await decideParallel(pool, dice, state, options);
      expect(threads.workers.length).toBe(started + 1);
      expect(last).toMatchObject({ depth: 5, stopped: "depth" });
      expect(last.actions.map(({ action }) => action)).toEqual(here.actions.map(({ action }) => action));
      for (const [i, { value, bound }] of last.actions.entries()) {
        expect(bound).toBe("exact");
        expect(value).toBeCloseTo(here.actions[i]!.value!, 11);
      }
      if (deterministic) expect(timeless(last)).toEqual(timeless(undisturbed));
      await pool.close();
    }
    await unharmed.close();
  });

  it.each([
    ["of its own accord", "process.exit(7);"],
    ["of an error that nobody catches", 'setTimeout(() => { throw new Error("broken"); });'],
  ])("%s is replaced, and the answer is complete", async (_, what) => {
    // Early, because an error from a timer arrives when the task is done, which might be the last one.
    const pool = threads.pool(2, once(what, 500), { workerData: counter(1) });
    const started = threads.workers.length;
    const here = await decide(dice, state, OPTIONS);
    const decision = await decideParallel(pool, dice, state, OPTIONS);
    await expect.poll(() => threads.workers.length).toBe(started + 1);
    expect(decision).toMatchObject({ depth: 5, stopped: "depth" });
    expect(decision.value).toBeCloseTo(here.value!, 11);
    await pool.close();
  });

  it("is not one whose evaluator throws: that is an error of the request", async () => {
    const pool = threads.pool(2, once('throw new Error("no such weights");'), { workerData: counter(1) });
    const started = threads.workers.length;
    await expect(decideParallel(pool, dice, state, OPTIONS)).rejects.toThrow("no such weights");
    expect((await decideParallel(pool, dice, state, OPTIONS)).depth).toBe(5);
    expect(threads.workers.length).toBe(started);
    await pool.close();
  });

  it("out of memory is replaced, and the answer is complete", async () => {
    const pool = threads.pool(2, once("const hog = []; for (;;) hog.push(new Array(1e5).fill({}));"), {
      workerData: counter(1),
      resourceLimits: { maxOldGenerationSizeMb: 100 },
    });
    const started = threads.workers.length;
    const there = await decideParallel(pool, dice, state, OPTIONS);
    expect(threads.workers.length).toBeGreaterThan(started);
    expect(there).toMatchObject({ depth: 5, stopped: "depth" });
    expect(there.value).toBeCloseTo((await decide(dice, state, OPTIONS)).value!, 11);
    await pool.close();
  });

  it("again and again leaves the last good answer, and the next search starts afresh", async () => {
    const memory = counter(1000);
    const pool = threads.pool(2, once("process.exit(7);"), { workerData: memory });
    const there = await decideParallel(pool, dice, state, OPTIONS);
    expect(there.stopped).toBe("lost");
    expect(there.depth).toBeGreaterThanOrEqual(2);
    expect(there.depth).toBeLessThan(5);
    const here = await decide(dice, state, { ...OPTIONS, depth: there.depth });
    expect(there.value).toBeCloseTo(here.value!, 11);
    new Int32Array(memory)[1] = 0;
    expect(await decideParallel(pool, dice, state, OPTIONS)).toMatchObject({ depth: 5, stopped: "depth" });
    await pool.close();
  });

  it("before it ever answers is reported with its own message", async () => {
    const pool = threads.pool(2, 'throw new Error("no licence");');
    await expect(decideParallel(pool, dice, state, OPTIONS)).rejects.toThrow("no licence");
    await pool.close();
  });

  it("or does not respond is replaced when it must stop", async () => {
    const memory = counter(1);
    const pool = threads.pool(2, once("for (;;);"), { workerData: memory });
    const started = threads.workers.length;
    const controller = new AbortController();
    const watch = setInterval(() => {
      if (Atomics.load(new Int32Array(memory), 0) > 0) controller.abort();
    }, 1);
    const there = await decideParallel(pool, dice, state, { rank: "all", signal: controller.signal });
    clearInterval(watch);
    expect(there.stopped).toBe("abort");
    expect(there.actions.length).toBe(dice.actions(state).length);
    expect(threads.workers.length).toBe(started + 1);
    expect((await decideParallel(pool, dice, state, { depth: 5 })).depth).toBe(5);
    await pool.close();
  });
});

describe("a pool", () => {
  it("that is closed during a search ends it with the results so far", async () => {
    const pool = threads.pool(2);
    let last: Decision<unknown> | undefined;
    for await (const decision of think(dice, state, { pool, depth: 30 })) {
      last = decision;
      if (decision.depth === 5) void pool.close();
    }
    expect(last!.stopped).toBe("lost");
    expect(last!.depth).toBeGreaterThanOrEqual(5);
    await expect(decideParallel(pool, dice, state, { depth: 2 })).rejects.toThrow("This pool was closed");
  });

  it("must have one thread or more", () => {
    for (const wrong of [0, 1.5, -1, Number.NaN]) {
      expect(() => new WorkerPool({ threads: wrong, spawn: () => undefined as never })).toThrow(RangeError);
    }
  });
});

describe("without shared memory", () => {
  it("tables are separate, values are the same, and an abort works", async () => {
    const here = await decide(dice, state, OPTIONS);
    const { SharedArrayBuffer: shared } = globalThis;
    const pool = threads.pool(2);
    try {
      (globalThis as { SharedArrayBuffer: unknown }).SharedArrayBuffer = undefined;
      const there = await decideParallel(pool, dice, state, OPTIONS);
      expect(there.actions.map(({ action }) => action)).toEqual(here.actions.map(({ action }) => action));
      expect(there.value).toBeCloseTo(here.value!, 11);
      const controller = new AbortController();
      let last: Decision<unknown> | undefined;
      for await (const decision of think(dice, state, { pool, signal: controller.signal })) {
        last = decision;
        if (decision.depth === 3) controller.abort();
      }
      expect(last!.stopped).toBe("abort");
      expect((await decideParallel(pool, dice, state, { depth: 5 })).depth).toBe(5);
    } finally {
      (globalThis as { SharedArrayBuffer: unknown }).SharedArrayBuffer = shared;
    }
    await pool.close();
  });
});
