import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../../../../tests/cases.js";
import { afterSearch } from "../../../test/bear-off-search.js";
import { slowResults } from "../../../test/slow-moves.js";
import { twoSided } from "./two-sided.js";

/** An exact fraction. Probabilities are multiples of 36^-n, too fine for doubles, so both parts are bigints. */
type Fraction = readonly [top: bigint, bottom: bigint];

describe("two-sided bear-off", () => {
  it("equals plain recursion in exact fractions for up to three checkers a side on low points", () => {
    const { boards, win } = twoSided(3);
    const known = new Map<string, Fraction>();
    const results = new Map<string, string[]>();
    const after = (home: string, one: number, two: number): string[] => {
      const key = `${home} ${one}${two}`;
      const found =
        results.get(key) ??
        [...slowResults([0, ...home.split(",").map(Number), ...new Array<number>(19).fill(0)], one, two)].map(
          (board) => board.split(",").slice(1, 7).join(),
        );
      results.set(key, found);
      return found;
    };
    const empty = "0,0,0,0,0,0";
    const chance = (own: string, other: string): Fraction => {
      const key = `${own} ${other}`;
      const cached = known.get(key);
      if (cached) return cached;
      let top = 0n;
      let bottom = 1n;
      for (let one = 1; one <= 6; one++) {
        for (let two = 1; two <= 6; two++) {
          let best: Fraction = [-1n, 1n];
          for (const next of after(own, one, two)) {
            const [lost, of] = next === empty ? ([0n, 1n] as const) : chance(other, next);
            const won: Fraction = [of - lost, of];
            if (won[0] * best[1] > best[0] * won[1]) best = won;
          }
          top = top * best[1] + best[0] * bottom;
          bottom *= best[1];
          const common = gcd(top, bottom);
          top /= common;
          bottom /= common;
        }
      }
      const found: Fraction = [top, bottom * 36n];
      known.set(key, found);
      return found;
    };
    const homes: number[][] = [];
    for (let code = 1; code < 4 ** 4; code++) {
      const home = [0, 1, 2, 3].map((i) => Math.floor(code / 4 ** i) % 4);
      if (home.reduce((sum, count) => sum + count) <= 3) homes.push([...home, 0, 0]);
    }
    let pairs = 0;
    for (const own of homes) {
      for (const other of homes) {
        const [top, bottom] = chance(own.join(), other.join());
        const exact = Number((top * 10n ** 18n) / bottom) / 1e18;
        expect(Math.abs(win(boards.numberOf(own), boards.numberOf(other)) - exact)).toBeLessThan(1e-14);
        pairs++;
      }
    }
    expect(pairs).toBe(34 * 34);
  });

  it("equals a search to the end of the game", async () => {
    const { boards, win } = twoSided();
    const few = [
      [
        [0, 0, 0, 0, 1, 1],
        [0, 0, 1, 0, 0, 1],
      ],
    ] as const;
    const more = [
      [
        [0, 0, 0, 0, 2, 1],
        [0, 0, 2, 0, 0, 1],
      ],
      [
        [1, 1, 0, 0, 0, 2],
        [2, 2, 0, 0, 1, 0],
      ],
    ] as const;
    for (const [own, other] of IS_LONG ? more : few)
      expect(win(boards.numberOf(own), boards.numberOf(other))).toBeCloseTo(
        await afterSearch(own, other),
        12,
      );
  });

  it("counts a side with nothing left as the winner", () => {
    const { win } = twoSided();
    expect(win(0, 5)).toBe(1);
    expect(win(5, 0)).toBe(0);
  });
});

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
