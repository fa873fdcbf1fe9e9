/** Keys and hashes that treat different states as equal, and the messages about what was not reached. */
import { describe, expect, it } from "vitest";
import { FastPig } from "../../test/fast-pig.js";
import { type DareState, RIGHT, wrong } from "../../test/mistaken-games.js";
import { type PigState, pig } from "../../test/sample-games.js";
import type { Game } from "../contract/game.js";
import { canonicalText } from "../position/canonical-text.js";
import { type CheckOptions, type CheckProgress, checkGame } from "./check-game.js";

const keyed = (key: (state: DareState) => unknown): Game<DareState, string> =>
  wrong({ key: (state: DareState) => canonicalText(key(state)) });

describe("a key", () => {
  it.each<[string, (state: DareState) => unknown]>([
    ["the turn so far", ({ total: _, dice: __, ...rest }) => rest],
    ["how many dice there are", ({ dice: _, ...rest }) => rest],
    ["one player's points", ({ scores: [first], ...rest }) => ({ first, ...rest })],
    [
      "high scores",
      ({ scores, ...rest }) => ({ ...rest, scores: scores.map((score) => Math.min(score, 9)) }),
    ],
  ])("that omits %s is found", (_, key) => {
    expect(() => checkGame(keyed(key), { games: 3, depth: 1 })).toThrow(
      /dare: key is .* for two states that are not equal/,
    );
  });

  it("that omits only what does not matter is accepted", () => {
    // Which dice there were does not matter, only how many.
    const right = keyed(({ dice, ...rest }) => ({ ...rest, dice: dice.length }));
    expect(checkGame(right, { games: 3, depth: 1 }).unchecked).toEqual([]);
  });
});

describe("a hash", () => {
  it.each<[string, (state: DareState) => number]>([
    ["is the same for all", () => 7],
    ["leaves out the player", ({ scores, total }) => scores[0]! + 100 * scores[1]! + 10_000 * total],
    [
      "has few values",
      ({ scores, total, dice }) => (scores[0]! * 31 + scores[1]! * 7 + total + dice.length) % 97,
    ],
  ])("that %s is found", (_, hash) => {
    expect(() => checkGame(wrong({ hash }), { games: 3, depth: 1 })).toThrow(
      /dare: hash is (\d+|the same) for two states that are not equal/,
    );
  });

  it("that is not a number is found", () => {
    expect(() => checkGame(wrong({ hash: () => Number.NaN }))).toThrow(
      /dare: hash is NaN, not a finite number/,
    );
  });

  it("of a native position that collides is found", () => {
    const right: Game<PigState, "roll" | "hold"> = {
      ...pig(20),
      position: (state) => new FastPig(20, state),
    };
    const wrongHash: typeof right = {
      ...right,
      position: (state) => {
        const position = new FastPig(20, state);
        const low = position.hashLow.bind(position);
        return Object.assign(position, { hashLow: () => low() & 3, hashHigh: () => 0 });
      },
    };
    expect(checkGame(right, { games: 2 }).unchecked).toEqual([]);
    expect(() => checkGame(wrongHash, { games: 2 })).toThrow(
      /the native position has the same hash at two states/,
    );
    // Some games omit from the hash what seldom matters, and declare it.
    const partial: typeof right = {
      ...right,
      position: (state) => Object.assign(wrongHash.position!(state), { hashOmits: "most of the totals" }),
    };
    expect(() => checkGame(partial, { games: 2 })).not.toThrow(/same hash/);
  });
});

describe("what was not reached", () => {
  it("is reported: rules that never end", () => {
    const endless = wrong({
      facts: { ...RIGHT.facts, cycles: true },
      turn: ({ player }: DareState) => player,
      actions: () => ["throw", "keep"],
      play: ({ player }: DareState, _: string, chance: { die(sides: number): number }) => ({
        scores: [chance.die(6), 0],
        player: 1 - player,
        dice: [],
        total: 0,
      }),
      payoff: () => "never asked",
    });
    const { ended, unchecked, games } = checkGame(endless, { games: 2, plies: 20 });
    expect({ ended, games }).toEqual({ ended: 0, games: 2 });
    expect(unchecked).toMatchObject([{ id: "check-none-ended", values: { plies: 20 } }]);
  });

  it("is reported: games that were cut off, the time, and chance with too many results", () => {
    const ids = (game: typeof RIGHT, options: CheckOptions): string[] =>
      checkGame(game, options).unchecked.map(({ id }) => id);
    expect(ids(RIGHT, { games: 6, plies: 16 }).join()).toMatch(/check-cut-off|check-none-ended/);
    expect(checkGame(RIGHT, { time: 0 }).unchecked[0]).toEqual({
      id: "check-out-of-time",
      values: { looked: 0, games: 10 },
      message: "The time was up after 0 of 10 random games: give more time, or check a smaller game.",
    });
    const shuffled = wrong({
      play: (state: DareState, action: string, chance: Parameters<typeof RIGHT.play>[2]) => {
        chance.shuffle(Array.from({ length: 30 }, (_, card) => card));
        return RIGHT.play(state, action, chance);
      },
    });
    expect(ids(shuffled, { games: 1, plies: 2, depth: 1 })).toContain("check-sampled");
  });

  it("is empty if everything was seen, and progress is reported after each state", () => {
    const told: CheckProgress[] = [];
    const { states, unchecked, ended } = checkGame(RIGHT, { games: 2, onProgress: (one) => told.push(one) });
    expect({ unchecked, ended }).toEqual({ unchecked: [], ended: 2 });
    expect(told.map((one) => one.states)).toEqual(Array.from({ length: states }, (_, i) => i + 1));
  });

  it("options are checked", () => {
    expect(() => checkGame(RIGHT, { game: 3 } as never)).toThrow(
      'checkGame has no option "game"; did you mean games?',
    );
  });
});
