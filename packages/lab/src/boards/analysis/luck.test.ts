import { seededChance } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import type { ChanceOutcomes } from "./ledger.js";
import { percentileOf } from "./luck.js";

const die = (happened: number): ChanceOutcomes => ({
  outcomes: [1, 2, 3, 4, 5, 6].map((value) => ({ probability: 1 / 6, value })),
  happened,
});

describe("the percentile of luck", () => {
  it("of two dice that show 9 is above 26 of 36 sums, and not above 30", () => {
    const { less, noMore, rounding } = percentileOf([die(4), die(5)], 6);
    expect(less).toBeCloseTo(26 / 36, 12);
    expect(noMore).toBeCloseTo(30 / 36, 12);
    expect(rounding).toBe(0);
  });

  it("is certain without dice", () => {
    expect(percentileOf([], 1)).toEqual({ less: 0, noMore: 1, rounding: 0 });
  });

  it("agrees with counting all sequences", () => {
    const chance = seededChance("luck");
    for (let trial = 0; trial < cases(60, 10); trial++) {
      const turns = Array.from({ length: chance.die(5) }, (): ChanceOutcomes => {
        const weights = Array.from({ length: chance.die(5) }, () => chance.die(4));
        const sum = weights.reduce((a, b) => a + b, 0);
        const outcomes = weights.map((weight) => ({ probability: weight / sum, value: chance.die(9) / 7 }));
        return { outcomes, happened: chance.pick(outcomes).value };
      });
      const mean = (turn: ChanceOutcomes): number =>
        turn.outcomes.reduce((total, each) => total + each.probability * each.value, 0);
      const luck = turns.reduce((total, turn) => total + turn.happened - mean(turn), 0);
      let [less, noMore] = [0, 0];
      const walk = (at: number, sum: number, probability: number): void => {
        const turn = turns[at];
        if (turn)
          for (const each of turn.outcomes)
            walk(at + 1, sum + each.value - mean(turn), probability * each.probability);
        else {
          if (sum < luck - 1e-7) less += probability;
          if (sum <= luck + 1e-7) noMore += probability;
        }
      };
      walk(0, 0, 1);
      const found = percentileOf(turns, 1);
      expect(found.less).toBeCloseTo(less, 9);
      expect(found.noMore).toBeCloseTo(noMore, 9);
    }
  });

  it("of many turns is an interval that contains the normal approximation", () => {
    const chance = seededChance("long");
    // Irrational values, so that sums rarely coincide.
    const turns = Array.from({ length: 60 }, (_, turn): ChanceOutcomes => {
      const outcomes = [1, 2, 3, 4, 5, 6].map((face) => ({
        probability: 1 / 6,
        value: Math.sqrt(face * (turn + 2)) / 10,
      }));
      return { outcomes, happened: chance.pick(outcomes).value };
    });
    const { less, noMore, rounding } = percentileOf(turns, 1);
    expect(rounding).toBeGreaterThan(0);
    expect(noMore - less).toBeLessThan(0.06);
    // By the central limit theorem.
    let [luck, variance] = [0, 0];
    for (const { outcomes, happened } of turns) {
      const mean = outcomes.reduce((sum, { value }) => sum + value / 6, 0);
      luck += happened - mean;
      variance += outcomes.reduce((sum, { value }) => sum + (value - mean) ** 2 / 6, 0);
    }
    const z = luck / Math.sqrt(variance);
    const normal = 1 / (1 + Math.exp(-1.5976 * z - 0.070566 * z ** 3));
    expect(less).toBeLessThan(normal + 0.02);
    expect(noMore).toBeGreaterThan(normal - 0.02);
  });
});
