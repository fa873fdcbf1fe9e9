import { NotationError, OVER, seededChance } from "@tyche/engine";
import { solveEquilibrium } from "@tyche/engine/equilibrium";
import { checkDeterminize, checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../../../tests/cases.js";
import { GameOptionError } from "../kit/texts.js";
import { goofspiel } from "./index.js";
import { pointsOf } from "./state.js";

const chance = seededChance(1);

/** The value of a 2 x 2 matrix game to the row player. */
function matrixValue([[a, b], [c, d]]: readonly [
  readonly [number, number],
  readonly [number, number],
]): number {
  const low = Math.max(Math.min(a, b), Math.min(c, d));
  const high = Math.min(Math.max(a, c), Math.max(b, d));
  return low === high ? low : (a * d - b * c) / (a + d - b - c);
}

describe("goofspiel", () => {
  it("fulfils the game contract, including secret bids", () => {
    expect(checkGame(goofspiel({ cards: 4 }), { games: 8, depth: 2 }).states).toBeGreaterThan(50);
    expect(checkDeterminize(goofspiel({ cards: 2 }))).toBeGreaterThan(10);
  });

  it("gives the prize to the higher card, and nobody at a tie", () => {
    const game = goofspiel({ cards: 3 });
    const parse = game.notation!.parsePosition;
    expect(game.payoff(parse("3:1-2 2:3-1 1:2-3"))).toEqual([-2, 2]);
    expect(game.payoff(parse("3:3-3 2:1-1 1:2-2"))).toEqual([0, 0]);
    expect(game.turn(parse("3:3-3 2:1-1 1:2-2"))).toBe(OVER);
    expect(game.actions(parse("3:1-2 2"))).toEqual([2, 3]);
    expect(game.actions(parse("3:1-2 2 / 3"))).toEqual([1, 3]);
  });

  it("never shows player 1 what player 0 has bid", () => {
    const game = goofspiel();
    const start = game.start(chance);
    const views = [1, 2, 3, 4].map((card) => JSON.stringify(game.view!(game.play(start, card, chance), 1)));
    expect(new Set(views).size).toBe(1);
    expect(JSON.stringify(game.view!(game.play(start, 1, chance), 0))).not.toBe(views[0]);
  });

  it("has the value 0, and with three cards that of the recursion at every second round", async () => {
    const whole = await solveEquilibrium(goofspiel({ cards: IS_LONG ? 5 : 3 }));
    expect([whole.low! <= 1e-12, whole.high! >= -1e-12, whole.proved]).toEqual([true, true, true]);
    expect(whole.gap).toBeLessThan(1e-12);
    const three = goofspiel({ cards: 3 });
    const from = three.notation!.parsePosition("2:1-3 3");
    const { value } = await solveEquilibrium(three, { from });
    // Player 1 leads by 2. Of the cards 2 and 3 against 1 and 2, prize 3 is bid for first, then prize 1.
    const round = (one: number, other: number): number => {
      const win = (a: number, b: number, prize: number): number => Math.sign(a - b) * prize;
      return -2 + win(one, other, 3) + win(5 - one, 3 - other, 1);
    };
    expect(value).toBeCloseTo(
      matrixValue([
        [round(2, 1), round(2, 2)],
        [round(3, 1), round(3, 2)],
      ]),
      12,
    );
  });

  it("mixes its first bid for prize 3 of 4 cards: regret minimisation over all histories agrees", async () => {
    const game = goofspiel({ cards: 4 });
    const from = game.notation!.parsePosition("3");
    const { strategy, value } = await solveEquilibrium(game, { from });
    expect(value).toBeCloseTo(0, 12);
    const shares = strategy.at(0, game.view!(from, 0))!.probabilities;
    expect(shares).toEqual([0.2687, 0, 0.514, 0.2173].map((share) => expect.closeTo(share, 4)));
    const near = await solveEquilibrium(game, { from, method: "pdcfr+", gap: IS_LONG ? 1e-5 : 0.05 });
    const off = near.strategy
      .at(0, game.view!(from, 0))!
      .probabilities.map((share, i) => Math.abs(share - shares[i]!));
    expect(Math.max(...off)).toBeLessThan(IS_LONG ? 0.01 : 0.15);
  });

  it("has the same rest in any order of play", () => {
    const { notation, simultaneous } = goofspiel();
    const rest = (text: string): string => simultaneous!.rest!(notation!.parsePosition(text));
    expect(rest("3:1-4 2:2-1 4")).toBe(rest("2:2-1 3:1-4 4"));
    // Another prize is open, or the points differ.
    expect(rest("3:1-4 2:2-1 1")).not.toBe(rest("3:1-4 2:2-1 4"));
    expect(rest("3:1-1 2:2-4 4")).not.toBe(rest("3:1-4 2:2-1 4"));
  });

  it("parses positions and rejects invalid ones", () => {
    const { notation } = goofspiel({ cards: 4 });
    for (const text of ["3", "3:1-4 2", "3:1-4 2 / 2", "4:1-1 3:2-2 2:3-3 1:4-4"])
      expect(notation!.position(notation!.parsePosition(text))).toBe(text);
    for (const text of [
      "",
      "5",
      "0",
      "x",
      "3 2",
      "3:1-4",
      "3:1-4 3",
      "3:1-4 2:1-3 1",
      "3:1-5 2",
      "3 / 5",
      "3:1 2",
    ])
      expect(() => notation!.parsePosition(text)).toThrow(NotationError);
    for (const cards of [1, 14, 2.5]) expect(() => goofspiel({ cards })).toThrow(GameOptionError);
  });
});

it("a tie gives the prize to neither player, and a higher card all of it", () => {
  for (let own = 1; own <= 4; own++)
    for (let other = 1; other <= 4; other++) {
      const state = { prizes: [3], bids: [[own, other]] as const };
      const points = [0, 1].map((player) => pointsOf(state, player));
      expect(points).toEqual(own === other ? [0, 0] : own > other ? [3, 0] : [0, 3]);
    }
});
