import { type Player, playSeries, StoppedError, scheduleOf, soloSummaryOf } from "@tyche/arena";
import { type Game, OVER, type SoloPlayer } from "@tyche/engine";
import { meanOf, shareOf } from "@tyche/engine/statistics";
import { describe, expect, it } from "vitest";

/** One die: 1 for a six. */
const six: Game<number, string> = {
  name: "six",
  facts: { players: 1, zeroSum: false, bounds: [0, 1], cycles: false, chance: true },
  start: () => 0,
  turn: (die) => (die === 0 ? 0 : OVER),
  actions: () => ["roll"],
  play: (_, __, chance) => chance.die(6),
  payoff: (die) => [die === 6 ? 1 : 0],
  figures: (die) => ({ die, odd: die % 2 === 1 }),
};

const roller: Player = { name: "roller", choose: () => "roll" };

describe("a single-player match", () => {
  it("can be scheduled for single-player games only", () => {
    const plan = { contestants: 1, seats: 1, games: 3, seed: "s" };
    const schedule = scheduleOf(plan);
    expect(schedule).toMatchObject({ tables: [[0]], length: 3 });
    expect(schedule.series(2).rounds).toMatchObject([{ number: 2, games: [{ seats: [0] }] }]);
    expect(() => scheduleOf({ ...plan, seats: 2 })).toThrow(
      /only a game for one player can have a match of one/,
    );
    expect(() => scheduleOf({ ...plan, contestants: 0 })).toThrow(/needs a player/);
  });

  it("is summarised with the statistics of the game", async () => {
    const schedule = scheduleOf({ contestants: 1, seats: 1, games: 30, seed: "s" });
    const results = [];
    for (let i = 0; i < schedule.length; i++) {
      const played = await playSeries(six, schedule.series(i), () => roller, { figures: true });
      results.push({ ...played, cpuMs: 2 });
    }
    const dice = results.map(({ rounds }) => rounds[0]![0]!.figures!.die as number);
    const { slowestMs, ...summary } = soloSummaryOf([0, 1], results);
    const sixes = dice.filter((die) => die === 6).length;
    expect(summary).toEqual({
      games: 30,
      payoff: meanOf(dice.map((die) => (die === 6 ? 1 : 0))),
      won: shareOf(sixes, 30),
      shares: { odd: shareOf(dice.filter((die) => die % 2 === 1).length, 30) },
      means: { die: meanOf(dice) },
      plies: 1,
      cpuMsPerGame: 2,
      cpuMsPerMove: 2,
      movesPerSecond: 500,
    });
    expect(slowestMs).toBeGreaterThanOrEqual(0);
    // Points are not shares, and unmeasured CPU time is not reported.
    const others = soloSummaryOf([0, 6], results.with(3, { ...results[3]!, cpuMs: undefined as never }));
    expect(others).not.toHaveProperty("won");
    expect(others).not.toHaveProperty("cpuMsPerGame");
  });

  it("lets a player play whole games on its own seeds, and can be stopped in the middle of one", async () => {
    const seen: string[] = [];
    const solo: SoloPlayer = {
      *play(seed, number) {
        seen.push(`${seed} ${number}`);
        yield;
        return { payoff: number, plies: 7, figures: { fair: 0.5 } };
      },
    };
    const { series } = scheduleOf({ contestants: 1, seats: 1, games: 3, seed: "s" });
    const player = { ...roller, solo };
    const { rounds } = await playSeries(six, series(2), () => player, { solo: "s" });
    expect(rounds).toEqual([[{ seats: [0], payoffs: [2], plies: 7, figures: { fair: 0.5 } }]]);
    await playSeries(six, series(1), () => player);
    expect(seen).toEqual(["s 2"]);
    const endless: SoloPlayer = {
      *play() {
        for (;;) yield;
      },
    };
    const signal = AbortSignal.abort();
    const stopped = playSeries(six, series(0), () => ({ ...roller, solo: endless }), { solo: "s", signal });
    await expect(stopped).rejects.toThrow(StoppedError);
  });
});

it("sums moves, CPU time and the slowest decision over games of different lengths", () => {
  const game = (plies: number, slowest: number) => ({
    seats: [0],
    payoffs: [1],
    plies,
    figures: { slowest },
  });
  const results = [
    { index: 0, table: [0], rounds: [[game(3, 7)], [game(5, 2)]], ms: 1, cpuMs: 4 },
    { index: 1, table: [0], rounds: [[game(8, 3)]], ms: 1, cpuMs: 12 },
  ];
  expect(soloSummaryOf([0, 1], results)).toMatchObject({
    games: 3,
    plies: 16 / 3,
    slowestMs: 7,
    cpuMsPerGame: 16 / 3,
    cpuMsPerMove: 1,
    movesPerSecond: 1000,
  });
});

it("counts shares among the games that have the statistic", () => {
  const game = (figures: Record<string, boolean>) => ({ seats: [0], payoffs: [1], plies: 1, figures });
  const rounds = [[game({ mate: true })], [game({ mate: false })], [game({})], [game({})]];
  const { shares } = soloSummaryOf([0, 2], [{ index: 0, table: [0], rounds, ms: 1 }]);
  expect(shares).toEqual({ mate: shareOf(1, 2) });
});
