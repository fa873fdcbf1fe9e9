import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases, rows } from "../../../../tests/cases.js";
import type { Chance } from "../contract/chance.js";
import { enumerate } from "./enumerate.js";
import { seededChance } from "./seeded.js";
import { sfc32 } from "./sfc32.js";

const text = (value: unknown): string => JSON.stringify(value);

/** The distribution as "result" -> "n/d". */
function fractions(rule: (chance: Chance) => unknown): Record<string, string> {
  return Object.fromEntries(
    enumerate(rule, text).outcomes.map(({ key, fraction }) => [
      key,
      `${fraction.numerator}/${fraction.denominator}`,
    ]),
  );
}

describe("enumerate", () => {
  it("has one outcome of probability 1 for a rule that draws nothing", () => {
    const { outcomes, probabilities, samples } = enumerate(() => "done", text);
    expect(outcomes).toEqual([
      { result: "done", key: '"done"', fraction: { numerator: 1n, denominator: 1n } },
    ]);
    expect([...probabilities]).toEqual([1]);
    expect(samples).toBe(0);
  });

  it("has 21 distinct rolls of two dice, doubles 1/36, the others 1/18", () => {
    const { outcomes } = enumerate((chance) => chance.dice(2, 6), text);
    expect(outcomes).toHaveLength(21);
    for (const { result, fraction } of outcomes) {
      expect(fraction.denominator).toBe(result[0] === result[1] ? 36n : 18n);
      expect(result[0]).toBeGreaterThanOrEqual(result[1]!);
    }
  });

  it("has 252 distinct rolls of five dice, a full house 66553 with probability 10/7776", () => {
    const all = fractions((chance) => chance.dice(5, 6));
    expect(Object.keys(all)).toHaveLength(252);
    expect(all["[6,6,5,5,5]"]).toBe("5/3888");
    expect(all["[1,1,1,1,1]"]).toBe("1/7776");
  });

  it("merges equal results of several draws", () => {
    const sums = fractions((chance) => chance.die(6) + chance.die(6));
    expect(sums["7"]).toBe("1/6");
    expect(sums["2"]).toBe("1/36");
    expect(Object.keys(sums)).toHaveLength(11);
  });

  it("follows draws that depend on draws", () => {
    expect(fractions((chance) => (chance.die(2) === 1 ? "stop" : chance.pick(["a", "b", "c"])))).toEqual({
      '"stop"': "1/2",
      '"a"': "1/6",
      '"b"': "1/6",
      '"c"': "1/6",
    });
  });

  it("reads weights as the decimals they print as", () => {
    expect(
      fractions((chance) =>
        chance.weighted([
          ["two", 0.9],
          ["four", 0.1],
        ]),
      ),
    ).toEqual({ '"two"': "9/10", '"four"': "1/10" });
    expect(
      fractions((chance) =>
        chance.weighted([
          [1, 1e-7],
          [2, 3],
        ]),
      ),
    ).toEqual({ 1: "1/30000001", 2: "30000000/30000001" });
  });

  it("shuffles: 24 orders of four cards, 6 of two pairs", () => {
    const four = fractions((chance) => chance.shuffle([1, 2, 3, 4]));
    expect(Object.keys(four)).toHaveLength(24);
    expect(new Set(Object.values(four))).toEqual(new Set(["1/24"]));
    const pairs = fractions((chance) => chance.shuffle(["r", "b", "r", "b"]));
    expect(Object.keys(pairs)).toHaveLength(6);
    expect(new Set(Object.values(pairs))).toEqual(new Set(["1/6"]));
  });

  it.each(
    rows(
      [
        [2, 221n, 17496n],
        [3, 347897n, 7558272n],
      ] as const,
      2,
    ),
  )(
    "finds the probability of a Yahtzee in %i rolls, one category: %i/%i",
    (rolls, numerator, denominator) => {
      // Keep the most frequent face and roll the rest.
      const rule = (chance: Chance): boolean => {
        let dice = chance.dice(5, 6);
        for (let roll = 2; roll <= rolls; roll++) {
          const most = Math.max(...dice.map((face) => dice.filter((other) => other === face).length));
          const rest = 5 - most;
          if (rest > 0) {
            const kept = dice.find((face) => dice.filter((other) => other === face).length === most)!;
            dice = [...new Array<number>(most).fill(kept), ...chance.dice(rest, 6)];
          }
        }
        return new Set(dice).size === 1;
      };
      const { outcomes, samples } = enumerate(rule, text, { limit: 1_000_000 });
      expect(samples).toBe(0);
      expect(outcomes.find((outcome) => outcome.result)!.fraction).toEqual({ numerator, denominator });
    },
  );

  it("samples above the limit, reports it, and repeats the same samples", () => {
    const deal = (chance: Chance): number => chance.shuffle([...new Array(52).keys()])[0]!;
    const first = enumerate(deal, text, { samples: 500, seed: "deal" });
    expect(first.samples).toBe(500);
    expect(enumerate(deal, text, { samples: 500, seed: "deal" })).toEqual(first);
    expect(
      first.outcomes.reduce(
        (sum, { fraction }) => sum + Number(fraction.numerator) / Number(fraction.denominator),
        0,
      ),
    ).toBeCloseTo(1, 12);
    expect(enumerate((chance) => [chance.die(100), chance.die(100)], text).samples).toBe(256);
    expect(enumerate((chance) => [chance.die(64), chance.die(64)], text).outcomes).toHaveLength(4096);
  });

  it("rejects impossible draws and impure rules with one sentence", () => {
    expect(() => enumerate((chance) => chance.die(0), text)).toThrow(
      "chance.die(0): the number of sides must be a whole number, 1 or more, not 0.",
    );
    expect(() => enumerate((chance) => chance.pick([]), text)).toThrow("at least one item");
    expect(() => enumerate((chance) => chance.weighted([["never", 0]]), text)).toThrow("above 0, not 0");
    let sides = 2;
    expect(() => enumerate((chance) => chance.die(sides++), text)).toThrow("drew differently");
  });

  it("sums to exactly 1, as fractions and as doubles, for random rules", () => {
    const draw = fc.oneof(
      fc.record({ kind: fc.constant("die" as const), n: fc.integer({ min: 1, max: 7 }) }),
      fc.record({ kind: fc.constant("dice" as const), n: fc.integer({ min: 1, max: 4 }) }),
      fc.record({
        kind: fc.constant("weighted" as const),
        weights: fc.array(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 5 }),
      }),
      fc.record({ kind: fc.constant("shuffle" as const), n: fc.integer({ min: 1, max: 3 }) }),
    );
    fc.assert(
      fc.property(fc.array(draw, { maxLength: 3 }), fc.integer({ min: 1, max: 5 }), (draws, modulus) => {
        const rule = (chance: Chance): number => {
          let sum = 0;
          for (const step of draws) {
            if (step.kind === "die") sum += chance.die(step.n);
            else if (step.kind === "dice") sum += chance.dice(step.n, 3)[0]!;
            else if (step.kind === "shuffle") sum += chance.shuffle([...new Array(step.n).keys()])[0]!;
            else sum += chance.weighted(step.weights.map((weight, i) => [i, weight] as const));
          }
          return sum % modulus;
        };
        const { outcomes, probabilities } = enumerate(rule, text);
        let numerator = 0n;
        let denominator = 1n;
        for (const { fraction } of outcomes) {
          numerator = numerator * fraction.denominator + fraction.numerator * denominator;
          denominator *= fraction.denominator;
        }
        expect(numerator).toBe(denominator);
        expect(probabilities.reduce((sum, probability) => sum + probability, 0)).toBe(1);
        expect(probabilities.every((probability) => probability > 0)).toBe(true);
      }),
      { seed: 1, numRuns: cases(1000) },
    );
  });
});

describe("seededChance", () => {
  it("gives the same draws for the same seed, and different draws for another", () => {
    const draws = (seed: number | string): unknown => {
      const chance = seededChance(seed);
      return Array.from({ length: 50 }, () => [
        chance.die(6),
        chance.dice(2, 6),
        chance.pick("abc".split("")),
        chance.shuffle([1, 2, 3, 4]),
      ]);
    };
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7)).not.toEqual(draws(8));
    expect(draws("seven")).toEqual(draws("seven"));
    expect(draws(7)).not.toEqual(draws("7"));
  });

  it("draws the enumerated outcomes in their proportions", () => {
    const rule = (chance: Chance): string =>
      `${chance.dice(2, 3)} ${chance.weighted([
        ["x", 0.7],
        ["y", 0.3],
      ])} ${chance.shuffle([1, 1, 2])}`;
    const { outcomes, probabilities } = enumerate(rule, text);
    const chance = seededChance(3);
    const counts = new Map<string, number>();
    const draws = 60_000;
    for (let i = 0; i < draws; i++) {
      const key = text(rule(chance));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(outcomes.map((outcome) => outcome.key).sort());
    // Pearson's chi-squared with 35 degrees of freedom stays below 66.6 with probability 0.999.
    let chi = 0;
    for (const [i, { key }] of outcomes.entries()) {
      const expected = draws * probabilities[i]!;
      chi += (counts.get(key)! - expected) ** 2 / expected;
    }
    expect(outcomes).toHaveLength(36);
    expect(chi).toBeLessThan(66.6);
  });
});

describe("a rule with more paths than the limit", () => {
  const counted = <Result>(
    rule: (chance: Chance) => Result,
  ): { run: (chance: Chance) => Result; runs: number } => {
    const count = {
      runs: 0,
      run: (chance: Chance) => {
        count.runs++;
        return rule(chance);
      },
    };
    return count;
  };

  it("is sampled early: five dice one by one", () => {
    const rule = counted((chance) => [1, 2, 3, 4, 5].map(() => chance.die(6)).sort());
    const { samples, probabilities } = enumerate(rule.run, String);
    expect(samples).toBe(256);
    expect(rule.runs).toBeLessThan(600);
    expect(probabilities.reduce((sum, probability) => sum + probability)).toBe(1);
    expect(enumerate(rule.run, String, { limit: 7776 }).samples).toBe(0);
  });

  it("is distinguished from a rule with few paths, even if their lengths differ greatly", () => {
    // The first path is by far the longest, and the most likely one the shortest.
    const untilOther = (chance: Chance): number => {
      let rolls = 0;
      while (rolls < 40 && chance.die(6) === 1) rolls++;
      return rolls;
    };
    expect(enumerate(untilOther, String).samples).toBe(0);
    let wide = 0;
    for (let seed = 0; seed < cases(150, 10); seed++) {
      // A tree of draws: each draw depends on all earlier ones.
      const rule = (chance: Chance): string => {
        let path = "";
        for (let draws = 0; draws < 8; draws++) {
          const next = sfc32(`${seed} ${path}`);
          if (next() % 5 === 0) break;
          path += chance.die(2 + (next() % 5));
        }
        return path;
      };
      const paths = enumerate(rule, String, { limit: 1_000_000 }).runs;
      const found = enumerate(rule, String, { limit: 500 });
      expect(found.samples === 0, `${paths} paths`).toBe(paths <= 500);
      if (paths > 500) wide++;
    }
    expect(wide).toBeGreaterThan(cases(4, 1));
  });
});
