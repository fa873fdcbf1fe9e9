import { afterEach, describe, expect, it, vi } from "vitest";
import { cases, rows } from "../../../../tests/cases.js";
import { decideMultiPlayer } from "../../test/decide.js";
import { ENDLESS, hiddenRing, neverOver, ring, sixOrPass, tossOrPass } from "../../test/endless-games.js";
import { pig } from "../../test/sample-games.js";
import { seededChance } from "../chance/seeded.js";
import type { Chance } from "../contract/chance.js";
import type { Decision } from "../contract/decision.js";
import type { Game, MethodOptions } from "../contract/game.js";
import { decideSync } from "../minimax/decide-sync.js";
import { search } from "../minimax/root.js";
import { createOpponent } from "../opponent/opponent.js";
import { positionOf } from "../position/adapter.js";
import { METHODS, methodsOf } from "./table.js";
import { decide } from "./think.js";

afterEach(() => vi.restoreAllMocks());

/**
 * One or several kinds of limits: a clock that advances when read, a signal that aborts at the n-th check, nodes,
 * depths.
 */
function randomLimits(chance: Chance): MethodOptions<unknown> {
  const looks = chance.die(300);
  let looked = 0;
  const all: MethodOptions<unknown>[] = [
    { nodes: chance.die(3000) },
    { time: chance.die(200) },
    {
      signal: {
        get aborted() {
          return ++looked > looks;
        },
      },
    },
    { depth: chance.die(1000), nodes: 3000 },
    { depth: chance.die(1000), deepening: false, nodes: 3000 },
    { time: 0 },
    { nodes: 1 },
  ];
  return chance.pick(all);
}

/** A clock that advances whenever it is read. */
function fakeClock(): void {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 1.5;
    return now;
  });
}

function expectAnswer(game: Game<unknown, unknown>, state: unknown, decision: Decision<unknown>): void {
  const legal = game.actions(state);
  expect(legal).toContainEqual(decision.best);
  const [low, high] = game.facts.bounds;
  for (const { action, value } of decision.actions) {
    expect(legal).toContainEqual(action);
    if (value === undefined) continue;
    expect(value).toBeGreaterThanOrEqual(low);
    expect(value).toBeLessThanOrEqual(high);
  }
}

describe("a game whose states recur", () => {
  const asked = ENDLESS.flatMap((game) =>
    METHODS.filter((method) => method.refusal(game.facts) === undefined).map(
      (method) => [game.name, method.name, game] as const,
    ),
  );

  it.each(rows(asked, 5))("%s is answered within any limit by %s", async (name, algorithm, game) => {
    const chance = seededChance(`${name} ${algorithm}`);
    const state = game.start(chance);
    fakeClock();
    const method = methodsOf(game).find((known) => known.name === algorithm)!;
    for (let i = 0; i < cases(10, 1); i++) {
      const limits = Object.fromEntries(
        Object.entries(randomLimits(chance)).filter(([limit]) => !method.unused.includes(limit as never)),
      );
      expectAnswer(game, state, await decide(game, state, { algorithm, ...limits }));
    }
  });

  it.each(rows(ENDLESS, 3).map((game) => [game.name, game] as const))(
    "%s is answered if no limit is given",
    async (_, game) => {
      const state = game.start(seededChance(1));
      expectAnswer(game, state, await decide(game, state));
      if (game.facts.hidden) return;
      expectAnswer(
        game,
        state,
        game.facts.players === 3 ? decideMultiPlayer(game, state) : decideSync(game, state),
      );
    },
  );

  it.each(rows(ENDLESS, 2).map((game) => [game.name, game] as const))(
    "%s is played at every level",
    async (_, game) => {
      const state = game.start(seededChance(1));
      for (const level of [1, 5, 10]) {
        const opponent = createOpponent(game, { level, time: 30 });
        expect(game.actions(state)).toContainEqual(await opponent.play(state));
      }
    },
  );
});

describe("values of games that may go on for ever", () => {
  it("are right if deepening converges, and report what was estimated", async () => {
    // P = 5/6 + (1 - P) / 6.
    const found = await decide(pig(100), [99, 99, 0, 0], { depth: 100 });
    expect(found.value).toBeCloseTo(6 / 7, 12);
    expect(found).toMatchObject({ solved: false, stopped: "depth" });
    // P = 1/6 + 5/6 (1 - P), where passing is worth 1 - P.
    const six = decideSync(sixOrPass, { player: 0 }, { depth: 200 });
    expect(six.value).toBeCloseTo(6 / 11, 12);
    expect(six.best).toBe("throw");
    expect(six.approximations).toContainEqual({ kind: "horizon" });
    expect(decideSync(tossOrPass, { player: 1 }).value).toBe(0.5);
  });

  it("name long paths as an approximation if no shorter depth is known", () => {
    const found = decideSync(sixOrPass, { player: 0 }, { depth: 1000, deepening: false });
    expect(found.approximations).toContainEqual({ kind: "path" });
    expect(found.actions[0]).toMatchObject({ action: "throw", bound: "estimate" });
    expect(found.value).toBeCloseTo(6 / 11, 12);
  });

  it("are the same when positions are searched", () => {
    const { facts } = sixOrPass;
    for (const options of [{ depth: 1000, deepening: false }, { time: 1 }, { nodes: 7 }]) {
      const report = search(positionOf(sixOrPass, { player: 0 }), { facts, ...options });
      expect(report.rows).toHaveLength(2);
    }
  });

  it("of playouts without an end are the middle of the bounds", async () => {
    const found = await decide(neverOver, { player: 0 }, { algorithm: "mcts", settings: { simulations: 3 } });
    expect(found.value).toBe(0.5);
    expect(found.approximations.map(({ kind }) => kind)).toEqual(["horizon", "unjudged", "sampled"]);
  });
});

describe("work after a limit is reached", () => {
  const GAMES = [
    ring("ring", {}, 4001, 5),
    ring("wide ring", {}, 997, 60),
    ring("ring without chance", { chance: false }, 5003, 6),
    ring("ring of one", { players: 1, zeroSum: false }, 3001, 5),
    ring("ring of three", { players: 3 }, 3001, 5),
    hiddenRing,
  ] as unknown as readonly Game<unknown, unknown>[];

  /** Plays at the first depth and at the first check of the rules, which run whatever the time limit. */
  const MOST = 2000;
  /** An equilibrium also visits a small game to its end. */
  const MOST_VISITED = 2000;

  const asked = GAMES.flatMap((game) =>
    METHODS.filter((method) => method.refusal(game.facts) === undefined).map(
      (method) => [game.name, method.name, game] as const,
    ),
  );

  it.each(rows(asked, 5))("is little in %s by %s", async (name, algorithm, rules) => {
    const chance = seededChance(`work ${name} ${algorithm}`);
    const method = methodsOf(rules).find((known) => known.name === algorithm)!;
    for (let i = 0; i < cases(10, 2); i++) {
      let plays = 0;
      let struckAt = chance.die(800);
      const stop = new AbortController();
      // Time is the number of rule calls: nothing here depends on the machine.
      vi.spyOn(performance, "now").mockImplementation(() => plays);
      const game: Game<unknown, unknown> = {
        ...rules,
        play: (...played) => {
          if (++plays === struckAt && byHand) stop.abort();
          return rules.play(...played);
        },
      };
      const byHand = chance.die(2) === 1;
      if (chance.die(8) === 1) struckAt = 1;
      const limits: MethodOptions<unknown> = byHand ? { signal: stop.signal } : { time: struckAt };
      const state = game.start(chance);
      const decision = await decide(game, state, {
        algorithm,
        ...limits,
        ...(chance.die(2) === 1 && { rank: "all" }),
        ...(!method.unused.includes("depth") && chance.die(3) === 1 && { depth: 40 }),
      });
      expectAnswer(rules, state, decision);
      expect(decision.stopped).toBe(byHand ? "abort" : "time");
      expect(plays - struckAt, `${JSON.stringify(limits)} of ${i}`).toBeLessThan(
        algorithm === "equilibrium" ? MOST + MOST_VISITED : MOST,
      );
    }
  });
});

it("the first check of the rules stops early in a long and wide game", async () => {
  const rules = ring("very wide ring", {}, 997, 4000);
  let listed = 0;
  const game = {
    ...rules,
    actions: (state: { player: number; at: number }) => {
      listed++;
      return rules.actions(state);
    },
  };
  await decide(game, rules.start(seededChance(1)), { nodes: 1 });
  expect(listed).toBeLessThan(40);
});
