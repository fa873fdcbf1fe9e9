import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { slowResults } from "../../../test/slow-moves.js";
import { computedEquities } from "../../cube/match-equity.js";
import type { BackgammonPlayer } from "../../rules/board.js";
import type { CubeHolder, CubeStakes } from "./cube-stake.js";
import { CubeBearOff, twoSidedCube } from "./two-sided-cube.js";

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

/** A score from player 0's view: the points that both need, and whether the cube is in use. */
interface Score {
  readonly needs: readonly [number, number];
  readonly crawford: boolean;
  readonly postCrawford: boolean;
}

/**
 * Player 0's match-winning probability, by plain recursion over every decision. `owner` is the owner of the cube, `on`
 * the player on roll, who may double now if `asks`.
 */
function chance(
  score: Score,
  homes: readonly [string, string],
  on: BackgammonPlayer,
  cube: number,
  owner: BackgammonPlayer | null,
  asks: boolean,
  known: Map<string, number>,
): number {
  const key = `${homes} ${on} ${cube} ${owner} ${asks}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const { needs, crawford, postCrawford } = score;
  const ended = (winner: BackgammonPlayer): number =>
    computedEquities().chance(
      needs[0] - (winner === 0 ? cube : 0),
      needs[1] - (winner === 1 ? cube : 0),
      crawford || postCrawford,
    );
  const other = on === 0 ? 1 : 0;
  const prefer = on === 0 ? Math.max : Math.min;
  let value = 0;
  for (let one = 1; one <= 6; one++) {
    for (let two = 1; two <= 6; two++) {
      const worths = after(homes[on], one, two).map((next) => {
        const left = (on === 0 ? [next, homes[1]] : [homes[0], next]) as [string, string];
        return next === EMPTY ? ended(on) : chance(score, left, other, cube, owner, true, known);
      });
      value += prefer(...worths) / 36;
    }
  }
  if (asks && !crawford && owner !== other && needs[on] > cube) {
    const taken = chance(score, homes, on, 2 * cube, other, false, known);
    const answered = on === 0 ? Math.min(taken, ended(0)) : Math.max(taken, ended(1));
    value = prefer(value, answered);
  }
  known.set(key, value);
  return value;
}

function termsOf({ needs, crawford, postCrawford }: Score): CubeStakes {
  return {
    worth(player, points) {
      const won = points > 0 ? player : 1 - player;
      const left = needs.map((need, i) => need - (i === won ? Math.abs(points) : 0));
      const win = computedEquities().chance(left[0]!, left[1]!, crawford || postCrawford);
      return player === 0 ? 2 * win - 1 : 1 - 2 * win;
    },
    mayTurn: (player, cube) => !crawford && needs[player] > cube,
  };
}

/** Homes of up to `most` checkers on the first four points. */
function homesOf(most: number): number[][] {
  const homes: number[][] = [];
  for (let code = 1; code < 4 ** 4; code++) {
    const home = [0, 1, 2, 3].map((i) => Math.floor(code / 4 ** i) % 4);
    if (home.reduce((sum, count) => sum + count) <= most) homes.push([...home, 0, 0]);
  }
  return homes;
}

const SCORES: readonly Score[] = [
  { needs: [4, 4], crawford: false, postCrawford: false },
  { needs: [2, 2], crawford: false, postCrawford: false },
  { needs: [3, 2], crawford: false, postCrawford: false },
  { needs: [2, 5], crawford: false, postCrawford: false },
  { needs: [1, 4], crawford: true, postCrawford: false },
  { needs: [1, 4], crawford: false, postCrawford: true },
  { needs: [3, 1], crawford: false, postCrawford: true },
  { needs: [9, 7], crawford: false, postCrawford: false },
];

describe("two-sided bear-off with the cube, for money", () => {
  it("equals plain recursion over the stakes for up to three checkers a side on low points", () => {
    const bearOff = twoSidedCube(3);
    const { boards } = bearOff;
    const homes = homesOf(3);
    const holders = { centre: undefined, own: 0, other: 1 } as const;
    let turned = 0;
    for (const own of homes) {
      for (const other of homes) {
        const at = (holder: CubeHolder): number =>
          bearOff.value(1, boards.numberOf(own), boards.numberOf(other), 4, holder) / 4;
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
    const bearOff = twoSidedCube(3);
    const { boards } = bearOff;
    const own = boards.numberOf([0, 1, 0, 0, 1, 0]);
    const other = boards.numberOf([1, 0, 0, 0, 0, 0]);
    expect(bearOff.value(0, own, other, 1, "other")).toBeCloseTo(2 / 36, 12);
    expect(bearOff.value(0, own, other, 1, "centre")).toBeCloseTo(2 / 36, 12);
  });
});

describe("two-sided bear-off at a match score", () => {
  it.each(SCORES.slice(0, cases(8, 6)))("equals plain recursion over all decisions: %j", (score) => {
    const bearOff = new CubeBearOff(termsOf(score), 3);
    const { boards } = bearOff;
    const homes = homesOf(cases(3, 2));
    const known = new Map<string, number>();
    for (const own of homes) {
      for (const other of homes) {
        for (const player of [0, 1] as const) {
          for (const [holder, owner] of [
            ["centre", null],
            ["own", player],
            ["other", 1 - player],
          ] as [CubeHolder, BackgammonPlayer | null][]) {
            const cube = holder === "centre" ? 1 : 2;
            const pair = (player === 0 ? [own, other] : [other, own]).map((home) => home.join());
            const win = chance(score, pair as [string, string], player, cube, owner, false, known);
            const value = bearOff.value(player, boards.numberOf(own), boards.numberOf(other), cube, holder);
            expect(Math.abs(value - (player === 0 ? 2 * win - 1 : 1 - 2 * win))).toBeLessThan(1e-12);
          }
        }
      }
    }
  });
});
