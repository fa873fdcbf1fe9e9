import { sfc32 } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { ROLLS } from "../../rules/board.js";
import { oneSided } from "./one-sided.js";
import { afterRoll, finishesFirst, type Moments, momentsOf, Rolls } from "./rolls.js";

/** The probability that one side finishes first, pair by pair. */
function pairwise(one: number[], other: number[], ahead: 0 | 1): number {
  let sum = 0;
  for (const [n, own] of one.entries())
    for (const [m, against] of other.entries()) if (n - ahead < m) sum += own * against;
  return sum;
}

describe("finishesFirst", () => {
  it("sums over all pairs of numbers of rolls, and is exactly 0 or 1 where no pair disagrees", () => {
    const random = sfc32("rolls");
    const drawn = (): number[] => {
      const least = random() % 6;
      const weights = Array.from({ length: 1 + (random() % 4) }, () => 1 + (random() % 9));
      const total = weights.reduce((sum, weight) => sum + weight);
      return [...new Array<number>(least).fill(0), ...weights.map((weight) => weight / total)];
    };
    const decided = [0, 0];
    for (let i = 0; i < 2000; i++) {
      const [one, other] = [drawn(), drawn()];
      const ahead = (i % 2) as 0 | 1;
      const chance = finishesFirst(new Rolls().set(one), new Rolls().set(other), ahead);
      expect(chance).toBeCloseTo(pairwise(one, other, ahead), 12);
      const isPossible = (want: boolean): boolean =>
        one.some((p, n) => p > 0 && other.some((q, m) => q > 0 && n - ahead < m === want));
      expect(chance === 0).toBe(!isPossible(true));
      expect(chance === 1).toBe(!isPossible(false));
      if (chance === 0 || chance === 1) decided[chance]!++;
    }
    expect(Math.min(...decided)).toBeGreaterThan(100);
  });
});

it("afterRoll has the moments of the mixture of the distributions after each roll, one roll later", () => {
  const random = sfc32("mixture");
  for (let i = 0; i < 20; i++) {
    const plays = ROLLS.map(() => {
      const weights = Float64Array.from({ length: 1 + (random() % 5) }, () => 1 + (random() % 9));
      const total = weights.reduce((sum, weight) => sum + weight);
      return [...new Array<number>(random() % 4).fill(0), ...weights.map((weight) => weight / total)];
    });
    const mixture = new Float64Array(12);
    for (const [roll, chances] of plays.entries())
      for (const [n, chance] of chances.entries()) mixture[1 + n]! += ROLLS[roll]!.probability * chance;
    const moments = afterRoll(plays.map((chances) => momentsOf(new Rolls().set(chances))));
    for (const [name, value] of Object.entries(momentsOf(new Rolls().set(mixture))))
      expect(moments[name as keyof Moments]).toBeCloseTo(value, 10);
  }
});

describe("an estimate", () => {
  it("is a distribution within its bounds that gives every number of rolls near the mean a chance", () => {
    const random = sfc32("moments");
    for (let i = 0; i < 500; i++) {
      const mean = 1 + (random() % 400) / 10;
      const deviation = 0.1 + (random() % 40) / 10;
      const least = random() % Math.ceil(mean);
      const most = Math.ceil(mean) + (random() % 30);
      const rolls = new Rolls().estimate(
        { mean, deviation, skewness: (random() % 200) / 100 - 1 },
        least,
        most,
      );
      expect(rolls.least).toBeGreaterThanOrEqual(least);
      expect(rolls.least + rolls.count - 1).toBeLessThanOrEqual(most);
      const chances = rolls.chances.subarray(0, rolls.count);
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
      for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
    }
  });

  it("gives nearly the chances of the exact distributions of home boards", () => {
    const { boards, all } = oneSided();
    const random = sfc32("homes");
    let sum = 0;
    let largest = 0;
    const tries = cases(4000, 500);
    for (let i = 0; i < tries; i++) {
      const [one, other] = [new Rolls(), new Rolls()];
      const [near, against] = [new Rolls(), new Rolls()];
      for (const [exact, estimate] of [
        [one, near],
        [other, against],
      ] as const) {
        let board = 0;
        while (boards.count[board]! < 12) board = random() % boards.size;
        exact.set(all.of(board));
        estimate.estimate(momentsOf(exact), 0, 60);
      }
      const error = Math.abs(finishesFirst(near, against, 1) - finishesFirst(one, other, 1));
      sum += error;
      largest = Math.max(largest, error);
    }
    // Boards with many checkers outside are smoother; these errors are an upper bound for them.
    expect(sum / tries).toBeLessThan(0.002);
    expect(largest).toBeLessThan(0.01);
  });
});
