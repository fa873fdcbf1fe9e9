import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { type CubeState, cubeRules, NEW_CUBE } from "../cube/cube-rules.js";
import { twoSided } from "../evaluation/bear-off/two-sided.js";
import { withBearOff } from "../evaluation/bear-off.js";
import { pipsOnly } from "../evaluation/evaluator.js";
import { BACKGAMMON, startPoints } from "../rules/board.js";
import { CubeRollout } from "./cube-rollout.js";
import { meanOfTrials, type RolloutSettings, type Trial } from "./rollout.js";

const own = [1, 0, 2, 0, 0, 1];
const other = [0, 3, 0, 0, 1, 0];
const bearOff = [
  0,
  ...own,
  ...new Array<number>(12).fill(0),
  ...other.map((count) => 0 - count).reverse(),
  0,
];

function trials(
  points: readonly number[],
  count: number,
  settings: RolloutSettings,
  evaluator = pipsOnly,
): Trial[] {
  const rollout = new CubeRollout(cubeRules({ limit: 1 }), () => evaluator, settings);
  const terms = { ...NEW_CUBE, score: [0, 0], crawford: false, result: 0 } as const;
  const state: CubeState = { ...terms, points, dice: null, player: 1 };
  return Array.from({ length: count }, (_, k) => rollout.trial(state, seededChance(`trial ${k}`)));
}

describe("a rollout without the cube", () => {
  it("has no variance left if the evaluator is exact: every game has the exact value", () => {
    const { boards, win } = twoSided();
    const exact = 1 - win(boards.numberOf(other), boards.numberOf(own));
    for (const trial of trials(bearOff, 8, {}, withBearOff(pipsOnly))) {
      expect(trial[0]).toBeCloseTo(exact, 12);
      expect(trial[5]).toBeCloseTo(2 * exact - 1, 12);
    }
  });

  it("agrees with the plain mean of the same games, with less spread", () => {
    const reduced = meanOfTrials(trials(bearOff, 1500, {}));
    const plain = meanOfTrials(trials(bearOff, 1500, { varianceReduction: false }));
    expect(Math.abs(reduced.equity - plain.equity)).toBeLessThan(1.5 * (reduced.halfWidth + plain.halfWidth));
    expect(reduced.halfWidth).toBeLessThan(0.8 * plain.halfWidth);
  });

  it("plays to the end of the game, including gammons", () => {
    // Four checkers to bear off against fifteen on the twelve-point.
    const race = [
      0,
      0,
      0,
      0,
      0,
      0,
      4,
      ...new Array<number>(6).fill(0),
      -15,
      ...new Array<number>(12).fill(0),
    ];
    const results = trials(race, 60, { varianceReduction: false });
    for (const [win, gammon, ...rest] of results) {
      expect(win).toBe(1);
      expect([0, 1]).toContain(gammon);
      expect(rest).toEqual([0, 0, 0, 1 + gammon!]);
    }
    expect(results.some(([, gammon]) => gammon === 1)).toBe(true);
  });

  it("stops after the given number of turns", () => {
    const [trial] = trials(startPoints(BACKGAMMON), 1, { turns: 3, varianceReduction: false });
    expect(trial![0]).toBeGreaterThan(0);
    expect(trial![0]).toBeLessThan(1);
  });

  it("computes the confidence interval of a mean", () => {
    const mean = meanOfTrials([
      [1, 0, 0, 0, 0, 1],
      [0, 0, 0, 0, 0, -1],
    ]);
    expect(mean.equity).toBe(0);
    expect(mean.outcomes).toEqual([0.5, 0, 0, 0, 0]);
    // Student's t with one degree of freedom.
    expect(mean.halfWidth).toBeCloseTo(12.7062047, 6);
  });
});
