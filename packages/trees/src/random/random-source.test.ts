import { describe, expect, test } from "vitest";
import { randomSource, type State, xoshiro128starstar } from "./random-source.js";

function first(count: number, next: () => number): number[] {
  return Array.from({ length: count }, next);
}

describe("xoshiro128**", () => {
  test("matches the authors' C program", () => {
    const state: State = [0x964d4a0c, 0xd40ab895, 0xad7fdecb, 0x3006f0f0];
    expect(first(4, xoshiro128starstar(state))).toEqual([0xf1391922, 0x6fe53806, 0xa5be2840, 0xf510ee70]);
  });

  test("matches a computation in unbounded integers from the state 1, 2, 3, 4", () => {
    expect(first(6, xoshiro128starstar([1, 2, 3, 4]))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492,
    ]);
  });
});

describe("seeds", () => {
  // Computed in unbounded integers by a program in another language.
  test.each([
    ["7", [2900794953, 2918583189, 563136783, 3157380729]],
    ["Tyche", [3084038058, 1568752681, 3969272942, 1983605754]],
    ["Τύχη", [3054687105, 2089004930, 3182189320, 3058101541]],
    ["", [2040553127, 2671230994, 3535833209, 446703493]],
  ])("%j", (seed, numbers) => {
    expect(first(4, randomSource(seed).next)).toEqual(numbers);
  });

  test("an integer is the same seed as its digits", () => {
    expect(first(9, randomSource(-12).next)).toEqual(first(9, randomSource("-12").next));
  });

  test("neighbouring seeds are unrelated", () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 2000; seed++)
      for (const word of first(3, randomSource(seed).next)) seen.add(word);
    // Of 6000 words out of 2^32, about 0.004 pairs are equal by chance.
    expect(seen.size).toBe(6000);
  });
});

describe("draws", () => {
  test.each([2, 3, 6, 7, 10, 100])("below %i is uniform", (count) => {
    const random = randomSource(`uniform ${count}`);
    const draws = 1000 * count;
    const seen = new Array<number>(count).fill(0);
    for (let i = 0; i < draws; i++) seen[random.below(count)]!++;
    const chiSquare = seen.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    // Mean count - 1, variance 2 (count - 1): the limit is five standard deviations above.
    expect(chiSquare).toBeLessThan(count - 1 + 5 * Math.sqrt(2 * (count - 1)));
  });

  test("a range includes both ends", () => {
    const random = randomSource("ends");
    const seen = new Set(first(200, () => random.between(-2, 2)));
    expect([...seen].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
    expect(random.between(5, 5)).toBe(5);
    expect(first(100, () => random.between(-1e9, 1e9)).every((n) => Math.abs(n) <= 1e9)).toBe(true);
  });

  test("a pick is one of the items", () => {
    const random = randomSource("pick");
    expect(new Set(first(50, () => "abc".indexOf(random.pick(["a", "b", "c"]))))).toEqual(new Set([0, 1, 2]));
  });
});
