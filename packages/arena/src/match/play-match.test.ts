import { playMatch, randomPlayer } from "@tyche/arena";
import { createOpponent, type Game, OVER } from "@tyche/engine";
import { expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { MISTAKES } from "../../../engine/test/mistaken-games.js";

interface State {
  readonly scores: readonly [number, number];
  readonly total: number;
  readonly player: number;
}

/** Pig to 20. */
const game: Game<State, "roll" | "hold"> = {
  name: "pig",
  facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: true, chance: true },
  start: () => ({ scores: [0, 0], total: 0, player: 0 }),
  turn: ({ scores, player }) => (Math.max(...scores) >= 20 ? OVER : player),
  actions: ({ scores, total }) => (Math.max(...scores) >= 20 ? [] : total > 0 ? ["roll", "hold"] : ["roll"]),
  play({ scores: [first, second], total, player }, action, chance) {
    const die = action === "roll" ? chance.die(6) : 0;
    if (die > 1) return { scores: [first, second], total: total + die, player };
    const gain = die === 1 ? 0 : total;
    return {
      scores: player === 0 ? [first + gain, second] : [first, second + gain],
      total: 0,
      player: 1 - player,
    };
  },
  payoff: ({ scores }) => (scores[0] >= 20 ? [1, 0] : [0, 1]),
  evaluators: { default: ({ scores }) => 0.5 + (scores[0] - scores[1]) / 60 },
};

/** Holds at a total of `least` points. */
const holdingAt = (least: number) => () => ({
  play: async ({ total, scores, player }: State) =>
    total >= least || scores[player as 0 | 1] + total >= 20 ? ("hold" as const) : ("roll" as const),
});

it("a match of functions, opponents and players, with the same dice for every seating", async () => {
  const told: [number, number][] = [];
  const { players, pairs, games, results } = await playMatch(
    game,
    [holdingAt(8), () => randomPlayer(), (seed) => createOpponent(game, { level: 9, seed, time: 1e9 })],
    { games: 4, seed: "match", onProgress: (played, of) => told.push([played, of]) },
  );
  expect(games).toBe(12);
  expect(players.map((standing) => standing.games)).toEqual([8, 8, 8]);
  expect(told).toHaveLength(results.length);
  expect(told.at(-1)![0]).toBe(told.at(-1)![1]);
  expect(pairs.map((pair) => pair.players)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
});

it("says with an interval who is better: a player who holds at 8 beats random play", async () => {
  const { pairs } = await playMatch(game, [holdingAt(8), () => randomPlayer()], { games: 200 });
  expect(pairs[0]!.difference.low).toBeGreaterThan(0);
});

it("plays the same with the same seed, and stops on request", async () => {
  const match = async (seed: string) =>
    (await playMatch(game, [holdingAt(8), holdingAt(4)], { games: 6, seed })).results;
  const timeless = (results: Awaited<ReturnType<typeof match>>) => results.map(({ rounds }) => rounds);
  expect(timeless(await match("a"))).toEqual(timeless(await match("a")));
  expect(timeless(await match("a"))).not.toEqual(timeless(await match("b")));
  const stopped = await playMatch(game, [holdingAt(8), holdingAt(4)], { signal: { aborted: true } });
  expect(stopped.games).toBe(0);
});

/** Eight digits in sequence, and the sum determines the winner: no chance. */
const digits: Game<readonly number[], number> = {
  name: "digits",
  facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: false, chance: false },
  start: () => [],
  turn: (said) => (said.length === 8 ? OVER : said.length % 2),
  actions: (said) => (said.length === 8 ? [] : [0, 1, 2]),
  play: (said, digit) => [...said, digit],
  payoff: (said) => (said.reduce((sum, digit) => sum + digit, 0) % 2 === 0 ? [1, 0] : [0, 1]),
};

it("starts with a random opening on request, since all games would be equal without one", async () => {
  const firsts = async (opening: number) => {
    const seen = new Set<string>();
    const one = () => ({
      play: async (said: readonly number[]) => {
        if (said.length === opening) seen.add(said.join(""));
        return 1;
      },
    });
    await playMatch(digits, [one, one], { games: 60, opening });
    return seen.size;
  };
  expect(await firsts(0)).toBe(1);
  expect(await firsts(2)).toBe(9);
});

it("names an argument that is not a contestant", async () => {
  const match = (contestant: unknown) => playMatch(game, [contestant as never, () => randomPlayer()]);
  await expect(match(3)).rejects.toThrow("Contestant 0 of a match must be a function");
  await expect(match(createOpponent(game))).rejects.toThrow(
    "createOpponent(game, { level: 3, seed }), not an object",
  );
  await expect(playMatch(game, [holdingAt(8), holdingAt(9)], { games: 5 })).rejects.toThrow(
    "The same players meet 2 times until each has had every seat: games must be a multiple of 2, such as 6, not 5.",
  );
  await expect(playMatch(game, [holdingAt(8)], { gmes: 2 } as never)).rejects.toThrow(
    'playMatch has no option "gmes"; did you mean games?',
  );
  await expect(match(() => "roll")).rejects.toThrow(
    "Contestant 0 must return an object with a function play(state)",
  );
});

// The engine's own tests have them all; the quick suite has some here.
it.each(MISTAKES.filter(([, , , sentence]) => sentence).filter((_, i) => i % cases(1, 6) === 0))(
  "refuses invalid rules as the engine does, before any game: %s",
  async (_, mistaken, __, sentence) => {
    await expect(
      playMatch(mistaken, [(seed) => createOpponent(mistaken, { seed, level: 3 }), () => randomPlayer()], {
        games: 2,
      }),
    ).rejects.toThrow(sentence);
  },
);
