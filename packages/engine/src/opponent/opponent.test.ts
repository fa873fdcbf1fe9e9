import { MessageChannel } from "node:worker_threads";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { highCard } from "../../test/high-card.js";
import { pig, ticTacToe } from "../../test/sample-games.js";
import { seededChance } from "../chance/seeded.js";
import type { Decision } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import { type Game, type Method, OVER } from "../contract/game.js";
import "../development.js";
import { methodNamed } from "../think/table.js";
import { decide } from "../think/think.js";
import { measureUnit } from "../think/unit.js";
import { connect } from "../threads/connect.js";
import type { Port } from "../threads/port.js";
import { serve } from "../threads/serve.js";
import { LEVELS, levelOf } from "./levels.js";
import { createOpponent } from "./opponent.js";
import { softChoice } from "./soft-choice.js";

const FACTS: Facts = { players: 2, zeroSum: true, bounds: [0, 1], cycles: false, chance: true };
const EMPTY = ticTacToe.start(undefined as never);

/** A decision with these values, best first. */
const valued = (...values: number[]): Decision<number> =>
  ({
    actions: values.map((value, action) => ({ action, value, bound: "exact", depth: 1, method: "" })),
  }) as never;

/** How often each action is chosen in 4000 draws. */
function shares(decision: Decision<number>, temperature: number, player = 0): number[] {
  const chance = seededChance("shares");
  const counts = decision.actions.map(() => 0);
  for (let i = 0; i < 4000; i++) counts[softChoice(FACTS, player, decision, temperature, chance)]!++;
  return counts.map((count) => count / 4000);
}

describe("a soft choice", () => {
  it("weighs actions by exp(-loss / temperature), and never takes an absurd one", () => {
    const weights = [1, Math.exp(-0.5), Math.exp(-2), 0];
    const sum = weights.reduce((total, weight) => total + weight);
    const found = shares(valued(0.9, 0.8, 0.5, 0.2), 0.2);
    for (const [i, weight] of weights.entries())
      expect(Math.abs(found[i]! - weight / sum)).toBeLessThan(0.03);
    expect(found[3]).toBe(0);
  });

  it("is the same for a minimising player", () => {
    expect(shares(valued(0.1, 0.2, 0.5, 0.8), 0.2, 1)).toEqual(shares(valued(0.9, 0.8, 0.5, 0.2), 0.2));
  });

  it("takes the best action at temperature 0, with ties broken at random", () => {
    const [first, second, third] = shares(valued(0.5, 0.5, 0.4), 0);
    expect(third).toBe(0);
    expect(Math.abs(first! - second!)).toBeLessThan(0.06);
  });

  it("ignores actions that were searched less deeply than the best", () => {
    const { actions } = valued(0.5, 0.5, 0.5);
    const decision = {
      actions: [
        actions[0]!,
        { ...actions[1]!, depth: 0, bound: "lower" as const },
        { ...actions[2]!, bound: "upper" as const },
      ],
    };
    expect(shares(decision as never, 1)).toEqual([1, 0, 0]);
  });
});

describe("an opponent", () => {
  const ports: { close(): void }[] = [];
  afterEach(() => {
    for (const port of ports.splice(0)) port.close();
  });

  /** Payoff of the first player in a game between two levels. */
  async function playTicTacToe(first: number, second: number, seed: number): Promise<number> {
    const seats = [first, second].map((level, seat) =>
      createOpponent(ticTacToe, { level, seed: `${seed} ${seat}`, nodes: 20_000, time: 1e9 }),
    );
    let state = EMPTY;
    for (let turn = ticTacToe.turn(state); turn !== OVER; turn = ticTacToe.turn(state)) {
      const action = await seats[turn]!.play(state);
      expect(ticTacToe.actions(state)).toContain(action);
      state = ticTacToe.play(state, action, undefined as never);
    }
    return ticTacToe.payoff(state)[0]!;
  }

  it("of level 10 does not lose tic-tac-toe to itself, and beats beginners", async () => {
    let sum = 0;
    for (let seed = 0; seed < cases(6, 1); seed++) {
      expect(await playTicTacToe(10, 10, seed)).toBe(0);
      sum += (await playTicTacToe(10, 1, seed)) - (await playTicTacToe(1, 10, seed));
    }
    expect(sum).toBeGreaterThan(cases(3, 0));
  });

  it("plays the same for the same seed, and differently for others", async () => {
    const moves = async (seed: number): Promise<number[]> => {
      const opponent = createOpponent(ticTacToe, { level: 2, seed, time: 1e9 });
      const made: number[] = [];
      for (let i = 0; i < 6; i++) made.push(await opponent.play(EMPTY));
      return made;
    };
    expect(await moves(1)).toEqual(await moves(1));
    expect(new Set((await Promise.all([1, 2, 3, 4].map(moves))).map(String)).size).toBeGreaterThan(1);
  });

  it("answers at once if there is a single action, and rejects a game that is over", async () => {
    const opponent = createOpponent(pig(50), { time: 1e9 });
    expect(await opponent.play([0, 0, 0, 0])).toBe("roll");
    await expect(opponent.play([50, 0, 0, 0])).rejects.toThrow("the game is over here");
    expect(() => createOpponent(pig(50), { level: 0 })).toThrow("A level is a number from 1 to 10, not 0");
    expect(() => createOpponent(pig(50), { level: Number.NaN })).toThrow("not NaN");
  });

  it("gives hints with the value of every action, and ponders until it is called", async () => {
    const opponent = createOpponent(ticTacToe, { level: 1, nodes: 1_000_000, time: 1e9 });
    opponent.ponder(EMPTY);
    const hint = await opponent.hint([1, 1, 0, 2, 2, 0, 0, 0, 0]);
    expect(hint).toMatchObject({ best: 2, solved: true, value: 1 });
    expect(hint.actions).toHaveLength(5);
    opponent.ponder([1, 0, 0, 0, 0, 0, 0, 0, 0]);
    await opponent.rest();
  });

  it("thinks in a worker, and sees no more than the player to move in games with hidden information", async () => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1);
    serve(port1 as Port, [ticTacToe, highCard] as never);
    const worker = connect(port2 as Port);
    const opponent = createOpponent(ticTacToe, { worker, nodes: 20_000, time: 1e9 });
    expect(await opponent.play([1, 1, 0, 2, 2, 0, 0, 0, 0])).toBe(2);
    expect(() => createOpponent(ticTacToe, { worker, evaluator: () => 0 })).toThrow(
      "A function cannot be sent",
    );
  });

  it("reads a game's table only at levels that do not err, here and in a worker", async () => {
    const asked: string[] = [];
    const game = {
      ...ticTacToe,
      tabled: (state: typeof EMPTY) => {
        asked.push("table");
        return ticTacToe.actions(state).map((action) => ({ action, value: 0 }));
      },
    };
    const { port1, port2 } = new MessageChannel();
    ports.push(port1);
    serve(port1 as Port, [game] as never);
    for (const engine of [{}, { worker: connect(port2 as Port) }])
      for (const [temperature, isRead] of [
        [0.1, false],
        [0, true],
      ] as const) {
        asked.length = 0;
        await createOpponent(game, { ...engine, level: 5, temperature, nodes: 200 }).play(EMPTY);
        expect(asked.length > 0).toBe(isRead);
      }
  });

  it("leaves the rules to its worker: here it only asks who moves, the actions, and for a win at once", async () => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1);
    serve(port1 as Port, [pig(50)] as never);
    const calls: Record<string, number> = {};
    const counted = Object.fromEntries(
      Object.entries(pig(50)).map(([name, rule]) => {
        if (typeof rule !== "function") return [name, rule];
        const counting = (...given: unknown[]): unknown => {
          calls[name] = (calls[name] ?? 0) + 1;
          return (rule as (...all: unknown[]) => unknown)(...given);
        };
        return [name, counting];
      }),
    ) as unknown as ReturnType<typeof pig>;
    const options = { level: 3, time: Number.POSITIVE_INFINITY, seed: 2 };
    const opponent = createOpponent(counted, { ...options, worker: connect(port2 as Port) });
    const alone = createOpponent(pig(50), options);
    const state = [30, 20, 12, 0] as const;
    const moves = 8;
    for (let i = 0; i < moves; i++) expect(await opponent.play(state)).toBe(await alone.play(state));
    // One of the two actions is the best, and is tried in case it wins.
    expect(calls).toEqual({ actions: moves, play: moves, turn: expect.any(Number) });
    expect(calls.turn).toBeLessThanOrEqual(4 * moves);
    await expect(opponent.play([50, 0, 0, 0])).rejects.toThrow("the game is over here");
  });

  it("has default levels with falling temperatures", () => {
    const levels = LEVELS.map((level) => levelOf(ticTacToe, level));
    const temperatures = levels.map(({ temperature }) => temperature);
    expect(temperatures).toEqual([...temperatures].sort((a, b) => b - a));
    expect(temperatures.at(-1)).toBe(0);
  });

  it("takes the game's own levels, and all its time at level 10 only", async () => {
    const asked: unknown[] = [];
    const method = methodNamed("alpha-beta", ticTacToe);
    const spy: typeof method = {
      ...method,
      think(game, state, options) {
        const { nodes, depth, time, rank } = options;
        asked.push({ nodes, depth, time, rank });
        return method.think(game, state, { ...options, depth: 1 });
      },
    };
    const levels = LEVELS.map((level) => ({ nodes: 100 * level, depth: level, temperature: 10 - level }));
    const game = { ...ticTacToe, methods: [spy], levels };
    for (const options of [{ level: 3 }, { level: 10 }, { level: 10, time: 1e9, nodes: 7 }])
      await createOpponent(game, options).play(EMPTY);
    await createOpponent(game, { level: 10, time: Number.POSITIVE_INFINITY }).play(EMPTY);
    expect(asked).toEqual([
      { nodes: 300, depth: 3, time: 1000, rank: "all" },
      { nodes: undefined, depth: undefined, time: 1000, rank: "best" },
      { nodes: 7, depth: undefined, time: 1e9, rank: "best" },
      { nodes: 1000, depth: 10, time: Number.POSITIVE_INFINITY, rank: "best" },
    ]);
    expect(() => createOpponent({ ...ticTacToe, levels: levels.slice(9) })).toThrow(
      "tic-tac-toe: a game has 2 to 20 levels or none of its own, not 1.",
    );
  });

  it("takes the evaluator, method and settings of its level, unless others are given", async () => {
    const asked: unknown[] = [];
    const spy = (name: string, settings: Method["settings"]): Method<never, never> => ({
      ...methodNamed("alpha-beta", ticTacToe as never),
      name,
      settings,
      async *think(game, state, { settings, evaluator, ...options }) {
        asked.push([name, evaluator, settings]);
        yield* methodNamed("alpha-beta", game).think(game, state, { ...options, depth: 1 });
      },
    });
    const methods = [spy("first", []), spy("second", [{ name: "sees", help: "", takes: "text" }])];
    const level = { evaluator: "low", algorithm: "second", settings: { sees: "all" }, temperature: 0 };
    const evaluators = { default: () => 0, low: () => 0, high: () => 1 };
    const game = { ...ticTacToe, evaluators, methods, levels: LEVELS.map(() => level) } as never;
    const time = 1e9;
    for (const options of [{ time }, { time, evaluator: "high" }, { time, algorithm: "first" }])
      await createOpponent(game, options).play(EMPTY as never);
    await createOpponent(game, { time }).hint(EMPTY as never);
    expect(asked).toEqual([
      ["second", "low", { sees: "all" }],
      ["second", "high", { sees: "all" }],
      ["first", "low", undefined],
      ["second", "low", { sees: "all" }],
    ]);
  });

  it("errs in proportion to the stakes", async () => {
    // Naming n pays n times the stakes.
    const naming = (stakes: number) =>
      ({
        name: "naming",
        facts: { ...FACTS, players: 1, bounds: [0, 4 * stakes], chance: false },
        start: () => [-1],
        turn: ([named]: number[]) => (named! < 0 ? 0 : OVER),
        actions: ([named]: number[]) => (named! < 0 ? [0, 1, 2, 3, 4] : []),
        play: (_: number[], action: number) => [action],
        payoff: ([named]: number[]) => [stakes * named!],
        levels: LEVELS.map(() => ({ temperature: 1 })),
        stakes: () => stakes,
      }) as never;
    const named = async (stakes: number): Promise<unknown[]> => {
      const found = [];
      for (let seed = 0; seed < 40; seed++)
        found.push(await createOpponent(naming(stakes), { level: 3, seed, time: 1e9 }).play([-1] as never));
      return found;
    };
    const single = await named(1);
    expect(await named(64)).toEqual(single);
    expect(new Set(single).size).toBeGreaterThan(2);
    const units = [1, 64].map((stakes) => measureUnit(naming(stakes)));
    expect(await units[1]).toBeCloseTo((await units[0])!, 12);
  });

  it("sees nine of ten immediate wins, whatever its temperature", async () => {
    const levels = LEVELS.map(() => ({ nodes: 150, temperature: 1e9 }));
    // Player 1 can win with one of six actions, so that player 0's side would give a wrong result.
    const state = [1, 1, 0, 2, 2, 0, 1, 0, 0];
    expect(ticTacToe.turn(state)).toBe(1);
    let wins = 0;
    const tries = cases(300, 100);
    for (let seed = 0; seed < tries; seed++)
      if ((await createOpponent({ ...ticTacToe, levels }, { level: 1, seed }).play(state)) === 5) wins++;
    // 0.9 seen, and a quarter of the rest by chance.
    expect(Math.abs(wins / tries - 0.925)).toBeLessThan(0.05);
  });
});

it("the unit of a game is the average cost of a random action", async () => {
  // Naming 0 to 4 pays that much at once: a random action costs 2 on average.
  const naming = {
    name: "naming",
    facts: { ...FACTS, players: 1, bounds: [0, 4], chance: false } as Facts,
    start: () => [-1],
    turn: ([named]: number[]) => (named! < 0 ? 0 : OVER),
    actions: ([named]: number[]) => (named! < 0 ? [0, 1, 2, 3, 4] : []),
    play: (_: number[], action: number) => [action],
    payoff: ([named]: number[]) => [named!],
  };
  expect(await measureUnit(naming as never)).toBeCloseTo(2, 12);
});

describe("the unit measurement", () => {
  afterEach(() => vi.restoreAllMocks());

  /** A game with this many actions per decision that counts its rule calls. */
  function counted(width: number): {
    readonly game: Game<readonly number[], number>;
    readonly runs: () => number;
  } {
    let runs = 0;
    const game: Game<readonly number[], number> = {
      name: `counted ${width}`,
      facts: { ...FACTS, chance: false },
      start: () => [],
      turn: ({ length }) => (length === 6 ? OVER : length % 2),
      actions: () => Array.from({ length: width }, (_, i) => i),
      play: (state, action) => {
        runs++;
        return [...state, action];
      },
      payoff: (state) => {
        const first =
          state.reduce((sum, action, i) => sum + (i % 2 === 0 ? action : width - action), 0) % width;
        return [first / width, 1 - first / width];
      },
    };
    return { game, runs: () => runs };
  }

  /** A clock that advances with every run of a rule, and a little whenever it is read. */
  function fakeClock(runs: () => number): void {
    let reads = 0;
    vi.spyOn(performance, "now").mockImplementation(() => 0.1 * runs() + 0.01 * ++reads);
  }

  it("fits into the time of a move, and continues at the next", async () => {
    const whole = counted(20);
    const unit = await measureUnit(whole.game);
    expect(whole.runs()).toBeGreaterThan(4000);
    const { game, runs } = counted(20);
    const slow = counted(20);
    fakeClock(() => runs() + slow.runs());
    const opponent = createOpponent(game, { level: 3, time: 60 });
    expect(game.actions([])).toContain(await opponent.play([]));
    expect(runs()).toBeLessThan(1000);
    // This time is enough for only part of the games.
    for (let i = 0; i < 40; i++) await opponent.play([]);
    const before = runs();
    await opponent.play([]);
    // The search of a move alone, until all actions can be compared.
    expect(runs() - before).toBeLessThan(1000);
    expect(await measureUnit(game, { time: 0 })).toBeGreaterThan(unit! / 3);
    // With enough time for one search per call the result is the same as without a limit.
    for (let i = 0; i < 40; i++) await measureUnit(slow.game, { time: 4000 });
    expect(await measureUnit(slow.game, { time: 0 })).toBe(unit);
  });

  it("stops at a signal", async () => {
    for (const looks of [0, 1, 5, 50]) {
      const { game, runs } = counted(100);
      let looked = 0;
      const signal = {
        addEventListener() {},
        get aborted() {
          return ++looked > looks;
        },
      } as unknown as AbortSignal;
      const action = await createOpponent(game, { level: 3, time: 1e9 }).play([], { signal });
      expect(game.actions([])).toContain(action);
      expect(runs()).toBeLessThan(2500);
    }
  });

  it("can be passed as an option", async () => {
    const { game, runs } = counted(20);
    const unit = await measureUnit(counted(20).game);
    const played = await createOpponent(game, { level: 3, time: 1e9, seed: 5, unit: unit! }).play([]);
    expect(runs()).toBeLessThan(2500);
    expect(await createOpponent(counted(20).game, { level: 3, time: 1e9, seed: 5 }).play([])).toBe(played);
  });

  it("is undefined if there was no time for it, and the same for two concurrent calls", async () => {
    const { game } = counted(20);
    expect(await measureUnit(game, { time: 0 })).toBe(undefined);
    const [one, other] = await Promise.all([measureUnit(game), measureUnit(game)]);
    expect(one).toBe(other);
    expect(one).toBeGreaterThan(0);
  });
});

describe("an opponent is refused when it is made", () => {
  it.each([
    ["no game", undefined, {}, "A game is needed, an object with name, facts and rules, not undefined."],
    ["a name of a game", "pig", {}, 'A game is needed, an object with name, facts and rules, not "pig".'],
    ["an object without a name", {}, {}, "A game needs a name"],
    ["a misspelt method", ticTacToe, { algorithm: "mtcs" }, 'There is no algorithm "mtcs" here: use one of'],
    ["a misspelt evaluator", ticTacToe, { evaluator: "defualt" }, 'has no evaluator "defualt"'],
  ])("%s", (_, game, options, sentence) => {
    expect(() => createOpponent(game as typeof ticTacToe, options)).toThrow(sentence);
  });

  it("and what is right is not", () => {
    for (const options of [{}, { algorithm: "mcts" }, { evaluator: "default" }, { evaluator: () => 0 }])
      expect(createOpponent(ticTacToe, options)).toBeDefined();
  });
});

it("decisions without a game are refused with one sentence", async () => {
  const bare = decide as () => Promise<unknown>;
  await expect((async () => bare())()).rejects.toThrow("A game is needed");
});
