import { Spsa, type SpsaSettings } from "@tyche/arena";
import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";

/** A bowl with its optimum at 0.3 and -20: the result of a duel depends on the two distances, with noise. */
function tuned(more: Partial<SpsaSettings> = {}, noise = 0): Spsa {
  const settings: SpsaSettings = {
    parameters: [
      { name: "a", start: 0.9, low: 0, high: 1 },
      { name: "b", start: 80, low: -100, high: 100 },
    ],
    iterations: 400,
    seed: "1",
    ...more,
  };
  const tuning = new Spsa(settings);
  const luck = seededChance(`${settings.seed} noise`);
  const badness = ([a, b]: readonly number[]): number => (a! - 0.3) ** 2 + ((b! + 20) / 200) ** 2;
  while (!tuning.isDone) {
    tuning.take(
      tuning.duels().map(({ plus, minus }) => {
        const score = 4 * (badness(minus) - badness(plus)) + (noise * (luck.die(2001) - 1001)) / 1000;
        return Math.max(-1, Math.min(1, score));
      }),
    );
  }
  return tuning;
}

describe("simultaneous perturbation", () => {
  it("finds the optimum of a bowl, even if most of the results are noise", () => {
    const [a, b] = tuned().mean();
    expect(a).toBeCloseTo(0.3, 1);
    expect(b! / 200).toBeCloseTo(-0.1, 1);
    const noisy = tuned({ iterations: 3000 }, 1).mean();
    expect(noisy[0]).toBeCloseTo(0.3, 1);
    expect(noisy[1]! / 200).toBeCloseTo(-0.1, 1);
  });

  it("gives the same duels for the same seed and results, and others for another seed", () => {
    expect(tuned({}, 0.5).mean()).toEqual(tuned({}, 0.5).mean());
    expect(tuned({ seed: "2" }, 0.5).mean()).not.toEqual(tuned({}, 0.5).mean());
  });

  it("takes the mean of several directions, which differ", () => {
    const tuning = new Spsa({
      parameters: Array.from({ length: 8 }, (_, i) => ({ name: `${i}`, start: 0.5, low: 0, high: 1 })),
      iterations: 10,
      directions: 3,
      seed: "1",
    });
    const duels = tuning.duels();
    expect(new Set(duels.map(({ plus }) => plus.join())).size).toBe(3);
    for (const { plus, minus } of duels) {
      for (const [i, value] of plus.entries()) expect(value + minus[i]!).toBeCloseTo(1, 6);
    }
    tuning.take([0, 0, 0]);
    expect(tuning.values()).toEqual(Array.from({ length: 8 }, () => 0.5));
    // A net win of one in three moves it by a third of the step, in the winner's direction.
    const [first] = tuning.duels();
    tuning.take([1, 0, 0]);
    for (const [i, value] of tuning.values().entries())
      expect(Math.sign(value - 0.5)).toBe(Math.sign(first!.plus[i]! - 0.5));
  });

  it("stays within the bounds, and rounds values that must be whole numbers", () => {
    const tuning = new Spsa({
      parameters: [{ name: "depth", start: 1, low: 1, high: 6, whole: true }],
      iterations: 50,
      seed: "1",
    });
    for (let k = 0; k < 50; k++) {
      const [duel] = tuning.duels();
      for (const value of [...duel!.plus, ...duel!.minus]) {
        expect(value).toBe(Math.round(value));
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThanOrEqual(6);
      }
      tuning.take([duel!.plus[0]! > duel!.minus[0]! ? 1 : -1]);
    }
    expect(tuning.values()).toEqual([6]);
  });

  it("refuses invalid settings", () => {
    const at = (start: number) => () =>
      new Spsa({ parameters: [{ name: "x", start, low: 0, high: 1 }], iterations: 1, seed: "1" });
    expect(at(2)).toThrow("The parameter x must start between its bounds: 0 <= 2 <= 1.");
    expect(() => new Spsa({ parameters: [], iterations: 1, seed: "1" })).toThrow("nothing to tune");
  });
});

it("uses Spall's gains: the first step as set, later ones shorter by their exponents", () => {
  const tuning = new Spsa({
    parameters: [{ name: "c", start: 0.5, low: 0, high: 1 }],
    iterations: 10,
    seed: "1",
    step: 0.01,
  });
  const moved = [0, 1, 2].map(() => {
    const [before] = tuning.values();
    tuning.take([1]);
    return Math.abs(tuning.values()[0]! - before!);
  });
  // The steps are reduced for the first tenth of the iterations, which is one.
  const expected = [0, 1, 2].map((k) => 0.01 * (2 / (k + 2)) ** 0.602 * (k + 1) ** 0.101);
  for (const [k, by] of moved.entries()) expect(by).toBeCloseTo(expected[k]!, 5);
});
