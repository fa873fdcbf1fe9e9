import {
  luckOf,
  MatchError,
  type Player,
  playGame,
  playSeries,
  randomPlayer,
  StoppedError,
  scheduleOf,
} from "@tyche/arena";
import { type Game, OVER, seededChance } from "@tyche/engine";
import { RunningMean, shareOf } from "@tyche/engine/statistics";
import { describe, expect, it } from "vitest";

interface Race {
  readonly points: readonly [number, number];
  readonly turn: number;
  readonly seen: readonly number[];
}

const FACTS = {
  players: 2,
  zeroSum: true,
  cooperative: false,
  bounds: [-1, 1],
  cycles: false,
  chance: true,
  hidden: false,
} as const;

/** Players in turn roll one or two dice; the higher sum after ten turns wins. Two dice cost 3. */
const race: Game<unknown, unknown> = {
  name: "race",
  facts: FACTS,
  start: () => ({ points: [0, 0], turn: 0, seen: [] }) satisfies Race,
  turn: (state) => ((state as Race).turn === 10 ? OVER : (state as Race).turn % 2),
  actions: () => [1, 2],
  play(state, action, chance) {
    const { points, turn, seen } = state as Race;
    const own = action === 1 ? chance.die(6) : chance.die(6) + chance.die(6) - 3;
    const next =
      turn % 2 === 0 ? ([points[0] + own, points[1]] as const) : ([points[0], points[1] + own] as const);
    return { points: next, turn: turn + 1, seen: [...seen, own] };
  },
  payoff(state) {
    const [a, b] = (state as Race).points;
    return a > b ? [1, -1] : a < b ? [-1, 1] : [0, 0];
  },
};

/** Guess a die before it is rolled. */
const guess: Game<unknown, unknown> = {
  ...race,
  name: "guess",
  facts: { ...FACTS, players: 1, bounds: [0, 1] },
  start: () => ({ guessed: 0, die: 0 }),
  turn: (state) => ((state as { die: number }).die === 0 ? 0 : OVER),
  actions: () => [1, 2, 3, 4, 5, 6],
  play: (_state, action, chance) => ({ guessed: action, die: chance.die(6) }),
  payoff: (state) => {
    const { guessed, die } = state as { guessed: number; die: number };
    return [guessed === die ? 1 : 0];
  },
};

const always = (action: unknown, name = "always"): Player => ({ name, choose: () => action });

describe("luck", () => {
  it("gives the same turn the same dice, whatever earlier turns have drawn", () => {
    const [one, other] = [luckOf("x"), luckOf("x")];
    for (let i = 0; i < 5; i++) one.chance(0).die(6);
    for (let turn = -1; turn < 50; turn++)
      expect(one.chance(turn).die(1e6)).toBe(other.chance(turn).die(1e6));
    expect(luckOf("y").chance(0).die(1e9)).not.toBe(one.chance(0).die(1e9));
  });

  it("spreads its units evenly, within a game and from game to game", () => {
    const bins = new Array<number>(20).fill(0);
    let product = 0;
    for (let gameNumber = 0; gameNumber < 400; gameNumber++) {
      const luck = luckOf(`game ${gameNumber}`);
      for (let i = 0; i < 50; i++) {
        const unit = luck.unit(i);
        bins[Math.floor(20 * unit)]!++;
        product += (unit - 0.5) * (luck.unit(i + 1) - 0.5);
      }
    }
    const square = bins.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // Chi-square with 19 degrees of freedom: 99.9 % lie below 43.8.
    expect(square).toBeLessThan(43.8);
    // A correlation of 0 between neighbours, within four standard deviations.
    expect(Math.abs((12 * product) / 20_000)).toBeLessThan(4 / Math.sqrt(20_000));
  });
});

describe("a game", () => {
  it("is the same again with the same seed, and another with another", async () => {
    const payoffs = async (seed: string) =>
      Promise.all(
        Array.from({ length: 30 }, (_, i) =>
          playGame(race, [randomPlayer(), randomPlayer()], { seed: `${seed} ${i}` }),
        ),
      );
    expect(await payoffs("a")).toEqual(await payoffs("a"));
    expect(await payoffs("a")).not.toEqual(await payoffs("b"));
  });

  it("gives all players the same dice in a turn", async () => {
    const seen: unknown[] = [];
    const watcher: Player = { ...always(1), observe: ({ view }) => void seen.push(view) };
    await playGame(race, [watcher, always(1)], { seed: "s" });
    const first = (seen.at(-1) as Race).seen;
    await playGame(race, [always(1), { ...watcher, name: "other" }], { seed: "s" });
    expect((seen.at(-1) as Race).seen).toEqual(first);
    expect(first).toHaveLength(9);
  });

  it("never lets a player know the die: one guess in six is right", async () => {
    let right = 0;
    for (let i = 0; i < 600; i++) {
      // The player assumes that its seed is what the die is drawn from.
      let die = 0;
      const thief: Player = {
        name: "thief",
        begin: (_seat, seed) => {
          die = luckOf(seed).chance(0).die(6);
        },
        choose: () => die,
      };
      right += (await playGame(guess, [thief], { seed: `die ${i}` })).payoffs[0]!;
    }
    const { low, high } = shareOf(right, 600);
    expect(low).toBeLessThan(1 / 6);
    expect(high).toBeGreaterThan(1 / 6);
  });

  it("refuses an illegal action, and accepts an equal one for the legal one", async () => {
    const players = [always(3, "cheat"), always(1)];
    await expect(playGame(race, players, { seed: "s" })).rejects.toThrow(MatchError);
    await expect(playGame(race, players, { seed: "s" })).rejects.toThrow(/cheat plays 3 in race/);
    await expect(playGame(race, [always(1)], { seed: "s" })).rejects.toThrow(/2 seats, not 1/);
  });

  it("is cut off if it would never end", async () => {
    const endless = { ...race, facts: { ...FACTS, cycles: true, bounds: [0, 4] as const }, turn: () => 0 };
    const result = await playGame(endless, [always(1), always(1)], { seed: "s", most: 70 });
    expect(result).toEqual({ payoffs: [2, 2], plies: 70, cutOff: true });
  });

  it("shows a player of a game with hidden information only its view", async () => {
    const views: unknown[] = [];
    const secret: Game<unknown, unknown> = {
      ...race,
      facts: { ...FACTS, hidden: true },
      view: (state, player) => ({ own: (state as Race).points[player as 0 | 1] }),
      determinize: () => race.start(seededChance(0)),
    };
    const spy: Player = {
      name: "spy",
      choose: ({ view }) => {
        views.push(view);
        return 1;
      },
      observe: ({ view }) => void views.push(view),
    };
    await playGame(secret, [spy, always(1)], { seed: "s" });
    // Five decisions, and the player's own actions; the other's are not reported.
    expect(views).toHaveLength(10);
    for (const view of views) expect(Object.keys(view as object)).toEqual(["own"]);
  });

  it("reports simultaneous decisions once nobody can react to them", async () => {
    interface Pennies {
      readonly shown: readonly string[];
      readonly chosen: string | null;
    }
    const pennies: Game<unknown, unknown> = {
      name: "pennies",
      facts: { ...FACTS, chance: false, hidden: true },
      start: () => ({ shown: [], chosen: null }),
      turn: (state) => {
        const { shown, chosen } = state as Pennies;
        return shown.length === 3 ? OVER : chosen === null ? 0 : 1;
      },
      actions: () => ["heads", "tails"],
      play(state, action) {
        const { shown, chosen } = state as Pennies;
        return chosen === null
          ? { shown, chosen: action }
          : { shown: [...shown, chosen + action], chosen: null };
      },
      payoff: () => [0, 0],
      view: (state, player) => (player === 1 ? { ...(state as Pennies), chosen: null } : state),
      determinize: (view) => view,
      simultaneous: {
        isSecret: (state, player) => (state as Pennies).chosen !== null && player === 1,
        alone: (view) => view,
      },
    };
    const events: string[] = [];
    const second: Player = {
      name: "second",
      choose: ({ view }) => {
        events.push(`asked, seeing ${JSON.stringify(view)}`);
        return "tails";
      },
      observe: ({ seat, action }) => void events.push(`${seat} played ${action}`),
    };
    await playGame(pennies, [always("heads"), second], { seed: "s" });
    expect(events.slice(0, 4)).toEqual([
      'asked, seeing {"shown":[],"chosen":null}',
      "0 played heads",
      "1 played tails",
      'asked, seeing {"shown":["headstails"],"chosen":null}',
    ]);
    expect(events).toHaveLength(9);
  });

  it("stops on request", async () => {
    const signal = { aborted: false };
    const stop = (): unknown => {
      signal.aborted = true;
      return 1;
    };
    const tired: Player = { ...always(1), choose: stop };
    await expect(playGame(race, [tired, always(1)], { seed: "s", signal })).rejects.toThrow(StoppedError);
  });
});

describe("the schedule", () => {
  it("gives every player every seat on the same dice", () => {
    for (const [contestants, seats] of [
      [2, 2],
      [4, 2],
      [3, 3],
      [5, 3],
      [2, 4],
      [3, 1],
    ] as const) {
      const schedule = scheduleOf({ contestants, seats, games: 30, seed: "s" });
      const sat = new Map<string, number>();
      const dice = new Map<number, string>();
      for (let index = 0; index < schedule.length; index++) {
        const { table, rounds } = schedule.series(index);
        const round = Math.floor(index / schedule.tables.length);
        for (const { seats: places, seed } of rounds[0]!.games) {
          expect(dice.get(round) ?? seed).toBe(seed);
          dice.set(round, seed);
          for (const [seat, place] of places.entries()) {
            const key = `${table} ${table[place]} ${seat}`;
            sat.set(key, (sat.get(key) ?? 0) + 1);
          }
        }
      }
      expect(new Set(dice.values()).size).toBe(schedule.seriesOfTable);
      expect(new Set(sat.values()).size).toBe(1);
      expect(sat.size).toBe(schedule.tables.length * Math.min(contestants, seats) * seats);
    }
  });

  it("has every pairing once in a round robin, and rounds games up", () => {
    const schedule = scheduleOf({ contestants: 4, seats: 2, games: 25, seed: "s", series: 2 });
    expect(schedule.tables).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(schedule.gamesOfTable).toBe(28);
    expect(schedule.series(8).rounds).toHaveLength(2);
    expect(() => scheduleOf({ contestants: 1, seats: 2, games: 5, seed: "s" })).toThrow(/at least two/);
    expect(() => scheduleOf({ contestants: 2, seats: 2, games: 0, seed: "s" })).toThrow(
      expect.objectContaining({ id: "match-games", values: { games: 0 } }),
    );
  });

  it("changes seats from game to game if each has its own dice", () => {
    const schedule = scheduleOf({ contestants: 3, seats: 3, games: 6, seed: "s", paired: false });
    const games = Array.from({ length: schedule.length }, (_, i) => schedule.series(i)).flatMap(
      ({ rounds }) => rounds.flatMap(({ games }) => games),
    );
    const circle = [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ];
    expect(games.map(({ seats }) => seats)).toEqual([...circle, ...circle]);
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(6);
  });

  it("gives a paired match a smaller interval than an unpaired one with as many games", async () => {
    const halves = await Promise.all(
      [true, false].map(async (paired) => {
        const schedule = scheduleOf({ contestants: 2, seats: 2, games: 2000, seed: "s", paired });
        const means: number[] = [];
        for (let index = 0; index < schedule.length; index++) {
          const { rounds } = await playSeries(race, schedule.series(index), () => always(1));
          const own = rounds.flat().map(({ seats, payoffs }) => payoffs[seats.indexOf(0)]!);
          means.push(own.reduce((sum, payoff) => sum + payoff, 0) / own.length);
        }
        const running = RunningMean.of(means);
        expect(Math.abs(running.mean)).toBeLessThan(0.1);
        return running.halfWidth();
      }),
    );
    // The same players on the same dice: what one seat wins the other loses, so no variance is left.
    expect(halves[0]).toBe(0);
    expect(halves[1]).toBeGreaterThan(0.03);
  });

  it("tells players to forget before a series, and gives a team a player for each seat", async () => {
    const calls: string[] = [];
    const maker = (contestant: number, nth: number): Player => ({
      ...always(1),
      forget: () => void calls.push(`forget ${contestant}.${nth}`),
      begin: (seat) => void calls.push(`begin ${contestant}.${nth} on ${seat}`),
    });
    const four = { ...race, facts: { ...FACTS, players: 4 }, payoff: () => [1, 0, 0, 0] };
    const schedule = scheduleOf({ contestants: 2, seats: 4, games: 2, seed: "s" });
    await playSeries(four, schedule.series(0), maker);
    expect(calls.filter((call) => call.startsWith("forget")).sort()).toEqual([
      "forget 0.0",
      "forget 0.1",
      "forget 1.0",
      "forget 1.1",
    ]);
    expect(calls).toContain("begin 0.1 on 2");
    expect(calls).toContain("begin 0.1 on 3");
  });
});
