import { type PlayedGame, type SeriesResult, scoresOf, standingsOf } from "@tyche/arena";
import { meanOf, shareOf } from "@tyche/engine/statistics";
import { describe, expect, it } from "vitest";

function game(seats: number[], payoffs: number[]): PlayedGame {
  return { seats, payoffs, plies: 1 };
}

function series(index: number, table: number[], ...rounds: PlayedGame[][]): SeriesResult {
  return { index, table, rounds, ms: 0 };
}

describe("standings", () => {
  it("count three pairs of two-player games as computed by hand", () => {
    const results = [
      series(0, [0, 1], [game([0, 1], [1, -1]), game([1, 0], [1, -1])]),
      series(2, [0, 1], [game([0, 1], [0, 0]), game([1, 0], [-3, 3])]),
      series(1, [0, 1], [game([0, 1], [2, -2]), game([1, 0], [-1, 1])]),
    ];
    const { players, pairs, games, units } = standingsOf(2, 1, results);
    expect({ games, units }).toEqual({ games: 6, units: 3 });
    expect(players[0]).toMatchObject({ games: 6, wins: 4, draws: 1, losses: 1 });
    expect(players[1]).toMatchObject({ games: 6, wins: 1, draws: 1, losses: 4 });
    // A draw is no win.
    expect(players[0]!.winShare).toEqual(shareOf(4, 6));
    // Means of the pairs: 0, 1.5, 1.5.
    expect(players[0]!.payoff).toEqual(meanOf([0, 1.5, 1.5]));
    expect(pairs[0]).toMatchObject({ players: [0, 1], wins: 4, draws: 1, losses: 1 });
    expect(pairs[0]!.difference).toEqual(meanOf([0, 3, 3]));
    expect(scoresOf(1, results)).toEqual([0.5, 1, 0.75]);
    // Maximum likelihood for two players, with half a win added to each: odds of 5 to 2.
    expect(players[0]!.elo!.value).toBeCloseTo(200 * Math.log10(5 / 2), 4);
    expect(players[1]!.elo!.value).toBeCloseTo(-200 * Math.log10(5 / 2), 4);
  });

  it("take no mean over units in which a contestant did not play", () => {
    const win = (index: number, ...table: number[]) => series(index, table, [game([0, 1], [1, -1])]);
    // The match ended in its second unit, before the last contestant's turn.
    const { players, pairs } = standingsOf(3, 3, [win(0, 0, 1), win(1, 0, 2), win(2, 1, 2), win(3, 0, 1)]);
    expect(players.map(({ payoff }) => payoff.value)).toEqual([1, -0.5, -1]);
    expect(pairs.map(({ difference }) => difference.value)).toEqual([2, 2, 2]);
  });

  it("compare single-player games with the same dice", () => {
    const results = [
      series(0, [0], [game([0], [10])]),
      series(1, [1], [game([0], [7])]),
      series(2, [0], [game([0], [20])]),
      series(3, [1], [game([0], [20])]),
    ];
    const { players, pairs, units } = standingsOf(2, 2, results);
    expect(units).toBe(2);
    expect(players[0]!.payoff.value).toBe(15);
    expect(players[0]).toMatchObject({ games: 2, wins: 0, draws: 0 });
    expect(pairs[0]).toMatchObject({ games: 2, wins: 1, draws: 1, losses: 0 });
    expect(pairs[0]!.difference).toEqual(meanOf([3, 0]));
  });

  it("give a team of two seats the mean of its payoffs, and one win", () => {
    const four = series(0, [3, 5], [game([0, 1, 0, 1], [0, 1, 0, 0]), game([1, 0, 1, 0], [0, 0, 1, 0])]);
    const { players, pairs } = standingsOf(6, 15, [four]);
    expect(players[5]).toMatchObject({ games: 2, wins: 2, losses: 0 });
    expect(players[5]!.payoff.value).toBe(0.5);
    expect(players[3]!.payoff.value).toBe(0);
    expect(pairs.find(({ players: [a, b] }) => a === 3 && b === 5)).toMatchObject({ games: 2, losses: 2 });
    expect(players[0]!.games).toBe(0);
  });
});
