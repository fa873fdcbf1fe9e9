import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import type { Decision } from "../src/contract/decision.js";
import { methodNamed } from "../src/think/table.js";
import { decide, think } from "../src/think/think.js";
import { mergedSearches } from "../src/threads/merged-searches.js";
import type { WorkerPool } from "../src/threads/worker-pool.js";
import { decideTrees, startThreads, type Threads } from "./pool.js";
import { type PigState, pig, ticTacToe } from "./sample-games.js";
import { dice } from "./search-games.js";

let threads: Threads;
let two: WorkerPool;
beforeAll(() => {
  threads = startThreads();
  two = threads.pool(2);
}, 60_000);
afterAll(() => threads.end());

const timeless = ({ ms: _, ...rest }: Decision<unknown>): unknown => rest;

describe("Monte-Carlo trees on threads", () => {
  it("give one answer for a seed and a number of trees, whatever the number of threads", async () => {
    const pools = [threads.pool(1), two, threads.pool(3)];
    const simulations = cases(3001, 301);
    const state = [10, 30, 8, 0] as const;
    for (const method of ["mcts", "puct"] as const) {
      const found = [];
      for (const pool of pools) {
        const options = { deterministic: true, seed: 5, settings: { simulations } };
        found.push(timeless(await decideTrees(pool, method, pig(60), state, options)));
      }
      expect(found[1]).toEqual(found[0]);
      expect(found[2]).toEqual(found[0]);
      expect(found[0]).toMatchObject({ simulations, stopped: "simulations", algorithm: method });
    }
    const other = await decideTrees(two, "mcts", pig(60), state, { seed: 6, settings: { simulations } });
    expect(other.simulations).toBe(simulations);
    await Promise.all([pools[0]!.close(), pools[2]!.close()]);
  });

  it("give the answer of one thread if there is one tree", async () => {
    for (const method of ["mcts", "puct"] as const) {
      const options = { seed: 11, settings: { simulations: 1500 } };
      const here = await decide(pig(60), [20, 30, 4, 0], { ...options, algorithm: method });
      const there = await decideTrees(two, method, pig(60), [20, 30, 4, 0], options, 1);
      expect(timeless(there)).toEqual(timeless(here));
    }
  });

  it("that prove a value prove it for all", async () => {
    const { actions, solved, stopped } = await decideTrees(
      two,
      "mcts",
      ticTacToe,
      [1, 1, 0, 2, 2, 0, 0, 0, 0],
      { settings: { simulations: 100_000 } },
    );
    expect(actions[0]).toMatchObject({ action: 2, value: 1 });
    expect({ solved, stopped }).toEqual({ solved: true, stopped: "solved" });
  });

  it("report on the way and stop in time, when aborted, and when the caller stops iterating", async () => {
    const state = dice.start(undefined as never);
    const seen: number[] = [];
    let last: Decision<unknown> | undefined;
    const counted = { algorithm: "mcts", pool: two, settings: { simulations: 3000 } } as const;
    for await (const decision of think(dice, state, counted)) {
      seen.push(decision.simulations!);
      last = decision;
    }
    expect(last!.stopped).toBe("simulations");
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect((await decideTrees(two, "mcts", dice, state, { time: 200 })).stopped).toBe("time");
    const controller = new AbortController();
    const { signal } = controller;
    for await (const decision of think(dice, state, { algorithm: "puct", pool: two, signal })) {
      last = decision;
      controller.abort();
    }
    expect(last!.stopped).toBe("abort");
    // Nothing else would ever end this search.
    const endless = { algorithm: "mcts", pool: two, signal: new AbortController().signal } as const;
    for await (const { simulations } of think(dice, state, endless)) {
      if (simulations! > 500) break;
    }
    const again = await decideTrees(two, "mcts", dice, state, { settings: { simulations: 200 } });
    expect(again.simulations).toBe(200);
  });

  it("are built again if a worker is killed", async () => {
    const state = [0, 0, 0, 0] as const;
    const options = { deterministic: true, settings: { simulations: cases(40_000, 3000) } };
    const pool = threads.pool(2);
    const undisturbed = await decideTrees(pool, "mcts", pig(60), state, options);
    const started = threads.workers.length;
    let killed = false;
    let last: Decision<unknown> | undefined;
    for await (const decision of mergedSearches(
      pool,
      methodNamed<PigState, "roll" | "hold">("mcts"),
      pig(60),
      state,
      options,
    )) {
      last = decision;
      if (killed) continue;
      killed = true;
      void threads.workers.at(-1)!.terminate();
    }
    expect(threads.workers.length).toBeGreaterThan(started);
    expect(timeless(last!)).toEqual(timeless(undisturbed));
  });
});
