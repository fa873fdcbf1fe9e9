/** Random games with slow rules on a virtual clock, which every call of a rule moves on. */
import { vi } from "vitest";
import { mix32, sfc32 } from "../src/chance/sfc32.js";
import type { Chance } from "../src/contract/chance.js";
import { type Game, OVER } from "../src/contract/game.js";

/** What the rules of a game cost so far: milliseconds on the virtual clock, and calls. */
export interface Meter {
  now: number;
  calls: number;
}

/** Runs with a virtual clock instead of the machine's. */
export async function onVirtualClock<Result>(run: (meter: Meter) => Promise<Result>): Promise<Result> {
  const meter: Meter = { now: 5000, calls: 0 };
  const spy = vi.spyOn(performance, "now").mockImplementation(() => meter.now);
  try {
    return await run(meter);
  } finally {
    spy.mockRestore();
  }
}

/** The same game, each call of whose rules takes `cost` milliseconds. */
export function slowed<State, Action, View>(
  game: Game<State, Action, View>,
  cost: number,
  meter: Meter,
): Game<State, Action, View> {
  const slow = (value: unknown): unknown => {
    if (typeof value === "function")
      return (...given: unknown[]) => {
        meter.now += cost;
        meter.calls++;
        return value(...given);
      };
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, slow(part)]));
  };
  return { ...(slow({ ...game, facts: undefined }) as typeof game), facts: game.facts };
}

interface RandomState {
  readonly at: number;
  readonly ply: number;
}

/** A random tree: any number of players, few or many actions, chance of every kind or none, ends at any depth. */
export function randomSlowGame(seed: string): Game<RandomState, number> {
  const next = sfc32(seed);
  const below = (count: number): number => next() % count;
  const players = 1 + below(3);
  const width = [2, 3, 8, 40][below(4)]!;
  const plies = [3, 8, 40, 300][below(4)]!;
  const draws = below(7);
  const judges = below(2) === 0;
  const cycles = below(4) === 0;
  const at = (state: RandomState): number => mix32(state.at + 31 * state.ply) >>> 0;
  const drawn = (chance: Chance): number => {
    if (draws === 0) return chance.die(6);
    if (draws === 1) return chance.dice(2, 6).reduce((sum, die) => 7 * sum + die, 0);
    if (draws === 2) return chance.shuffle([1, 2, 3, 4, 5, 6, 7]).reduce((sum, card) => 8 * sum + card, 0);
    if (draws === 3) return [5, 5, 5, 5].reduce((sum, sides) => sides * sum + chance.die(sides), 0);
    return 0;
  };
  const payoffs = (state: RandomState): number[] => {
    const first = (at(state) % 101) / 100;
    return players === 2
      ? [first, 1 - first]
      : Array.from({ length: players }, (_, i) => (first * (i + 1)) % 1);
  };
  return {
    name: `slow ${seed}`,
    facts: { players, zeroSum: players === 2, bounds: [0, 1], cycles, chance: draws < 4 },
    start: () => ({ at: 1, ply: 0 }),
    turn: ({ ply }) => (ply >= plies && !cycles ? OVER : ply % players),
    actions: (state) => Array.from({ length: 1 + (at(state) % width) }, (_, i) => i),
    play(state, action, chance) {
      const after = mix32(at(state) * 41 + action) >>> 0;
      // Every fifth action draws, so that all kinds of nodes occur.
      const draw = after % 5 === 0 ? drawn(chance) : 0;
      const ply = cycles ? (state.ply + 1) % plies : state.ply + 1;
      return { at: (after + draw) % (cycles ? 1000 : 2 ** 31), ply };
    },
    payoff: payoffs,
    ...(judges && players < 3 && { evaluators: { default: (state: RandomState) => payoffs(state)[0]! } }),
    ...(judges && players === 3 && { vectorEvaluators: { default: payoffs } }),
  };
}
