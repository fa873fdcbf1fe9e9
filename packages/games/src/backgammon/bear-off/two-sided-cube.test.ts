import { describe, expect, it } from "vitest";
import { slowResults } from "../../../test/backgammon/slow-moves.js";
import { type CubeHolder, twoSidedCube } from "./two-sided-cube.js";

const EMPTY = "0,0,0,0,0,0";

/** The boards after a roll, by a plain implementation of the rules. */
const results = new Map<string, string[]>();
function after(home: string, one: number, two: number): string[] {
  const key = `${home} ${one}${two}`;
  const found =
    results.get(key) ??
    [...slowResults([0, ...home.split(",").map(Number), ...new Array<number>(19).fill(0)], one, two)].map(
      (board) => board.split(",").slice(1, 7).join(),
    );
  results.set(key, found);
  return found;
}

/**
 * Expected points of the player on roll, by plain recursion over the stakes: they are doubled, taken and passed, and
 * nothing is normalised. The player may double now if `asks`. At a cube of `cube`, `owner` may turn it (0: on roll, 1:
 * the opponent, undefined: both).
 */
const known = new Map<string, number>();
function points(own: string, other: string, cube: number, owner: 0 | 1 | undefined, asks: boolean): number {
  const key = `${own} ${other} ${owner} ${asks}`;
  const cached = known.get(key);
  if (cached !== undefined) return cube * cached;
  let rolled = 0;
  for (let one = 1; one <= 6; one++) {
    for (let two = 1; two <= 6; two++) {
      const theirs = owner === undefined ? undefined : owner === 0 ? 1 : 0;
      const worths = after(own, one, two).map((next) =>
        next === EMPTY ? cube : -points(other, next, cube, theirs, true),
      );
      rolled += Math.max(...worths) / 36;
    }
  }
  let best = rolled;
  if (asks && owner !== 1) {
    const taken = points(own, other, 2 * cube, 1, false);
    best = Math.max(best, Math.min(taken, cube));
  }
  known.set(key, best / cube);
  return best;
}

describe("two-sided bear-off with the cube", () => {
  it("equals plain recursion over the stakes for up to three checkers a side on low points", () => {
    const { boards, equity } = twoSidedCube(3);
    const homes: number[][] = [];
    for (let code = 1; code < 4 ** 4; code++) {
      const home = [0, 1, 2, 3].map((i) => Math.floor(code / 4 ** i) % 4);
      if (home.reduce((sum, count) => sum + count) <= 3) homes.push([...home, 0, 0]);
    }
    const holders = { centre: undefined, own: 0, other: 1 } as const;
    let turned = 0;
    for (const own of homes) {
      for (const other of homes) {
        const at = (holder: CubeHolder): number =>
          equity(boards.numberOf(own), boards.numberOf(other), holder);
        for (const [holder, owner] of Object.entries(holders)) {
          const exact = points(own.join(), other.join(), 1, owner, false);
          expect(Math.abs(at(holder as CubeHolder) - exact)).toBeLessThan(1e-12);
        }
        if (Math.min(2 * at("other"), 1) > at("centre")) turned++;
      }
    }
    expect(turned).toBeGreaterThan(300);
  });

  it("knows the classic last roll: two checkers on 5 and 2 against one on the ace-point are a double and a take", () => {
    // 19 of 36 rolls bear off both (Robertie): double and take are correct.
    const { boards, equity } = twoSidedCube(3);
    const own = boards.numberOf([0, 1, 0, 0, 1, 0]);
    const other = boards.numberOf([1, 0, 0, 0, 0, 0]);
    expect(equity(own, other, "other")).toBeCloseTo(2 / 36, 12);
    expect(equity(own, other, "centre")).toBeCloseTo(2 / 36, 12);
  });
});
