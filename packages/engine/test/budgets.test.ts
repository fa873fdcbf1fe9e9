/** Every call ends when its time, its nodes or its signal say so, however slow the rules are. */
import { describe, expect, it } from "vitest";
import { cases, rows } from "../../../tests/cases.js";
import type { Decision } from "../src/contract/decision.js";
import { TycheError } from "../src/contract/errors.js";
import { type Game, type Method, OVER } from "../src/contract/game.js";
import { solveEquilibrium } from "../src/equilibrium/solve.js";
import { solveGame } from "../src/exact/solve.js";
import { decideSync } from "../src/minimax/decide-sync.js";
import { createOpponent } from "../src/opponent/opponent.js";
import { totalNodes } from "../src/search/nodes.js";
import { METHODS } from "../src/think/table.js";
import { decide, type ThinkOptions } from "../src/think/think.js";
import { goofspiel, leduc, liarsDice, matrixGame, oneCardPoker } from "./hidden-games.js";
import { onVirtualClock, randomSlowGame, slowed } from "./slow-games.js";

type AnyGame = Game<unknown, unknown>;
type Limits = Pick<ThinkOptions<unknown>, "time" | "nodes" | "signal">;

/**
 * Calls of rules after the end: what is atomic, such as the actions of the last state, and the answer itself. With hidden
 * information it needs one simulation, and an opponent that errs tries every action for a win at once.
 */
const CALLS = 32;
/** Milliseconds between two looks at the clock where rules are fast, and the first depth of a short search. */
const BETWEEN = 20;
const FIRST_DEPTH = 100;

const GAMES = Array.from({ length: cases(40, 8) }, (_, i) => randomSlowGame(`${i}`)) as unknown as AnyGame[];
const HIDDEN = [
  oneCardPoker(13),
  leduc,
  liarsDice(3),
  matrixGame([
    [1, 0, 2],
    [2, 1, 0],
  ]),
  goofspiel(6),
] as unknown as AnyGame[];

/** The same kind of game, in which dice are rolled before each decision. */
const ROLLED: AnyGame = {
  name: "rolled",
  facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: false, chance: true },
  start: () => [0, 0, 0],
  turn: (state) => ((state as number[])[0]! > 20 ? OVER : (state as number[])[0]! % 2),
  actions: (state) => ((state as number[])[1] === 0 ? ["roll"] : ["a", "b"]),
  play(state, action, chance) {
    const [ply, roll, sum] = state as [number, number, number];
    return roll === 0
      ? [ply, chance.die(6) * chance.die(6), sum]
      : [ply + 1, 0, (sum * 7 + roll * (action === "a" ? 1 : 5)) % 97];
  },
  payoff: (state) => [(state as number[])[2]! / 97, 1 - (state as number[])[2]! / 97],
  awaitsRoll: (state) => (state as number[])[1] === 0,
} satisfies Game<unknown, unknown>;

/** Whatever takes limits, by name. */
function callsOf(game: AnyGame, state: unknown): Record<string, (game: AnyGame, limits: Limits) => unknown> {
  const { facts } = game;
  const methods: readonly Method[] = METHODS.filter((method) => !method.refusal(facts));
  const isSolvable = !facts.hidden && facts.players < 3;
  return {
    ...Object.fromEntries(
      methods.map(({ name }) => [
        name,
        (slow: AnyGame, limits: Limits) =>
          decide(slow, state, {
            ...limits,
            ...(name === "exact" && { nodes: undefined }),
            algorithm: name,
          } as never),
      ]),
    ),
    "the default": (slow, limits) => decide(slow, state, limits),
    ...(isSolvable && {
      decideSync: (slow, limits) => decideSync(slow, state, limits),
      outcomes: (slow, limits) =>
        decide(slow, state, { ...limits, algorithm: "expectiminimax", outcomes: true }),
    }),
    ...(isSolvable && { solveGame: (slow, { nodes: _, ...limits }) => solveGame(slow, limits) }),
    ...(facts.hidden && {
      solveEquilibrium: (slow, { nodes: _, ...limits }) => solveEquilibrium(slow, limits),
    }),
    ...Object.fromEntries(
      [1, 5, 10].map((level) => [
        `level ${level}`,
        (slow: AnyGame, { time, nodes, signal }: Limits) =>
          createOpponent(slow, {
            level,
            time: time ?? 1e9,
            ...(nodes !== undefined && { unit: 1 }),
            ...(nodes !== undefined && { nodes }),
          }).play(state, { ...(signal && { signal: signal as AbortSignal }) }),
      ]),
    ),
  };
}

interface Run {
  readonly name: string;
  readonly ms: number;
  readonly calls: number;
  readonly cost: number;
  readonly answer?: Partial<Decision<unknown>> | undefined;
}

/** Runs all calls of the games with rules of this cost. */
async function* runs(
  games: readonly AnyGame[],
  cost: number,
  limitsAt: (now: () => number) => Limits,
  skips = /^$/,
): AsyncGenerator<Run, void, void> {
  for (const game of games) {
    const state = game.start({ die: () => 1, pick: <T>(items: readonly T[]) => items[0]! } as never);
    for (const [name, call] of Object.entries(callsOf(game, state))) {
      if (skips.test(name)) continue;
      yield await onVirtualClock(async (meter) => {
        const start = meter.now;
        const slow = slowed(game, cost, meter);
        let answer: Run["answer"];
        try {
          answer = (await call(
            slow,
            limitsAt(() => meter.now - start),
          )) as Run["answer"];
        } catch (error) {
          // A solver without an answer says so.
          if (!(error instanceof TycheError && /limit|sampled/.test(error.id))) throw error;
        }
        return { name: `${game.name}: ${name}`, ms: meter.now - start, calls: meter.calls, cost, answer };
      });
    }
  }
}

function lateness({ name, ms, cost }: Run, end: number): string | undefined {
  const isLate = ms > end + Math.max(BETWEEN, CALLS * cost);
  return isLate ? `${name}, ${cost} ms a call: ${ms} ms instead of ${end}` : undefined;
}

describe("with slow rules", () => {
  const costs = [
    [10, 300],
    [0.1, 300],
    [30, 300],
    [10, 20],
  ] as const;
  it.each(rows(costs, 2))("of %d ms a call, everything ends within %d ms", async (cost, time) => {
    const late = [];
    for await (const run of runs([...GAMES, ROLLED, ...HIDDEN], cost, () => ({ time }))) {
      const problem = lateness(run, Math.max(time, FIRST_DEPTH));
      if (problem) late.push(problem);
      if (run.answer?.ms !== undefined && Math.abs(run.answer.ms - run.ms) > 2 * cost + 1)
        late.push(`${run.name} says ${run.answer.ms} ms of ${run.ms}`);
    }
    expect(late).toEqual([]);
  });

  it.each(rows([[10], [0.1]], 2))("of %d ms a call, everything ends when a signal aborts", async (cost) => {
    for (const end of [0, 200]) {
      const late = [];
      const signal = (now: () => number): { readonly aborted: boolean } =>
        ({
          addEventListener() {},
          removeEventListener() {},
          get aborted() {
            return now() >= end;
          },
        }) as never;
      for await (const run of runs([...GAMES, ROLLED, ...HIDDEN], cost, (now) => ({ signal: signal(now) }))) {
        const problem = lateness(run, end);
        if (problem) late.push(problem);
        // What was not searched has no value.
        if (
          end === 0 &&
          run.answer?.nodes &&
          totalNodes(run.answer.nodes) === 0 &&
          run.answer.value !== undefined
        )
          late.push(`${run.name} has the value ${run.answer.value} without a search`);
      }
      expect(late).toEqual([]);
    }
  });

  it("a node limit counts what is called", async () => {
    const many = [];
    const quiet = GAMES.filter(({ facts }) => !facts.chance && !facts.cycles);
    for (const nodes of [1, 50]) {
      for await (const { name, calls } of runs(quiet, 1, () => ({ nodes }), /exact|solve/))
        if (calls > 3000 + 400 * nodes) many.push(`${name}: ${calls} calls for ${nodes} nodes`);
    }
    expect(many).toEqual([]);
  });
});
