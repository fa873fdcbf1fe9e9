import { solveGame } from "@tyche/engine/exact";
import { checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { GameOptionError } from "../kit/texts.js";
import { type PigOptions, pig } from "./index.js";
import { variantOf } from "./state.js";

/** The first player's winning probability under best play. */
function firstWins(options: PigOptions): number {
  const { low, high } = solveGame(pig(options)).value;
  expect(high - low).toBeLessThan(1e-9);
  return (low + high) / 2;
}

describe("Pig with other dice", () => {
  it.each<PigOptions>([
    { sides: 2, target: 12 },
    { sides: 3, target: 12 },
    { sides: 3, dice: "2", target: 14 },
    { sides: 2, dice: "2", target: 12 },
    { sides: 12, dice: "2", target: 30 },
  ])("fulfils the game contract: %o", (options) => {
    checkGame(pig(options), { games: cases(10, 3), depth: 2 });
  });

  it.each([2, 3, 4, 6, 10])(
    "with %i sides to 2 points is won with probability 1 / (2 - q), where q is the probability of not rolling a 1",
    (sides) => {
      const q = (sides - 1) / sides;
      expect(firstWins({ sides, target: 2 })).toBeCloseTo(1 / (2 - q), 9);
    },
  );

  it("with 2 sides and twice the target is equivalent to the coin, whose points are half as large", () => {
    for (const target of [1, 2, 5, 10])
      expect(firstWins({ sides: 2, target: 2 * target })).toBeCloseTo(firstWins({ dice: "coin", target }), 8);
  });

  it("computes the results of two dice by counting pairs", () => {
    for (const sides of [2, 3, 6, 12]) {
      const { rolls, ways } = variantOf({ dice: "2", sides });
      const counted = new Map<number, number>();
      for (let a = 1; a <= sides; a++) {
        for (let b = 1; b <= sides; b++) {
          const gain = a === 1 && b === 1 ? -1 : a === 1 || b === 1 ? 0 : a + b;
          counted.set(gain, (counted.get(gain) ?? 0) + 1);
        }
      }
      expect(ways).toBe(sides * sides);
      expect(new Map(rolls)).toEqual(counted);
    }
  });

  it.each<[PigOptions, string]>([
    [{ sides: 1 }, "pig-sides"],
    [{ sides: 13 }, "pig-sides"],
    [{ sides: 2.5 }, "pig-sides"],
    [{ dice: "coin", sides: 6 }, "pig-coin-sides"],
  ])("rejects %o", (options, id) => {
    expect(() => pig(options)).toThrow(GameOptionError);
    expect(() => pig(options)).toThrow(expect.objectContaining({ id }));
  });
});
