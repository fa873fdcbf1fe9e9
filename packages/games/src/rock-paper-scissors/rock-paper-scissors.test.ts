import { NotationError, OVER, seededChance } from "@tyche/engine";
import { checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { GameOptionError } from "../kit/texts.js";
import { HANDS, type Hand, rockPaperScissors } from "./index.js";

const chance = seededChance(1);

/** The payoffs of a game in which player 0 and player 1 alternately choose these hands. */
function payoffOf(hands: readonly Hand[]): readonly number[] {
  const game = rockPaperScissors({ rounds: hands.length / 2 });
  let state = game.start(chance);
  for (const hand of hands) state = game.play(state, hand, chance);
  expect(game.turn(state)).toBe(OVER);
  return game.payoff(state);
}

describe("rock-paper-scissors", () => {
  it("fulfils the game contract, including secret choices", () => {
    expect(
      checkGame(rockPaperScissors({ rounds: 6 }), { games: cases(40, 8), depth: 2 }).states,
    ).toBeGreaterThan(cases(400, 80));
  });

  it("has the nine standard results", () => {
    const beats = { rock: "scissors", paper: "rock", scissors: "paper" } as const;
    for (const own of HANDS) {
      for (const other of HANDS) {
        const win = own === other ? 0 : beats[own] === other ? 1 : -1;
        expect(payoffOf([own, other])).toEqual([win, 0 - win]);
      }
    }
    expect(payoffOf(["rock", "scissors", "rock", "paper", "paper", "rock", "rock", "rock"])).toEqual([
      0.25, -0.25,
    ]);
  });

  it("never shows player 1 what player 0 has chosen", () => {
    const game = rockPaperScissors({ rounds: 3 });
    const start = game.play(game.play(game.start(chance), "rock", chance), "paper", chance);
    const views = HANDS.map((hand) => JSON.stringify(game.view!(game.play(start, hand, chance), 1)));
    expect(new Set(views).size).toBe(1);
    for (const hand of HANDS) {
      const state = game.play(start, hand, chance);
      expect(game.view!(state, 0)).toEqual(state);
      expect(game.simultaneous!.isSecret(state, 1)).toBe(true);
      expect(game.simultaneous!.isSecret(state, 0)).toBe(false);
    }
  });

  it("gives a player alone an equivalent decision: choosing the two hands in either order gives the same state", () => {
    const game = rockPaperScissors({ rounds: 3 });
    for (const own of HANDS) {
      for (const other of HANDS) {
        const waiting = game.play(game.start(chance), other, chance);
        const alone = game.simultaneous!.alone!(game.view!(waiting, 1), 1);
        expect(game.turn(alone)).toBe(1);
        expect(game.play(game.play(alone, own, chance), other, chance)).toEqual(
          game.play(waiting, own, chance),
        );
      }
    }
  });

  it("has the same rest after any rounds that give the same lead", () => {
    const { notation, simultaneous } = rockPaperScissors({ rounds: 5 });
    const rest = (text: string): string => simultaneous!.rest!(notation!.parsePosition(text));
    expect(rest("rp pr ss")).toBe(rest("ss pp rr"));
    expect(rest("rp ss ss")).not.toBe(rest("ss pp rr"));
    expect(rest("ss pp")).not.toBe(rest("ss pp rr"));
  });

  it("parses positions and rejects invalid ones", () => {
    const { notation } = rockPaperScissors({ rounds: 3 });
    expect(notation!.parsePosition("rp SS p")).toEqual({
      shown: [
        ["rock", "paper"],
        ["scissors", "scissors"],
      ],
      first: 0,
      chosen: "paper",
    });
    for (const text of ["start", "rp", "rp ss 1", "1r", "s"]) {
      expect(notation!.position(notation!.parsePosition(text))).toBe(text);
    }
    for (const text of ["rx", "r ss", "rp ss pr r", "rpp"]) {
      expect(() => notation!.parsePosition(text)).toThrow(NotationError);
    }
    expect(() => rockPaperScissors({ rounds: 0 })).toThrow(GameOptionError);
  });
});
