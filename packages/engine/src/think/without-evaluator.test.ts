import { expect, it, vi } from "vitest";
import { ticTacToe } from "../../test/sample-games.js";
import type { Decision } from "../contract/decision.js";
import type { Method, MethodOptions } from "../contract/game.js";
import { thinkBeforeRoll } from "./before-roll.js";
import { solvedOrSimulated } from "./without-evaluator.js";

/** A method that takes some milliseconds of a test clock, and records its options. */
function slow(ms: number, clock: { now: number }, asked: MethodOptions<never>[]): Method<never, never> {
  return {
    name: "slow",
    settings: [],
    unused: [],
    async *think(_game: unknown, _state: unknown, options: MethodOptions<never>) {
      asked.push(options);
      clock.now += ms;
      yield {
        solved: false,
        actions: [
          { action: 0, value: 0, certainty: { kind: "payoff" }, bound: "exact", depth: 1, method: "slow" },
        ],
        approximations: [],
        nodes: { decision: 10, chance: 20, leaf: 30 },
        stopped: "depth",
      } as unknown as Decision<never>;
    },
  } as unknown as Method<never, never>;
}

async function withClock(run: (clock: { now: number }) => Promise<void>): Promise<void> {
  const clock = { now: 5000 };
  const spy = vi.spyOn(performance, "now").mockImplementation(() => clock.now);
  try {
    await run(clock);
  } finally {
    spy.mockRestore();
  }
}

it("a simulation gets the time and the nodes left by the search before it", () =>
  withClock(async (clock) => {
    const [searched, simulated]: MethodOptions<never>[][] = [[], []];
    const [search, simulation] = [slow(300, clock, searched!), slow(0, clock, simulated!)];
    const options = { time: 1000, nodes: 500 };
    const method = solvedOrSimulated(search, simulation, options)!;
    for await (const _ of method.think(ticTacToe as never, undefined as never, options));
    expect(searched![0]!.time).toBeLessThan(1000);
    expect(simulated![0]).toMatchObject({ time: 700, nodes: 440 });
  }));

it("before a roll, each roll gets the time that is left", () =>
  withClock(async (clock) => {
    const asked: MethodOptions<never>[] = [];
    const game = {
      ...ticTacToe,
      name: "rolls",
      start: () => -1,
      turn: () => 0,
      actions: (state: number) => (state < 0 ? ["roll"] : ["a", "b"]),
      play: (state: number, _action: string, chance: { die(sides: number): number }) =>
        state < 0 ? chance.die(3) : state,
      awaitsRoll: (state: number) => state < 0,
      notation: undefined,
    };
    const method = slow(200, clock, asked);
    const decisions = thinkBeforeRoll(method, game as never, -1 as never, { time: 2000, depth: 2 });
    for await (const _ of decisions);
    expect(asked.map(({ time }) => time)).toEqual([2000, 1800, 1600, 1400, 1200, 1000]);
  }));
