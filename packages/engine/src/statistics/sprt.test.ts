import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { seededChance } from "../chance/seeded.js";
import { expectedScore } from "./elo.js";
import { sprtOf } from "./sprt.js";

/** Scores of this many games of a player with this winning probability, with a tenth of all games drawn. */
function scoresAt(score: number, count: number, seed: string): number[] {
  const chance = seededChance(seed);
  return Array.from({ length: count }, () =>
    chance.weighted([
      [1, score - 0.05],
      [0.5, 0.1],
      [0, 0.95 - score],
    ]),
  );
}

describe("the sequential test", () => {
  it("accepts the wrong hypothesis in at most about 5 % of matches", () => {
    const matches = cases(400, 100);
    const settings = { elo0: 0, elo1: 60 };
    let wrong0 = 0;
    let wrong1 = 0;
    for (let match = 0; match < matches; match++) {
      const weak = sprtOf(scoresAt(expectedScore(0), 3000, `weak ${match}`), settings);
      const strong = sprtOf(scoresAt(expectedScore(60), 3000, `strong ${match}`), settings);
      expect([weak.accepted, strong.accepted]).not.toContain(undefined);
      if (weak.accepted === "elo1") wrong0++;
      if (strong.accepted === "elo0") wrong1++;
    }
    // 5 % of 400 are 20; four standard deviations more are 38. Of 100, they are 5 and 14.
    expect(wrong0).toBeLessThan(cases(38, 14));
    expect(wrong1).toBeLessThan(cases(38, 14));
  });

  it("ends at the same unit whatever comes after it", () => {
    const scores = scoresAt(0.7, 2000, "same");
    const end = sprtOf(scores, { elo0: 0, elo1: 50 });
    expect(end.accepted).toBe("elo1");
    expect(sprtOf(scores.slice(0, end.units), { elo0: 0, elo1: 50 })).toEqual(end);
    expect(sprtOf(scores.slice(0, end.units - 1), { elo0: 0, elo1: 50 }).accepted).toBeUndefined();
  });

  it("needs 16 units, however clear they are", () => {
    const settings = { elo0: 0, elo1: 400 };
    for (const [score, accepted] of [
      [1, "elo1"],
      [0, "elo0"],
    ] as const) {
      const scores = new Array<number>(40).fill(score);
      expect(sprtOf(scores.slice(0, 15), settings)).toMatchObject({ accepted: undefined, units: 15 });
      expect(sprtOf(scores, settings)).toMatchObject({ accepted, units: 16 });
    }
  });

  it("stays undecided only for few draws, and rejects hypotheses in the wrong order", () => {
    expect(sprtOf(new Array(20).fill(0.5), { elo0: -5, elo1: 5 }).accepted).toBeUndefined();
    expect(sprtOf(new Array(2000).fill(0.5), { elo0: 10, elo1: 30 }).accepted).toBe("elo0");
    expect(() => sprtOf([], { elo0: 5, elo1: 5 })).toThrow(/must be below/);
  });
});

it("has Wald's limits for unequal error probabilities", () => {
  // Elo 10 is accepted in 20 % of the cases in which Elo 0 is true, and Elo 0 in 5 % of the others.
  const { low, high } = sprtOf([], { elo0: 0, elo1: 10, alpha: 0.2, beta: 0.05 });
  expect([low, high]).toEqual([expect.closeTo(Math.log(0.05 / 0.8)), expect.closeTo(Math.log(0.95 / 0.2))]);
});
