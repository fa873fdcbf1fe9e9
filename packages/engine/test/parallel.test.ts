import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cases, IS_LONG, rows } from "../../../tests/cases.js";
import { seededChance } from "../src/chance/seeded.js";
import type { Decision } from "../src/contract/decision.js";
import type { Game, MethodOptions } from "../src/contract/game.js";
import { decide, type ThinkOptions, think } from "../src/think/think.js";
import type { WorkerPool } from "../src/threads/worker-pool.js";
import { decideParallel, startThreads, type Threads } from "./pool.js";
import { pig, ticTacToe } from "./sample-games.js";
import { alone, dice, plain, ties } from "./search-games.js";

let threads: Threads;
let one: WorkerPool;
let two: WorkerPool;
beforeAll(() => {
  threads = startThreads();
  one = threads.pool(1);
  two = threads.pool(2);
}, 60_000);
afterAll(() => threads.end());

type AnyGame = Game<unknown, unknown>;

/** States of a random game at every ply up to `plies`. */
function* states(game: AnyGame, seed: number, plies: number): Generator<unknown> {
  const chance = seededChance(`${game.name} ${seed}`);
  let state = game.start(chance);
  for (let ply = 0; ply < plies && game.turn(state) >= 0; ply++) {
    yield state;
    state = game.play(state, chance.pick(game.actions(state)), chance);
  }
}

/** Deep enough for the search to be divided. */
const DEPTHS: readonly (readonly [AnyGame, number])[] = [
  [dice, cases(5, 4)],
  [ties, cases(7, 6)],
  [plain, cases(9, 7)],
  [alone, cases(5, 4)],
  [pig(60), cases(7, 6)],
] as never;

const timeless = ({ ms: _, ...rest }: Decision<unknown>): unknown => rest;
const nodes = ({ nodes: { decision, chance, leaf } }: Decision<unknown>): number => decision + chance + leaf;

describe("a search on threads", () => {
  it("reports how soon each action wins or loses, like one thread", async () => {
    const distances = ({ actions }: Decision<unknown>): unknown[] =>
      actions.map(({ action, value, plies }) => `${action} ${value} ${plies}`).sort();
    let told = 0;
    // The first places have most to search.
    for (const state of [...states(ticTacToe as never, 3, 7)].slice(cases(0, 3))) {
      const options = { algorithm: "alpha-beta", rank: "all" } as const;
      const here = await decide(ticTacToe as AnyGame, state, options);
      for (const deterministic of [false, true]) {
        const there = await decideParallel(two, ticTacToe as AnyGame, state, { ...options, deterministic });
        expect(distances(there)).toEqual(distances(here));
        expect(there.actions[0]!.plies).toBe(here.actions[0]!.plies);
      }
      told += here.actions.filter(({ plies }) => plies !== undefined).length;
    }
    expect(told).toBeGreaterThan(5);
    // An immediate win is played at once by separately built trees.
    const settings = { simulations: 400 };
    const merged = await decide(ticTacToe as AnyGame, [1, 1, 0, 2, 2, 0, 0, 0, 0], {
      algorithm: "mcts",
      settings,
      pool: two,
    });
    expect(merged.actions[0]).toMatchObject({ action: 2, plies: 1, bound: "exact" });
  });

  it.each(DEPTHS)("finds the values of one thread: $name", async (game, depth) => {
    for (const rank of ["all", "best"] as const) {
      for (const state of states(game, 1, cases(2, 1))) {
        const options = { depth, rank };
        const here = await decide(game, state, options);
        const there = await decideParallel(two, game, state, options);
        expect(there.depth).toBe(here.depth);
        expect(there.stopped).toBe(here.stopped);
        expect(there.value).toBeCloseTo(here.value!, 11);
        const values = new Map(here.actions.map((row) => [row.action, row]));
        expect(there.actions.map(({ action }) => action).sort()).toEqual([...values.keys()].sort());
        for (const { action, value, bound, depth } of there.actions) {
          const row = values.get(action)!;
          expect(depth).toBe(row.depth);
          if (bound === "exact" && row.bound === "exact") expect(value).toBeCloseTo(row.value!, 11);
          if (rank === "all") expect(bound).toBe(row.bound);
        }
        expect(here.actions.find((row) => row.action === there.actions[0]!.action)!.value).toBeCloseTo(
          here.value!,
          11,
        );
      }
    }
  });

  it.each(IS_LONG ? (["expectiminimax", "star1", "star2", "star2.5"] as const) : (["star2.5"] as const))(
    "by %s, with and without a table",
    async (algorithm) => {
      for (const table of [false, 256] as const) {
        for (const state of states(dice as AnyGame, 2, cases(2, 1))) {
          const options = {
            depth: cases(5, 4),
            algorithm,
            table,
            rank: "all",
          } satisfies ThinkOptions<unknown>;
          const here = await decide(dice as AnyGame, state, options);
          const there = await decideParallel(two, dice as AnyGame, state, options);
          expect(there.actions.map(({ action }) => action)).toEqual(here.actions.map(({ action }) => action));
          for (const [i, { value }] of there.actions.entries()) {
            expect(value).toBeCloseTo(here.actions[i]!.value!, 11);
          }
        }
      }
    },
  );

  it("reports every depth, each with more nodes, and really divides the work", async () => {
    const depth = cases(6, 5);
    const seen: Decision<unknown>[] = [];
    for await (const decision of think(dice as AnyGame, dice.start(undefined as never), {
      pool: two,
      depth,
    }))
      seen.push(decision);
    expect(seen.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5, 6].slice(0, depth));
    expect(seen.at(-1)!.stopped).toBe("depth");
    for (const [i, decision] of seen.entries()) {
      if (i > 0) expect(nodes(decision)).toBeGreaterThan(nodes(seen[i - 1]!));
    }
    expect(nodes(seen.at(-1)!)).toBeGreaterThan(cases(100_000, 5000));
  });

  it("solves tic-tac-toe and follows its line to the end", async () => {
    const { value, solved, stopped, line } = await decideParallel(
      two,
      ticTacToe,
      [1, 0, 0, 0, 0, 0, 0, 0, 0],
    );
    expect({ value, solved, stopped }).toEqual({ value: 0, solved: true, stopped: "solved" });
    let board: readonly number[] = [1, 0, 0, 0, 0, 0, 0, 0, 0];
    for (const cell of line) {
      expect(ticTacToe.actions(board)).toContain(cell);
      board = ticTacToe.play(board, cell, undefined as never);
    }
  });

  it("accepts evaluators by name, of states and of positions", async () => {
    const state = dice.start(undefined as never);
    const options = { depth: 3, rank: "all" } as const;
    const values = (decision: Decision<unknown>): unknown =>
      decision.actions.map(({ action, value }) => [action, value!.toFixed(9)]);
    const other = await decideParallel(two, dice, state, { ...options, evaluator: "other" });
    expect(values(other)).toEqual(values(await decide(dice, state, { ...options, evaluator: "other" })));
    const opposite = await decideParallel(two, dice, state, { ...options, evaluator: "opposite" });
    expect(values(opposite)).toEqual(values(other));
    await expect(decideParallel(two, dice, state, { evaluator: "third" })).rejects.toThrow(
      'dice has no evaluator "third"; it has: default, other.',
    );
  });

  it("rejects invalid requests with one sentence, and goes on serving", async () => {
    const state = dice.start(undefined as never);
    await expect(decideParallel(two, dice, state, { beam: 2 } as never)).rejects.toThrow(
      'A search with "beam" runs on one thread: leave it out, or use think.',
    );
    await expect(decideParallel(two, dice, state, { algorithm: "alpha-beta" })).rejects.toThrow(
      "alpha-beta cannot search chance nodes",
    );
    await expect(decideParallel(two, { ...dice, name: "chess" }, state, { depth: 6 })).rejects.toThrow(
      'This worker knows no game "chess"',
    );
    const first = think(dice, state, { pool: two, depth: 3 });
    await first.next();
    await expect(decideParallel(two, dice, state, { depth: 3 })).rejects.toThrow(
      "This pool is running another search",
    );
    await first.return();
    expect((await decideParallel(two, dice, state, { depth: 3 })).depth).toBe(3);
  });
});

describe("limits", () => {
  const state = dice.start(undefined as never);

  it("of time end the search with a complete answer", async () => {
    const start = performance.now();
    const decision = await decideParallel(two, dice, state, { time: 300 });
    // Without a limit it would search for hours.
    expect(performance.now() - start).toBeLessThan(60_000);
    expect(decision.stopped).toBe("time");
    expect(decision.actions.length).toBe(dice.actions(state).length);
  });

  it("of time 0 leave a legal answer", async () => {
    const decision = await decideParallel(two, dice, state, { time: 0 });
    expect(decision.stopped).toBe("time");
    expect(decision.actions.length).toBe(dice.actions(state).length);
  });

  it("of nodes are kept approximately", async () => {
    const decision = await decideParallel(two, dice, state, { nodes: 100_000 });
    expect(decision.stopped).toBe("nodes");
    expect(nodes(decision)).toBeGreaterThanOrEqual(100_000);
    expect(nodes(decision)).toBeLessThan(300_000);
  });

  it.each([
    ["an AbortSignal", true],
    ["any object", false],
  ])("by %s end the search at once", async (_, real) => {
    const controller = new AbortController();
    const plainSignal = { aborted: false };
    const signal = real ? controller.signal : plainSignal;
    let last: Decision<unknown> | undefined;
    for await (const decision of think(dice, state, { pool: two, signal })) {
      last = decision;
      if (decision.depth < 3) continue;
      controller.abort();
      plainSignal.aborted = true;
    }
    expect(last!.stopped).toBe("abort");
    expect(last!.depth).toBeGreaterThanOrEqual(3);
    expect((await decideParallel(two, dice, state, { depth: 4 })).depth).toBe(4);
  });

  it("by a caller that stops iterating free the pool", async () => {
    // Nothing else would ever end this search.
    const { signal } = new AbortController();
    for await (const decision of think(dice, state, { pool: two, signal })) if (decision.depth === 5) break;
    expect((await decideParallel(two, dice, state, { depth: 4 })).depth).toBe(4);
  });
});

describe("deterministic", () => {
  const games = IS_LONG ? DEPTHS : DEPTHS.slice(0, 1);
  it.each(games)("the same decision, bit by bit, with 1, 2, 3 and 4 threads: $name", async (game, depth) => {
    const pools = [one, two, threads.pool(3), threads.pool(4)];
    for (const rank of rows(["all", "best"] as const, 2)) {
      for (const state of states(game, 3, cases(2, 1))) {
        const options: MethodOptions<unknown> = { depth, rank, deterministic: true };
        const found: unknown[] = [];
        for (const pool of pools) found.push(timeless(await decideParallel(pool, game, state, options)));
        for (const other of found.slice(1)) expect(other).toEqual(found[0]);
      }
    }
    await Promise.all(pools.slice(2).map((pool) => pool.close()));
  });

  it("also with a node limit, wherever it ends the search, and again in the same pool", async () => {
    const stopped = new Set<string>();
    for (const [i, state] of [...states(dice as AnyGame, 4, cases(4, 2))].entries()) {
      const options = { nodes: 5_000 + i * 40_000, deterministic: true } as const;
      const found = [];
      for (const pool of [one, two, two])
        found.push(await decideParallel(pool, dice as AnyGame, state, options));
      stopped.add(found[0]!.stopped);
      // Work wasted at the end depends on which worker was fast.
      const counted = ({ nodes: _, tableHits: __, cuts: ___, ms: ____, ...rest }: Decision<unknown>) => rest;
      for (const other of found.slice(1)) expect(counted(other)).toEqual(counted(found[0]!));
    }
    expect([...stopped]).toEqual(["nodes"]);
  });
});
