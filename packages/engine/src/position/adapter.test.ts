import { describe, expect, it } from "vitest";
import { type Game, OVER } from "../contract/game.js";
import { GamePosition } from "./adapter.js";

/** Name a number up to the width, then one up to the other. */
function numbers(first: number, second: number): Game<number, number> {
  return {
    name: "numbers",
    facts: {
      players: 1,
      zeroSum: false,
      cooperative: false,
      bounds: [0, 1],
      cycles: false,
      chance: false,
      hidden: false,
    },
    start: () => 0,
    turn: (state) => (state === 2 ? OVER : 0),
    actions: (state) =>
      state === 2 ? [] : Array.from({ length: state === 0 ? first : second }, (_, number) => number),
    play: (state) => state + 1,
    payoff: () => [1],
  };
}

describe("the width of an adapter", () => {
  it("holds the actions of the state in which it begins, however many", () => {
    const position = new GamePosition(numbers(10_000, 10_000), 0);
    const moves = new Int32Array(position.width);
    expect(position.moves(moves, 0)).toBe(10_000);
    position.play(9999);
    expect(position.moves(moves, 0)).toBe(10_000);
  });

  it("refuses a later state with more, and a width that is given and too small", () => {
    const position = new GamePosition(numbers(2, 10_000), 0);
    position.play(0);
    expect(() => position.moves(new Int32Array(position.width), 0)).toThrow(
      "10000 actions at 1 are more than the width 4096",
    );
    expect(() => new GamePosition(numbers(3, 1), 0, { width: 2 })).toThrow("3 actions at 0 are more");
  });
});
