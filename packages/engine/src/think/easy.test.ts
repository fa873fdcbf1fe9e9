/** The defaults of `decide` for a single action, and for games without an evaluator. */
import { describe, expect, it } from "vitest";
import { type PigState, pig, ticTacToe } from "../../test/sample-games.js";
import type { Facts } from "../contract/facts.js";
import { type Game, OVER } from "../contract/game.js";
import { valueFor } from "../contract/sides.js";
import { decide } from "./think.js";

const START: PigState = [0, 0, 0, 0];

describe("a single action", () => {
  const judged = { ...pig(50), evaluators: { default: () => 0.5 } };

  it.each([
    { time: 60_000 },
    { nodes: 1e9 },
    { time: 60_000, algorithm: "mcts" },
    { algorithm: "mcts", settings: { simulations: 1e9 } },
  ])("is returned at once if there is a limit to use up: %o", async (options) => {
    const decision = await decide(judged, START, options);
    expect(decision).toMatchObject({ best: "roll", stopped: "forced", depth: 0, solved: false });
    expect(decision.actions).toEqual([
      { action: "roll", certainty: { kind: "absent" }, depth: 0, method: decision.algorithm },
    ]);
    expect(decision.nodes).toEqual({ decision: 0, chance: 0, leaf: 0 });
    expect("value" in decision).toBe(false);
    expect(valueFor(judged.facts, 0, decision)).toBe(undefined);
  });

  it.each([{ depth: 3 }, { nodes: 2000, rank: "all" as const }, { nodes: 2000, outcomes: true }])(
    "is searched if its value is requested: %o",
    async (options) => {
      const { depth, stopped } = await decide(judged, START, options);
      expect(depth).toBeGreaterThan(0);
      expect(stopped).not.toBe("forced");
    },
  );
});

/**
 * Two players race over 30 fields with one die, on one of two roads; the second is much longer. There is no
 * evaluator.
 */
const RACE: Facts = { players: 2, zeroSum: true, bounds: [0, 1], cycles: false, chance: true };
type Race = readonly [first: number, second: number, player: number];
const race: Game<Race, "near" | "far"> = {
  name: "race",
  facts: RACE,
  start: () => [30, 30, 0],
  turn: ([first, second, player]) => (first <= 0 || second <= 0 ? OVER : player),
  actions: ([first, second]) => (first <= 0 || second <= 0 ? [] : ["far", "near"]),
  play([first, second, player], road, chance) {
    const go = chance.die(road === "near" ? 6 : 2);
    return player === 0 ? [first - go, second, 1] : [first, second - go, 0];
  },
  payoff: ([first]) => (first <= 0 ? [1, 0] : [0, 1]),
};

describe("a game without an evaluator", () => {
  it("is simulated to its end if a search does not reach it", async () => {
    const decision = await decide(race, [30, 30, 0], { nodes: 60_000 });
    expect(decision).toMatchObject({ algorithm: "mcts", best: "near" });
    // A search values all alike, and reports it.
    const search = await decide(race, [30, 30, 0], { depth: 3, algorithm: "star2" });
    for (const { value } of search.actions) expect(value).toBeCloseTo(0.5, 12);
    expect(search.approximations).toEqual([{ kind: "horizon" }, { kind: "unjudged" }]);
  });

  it("is solved near the end, by the search that fits its facts", async () => {
    const found = await decide(race, [3, 30, 0], { nodes: 60_000 });
    expect(found).toMatchObject({ algorithm: "star2", solved: true, best: "near", approximations: [] });
    const whole = await decide(ticTacToe, ticTacToe.start(undefined as never), { nodes: 1_000_000 });
    expect(whole).toMatchObject({ algorithm: "alpha-beta", solved: true, value: 0 });
  });

  it("with a depth, or without a limit, is searched as requested", async () => {
    expect(await decide(race, [30, 30, 0], { depth: 2 })).toMatchObject({
      algorithm: "star2",
      approximations: [{ kind: "horizon" }, { kind: "unjudged" }],
    });
    expect(await decide(race, [3, 3, 0])).toMatchObject({ algorithm: "star2", solved: true });
  });

  it("is simulated with three players too, each for its own payoff", async () => {
    const facts: Facts = { players: 3, zeroSum: true, bounds: [0, 1], cycles: false, chance: true };
    const three: Game<readonly number[], number> = {
      name: "three",
      facts,
      start: () => [20, 20, 20, 0],
      turn: (state) => (Math.min(...state.slice(0, 3)) <= 0 ? OVER : state[3]!),
      actions: (state) => (Math.min(...state.slice(0, 3)) <= 0 ? [] : [2, 6]),
      play: (state, sides, chance) =>
        state.map((left, i) => (i === 3 ? (left + 1) % 3 : i === state[3] ? left - chance.die(sides) : left)),
      payoff: (state) => [0, 1, 2].map((player) => (state[player]! <= 0 ? 1 : 0)),
    };
    const decision = await decide(three, [20, 20, 20, 1], { nodes: 60_000 });
    expect(decision).toMatchObject({ algorithm: "mcts", best: 6, side: 1 });
    const all = [0, 1, 2].map((player) => valueFor(facts, player, decision)!);
    expect(all.reduce((sum, value) => sum + value)).toBeCloseTo(1, 9);
    expect(all[1]).toBe(decision.value);
  });
});

it("valueFor reports what a decision knows of each player, and nothing else", () => {
  expect([0, 1].map((player) => valueFor(RACE, player, { value: 0.7 }))).toEqual([0.7, 1 - 0.7]);
  const three: Facts = { ...RACE, players: 3 };
  expect([0, 1, 2].map((player) => valueFor(three, player, { value: 0.7, side: 2 }))).toEqual([
    undefined,
    undefined,
    0.7,
  ]);
  expect([0, 1].map((player) => valueFor(three, player, { value: 0.7 }))).toEqual([0.7, undefined]);
});

it("omitted facts are false", async () => {
  const told: Facts = { ...RACE, cycles: true, cooperative: false, hidden: false };
  const { cooperative: _, hidden: __, ...fewer } = told;
  const [first, second] = await Promise.all(
    [fewer, told].map((facts) => decide({ ...pig(20), facts }, [5, 8, 6, 1], { depth: 3, rank: "all" })),
  );
  expect(first!.actions).toHaveLength(2);
  expect(first).toEqual({ ...second, ms: first!.ms });
});
