import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { pipsOnly } from "../analysis/evaluator.js";
import { meanOfTrials } from "../analysis/rollout.js";
import { withBearOff } from "../bear-off/evaluator.js";
import { twoSidedCube } from "../bear-off/two-sided-cube.js";
import { mirrored } from "../board.js";
import { CubeRollout } from "./cube-rollout.js";
import { type CubeState, cubeRules } from "./cube-rules.js";

/** Checkers in both home boards, by point; the player on roll first. */
function bearOff(own: Readonly<Record<number, number>>, other: Readonly<Record<number, number>>): number[] {
  const points = new Array<number>(26).fill(0);
  for (const [point, count] of Object.entries(own)) points[Number(point)]! += count;
  for (const [point, count] of Object.entries(other)) points[25 - Number(point)]! -= count;
  return points;
}

function state(points: readonly number[], more: Partial<CubeState> = {}): CubeState {
  const terms = { player: 0, cube: 1, owner: null, offer: null, refused: 0, crawford: false } as const;
  return { points, dice: null, score: [0, 0], result: 0, ...terms, ...more };
}

const mean = (rollout: CubeRollout, place: CubeState, trials: number, rollsFirst = false) =>
  meanOfTrials(
    Array.from({ length: trials }, (_, k) => rollout.trial(place, seededChance(`t${k}`), rollsFirst)),
  );

const BOARDS = [
  bearOff({ 6: 1, 5: 1, 1: 1 }, { 4: 2 }),
  bearOff({ 3: 2, 2: 1, 1: 1 }, { 3: 1, 2: 2, 1: 1 }),
  bearOff({ 6: 2 }, { 1: 3 }),
  bearOff({ 5: 2, 1: 2 }, { 6: 1, 2: 3 }),
];

describe("CubeRollout", () => {
  const money = cubeRules();
  const table = twoSidedCube();
  const exact = (points: readonly number[], holder: "centre" | "own" | "other"): number => {
    const bytes = Int8Array.from(points);
    return table.equity(
      table.boards.numberOf(bytes, 1, 1, 1),
      table.boards.numberOf(bytes, 24, -1, -1),
      holder,
    );
  };

  it("has no variance, and the exact value, where the evaluator knows everything", () => {
    const rollout = new CubeRollout(money, () => withBearOff(pipsOnly));
    for (const points of BOARDS) {
      for (const [holder, owner] of [
        ["centre", null],
        ["own", 0],
        ["other", 1],
      ] as const) {
        const { equity, halfWidth } = mean(rollout, state(points, { owner }), 8, true);
        expect(equity).toBeCloseTo(exact(points, holder), 9);
        expect(halfWidth).toBeLessThan(1e-9);
      }
    }
  });

  it("keeps the mean where luck is left in or taken off, whoever is on roll", () => {
    const [points] = BOARDS;
    const trials = cases(4000, 400);
    const plain = mean(
      new CubeRollout(money, () => withBearOff(pipsOnly), { varianceReduction: false }),
      state(points!),
      trials,
      true,
    );
    expect(Math.abs(plain.equity - exact(points!, "centre"))).toBeLessThan(2 * plain.halfWidth);
    const turned = mean(
      new CubeRollout(money, () => withBearOff(pipsOnly)),
      state(mirrored(points!), { player: 1 }),
      4,
      true,
    );
    expect(turned.equity).toBeCloseTo(-exact(points!, "centre"), 9);
  });

  it("ends games by passes at once, and plays what a cube leaves of a match", () => {
    // Who needs one point, and cannot be doubled in the Crawford game, has his chance to win the game and the other's score.
    const rules = cubeRules({ length: 3 });
    const rollout = new CubeRollout(rules, () => withBearOff(pipsOnly));
    const place = state(BOARDS[2]!, { score: [2, 2], crawford: false });
    const last = mean(rollout, place, 40);
    // At 1-away 1-away nothing counts but the game.
    expect(last.equity).toBeCloseTo(2 * last.outcomes[0]! - 1, 9);
    // Two checkers on the ace point win at once: doubled, the other passes; a cube of 1 is won.
    const sure = state(bearOff({ 1: 2 }, { 1: 3 }));
    expect(mean(new CubeRollout(money, () => withBearOff(pipsOnly)), sure, 4).equity).toBeCloseTo(1, 9);
  });

  it("knows who has borne off the last checker, and what that counts", () => {
    const rollout = new CubeRollout(money, () => pipsOnly);
    const gammon = new Array<number>(26).fill(0);
    gammon[12] = -15;
    const over = state(gammon, { player: 1, cube: 2, owner: 1 });
    expect(rollout.trial(over, seededChance("none"))).toEqual([1, 1, 0, 0, 0, 4]);
    const turned = state(mirrored(gammon), { player: 0, cube: 2, owner: 1 });
    expect(rollout.trial(turned, seededChance("none"))).toEqual([0, 0, 0, 1, 0, -4]);
  });

  it("takes the evaluator's word after so many turns", () => {
    const none = new CubeRollout(money, () => pipsOnly, { turns: 0 });
    const one = new CubeRollout(money, () => pipsOnly, { turns: 1 });
    const place = state(bearOff({ 6: 5, 5: 5, 4: 5 }, { 6: 5, 5: 5, 4: 5 }));
    const [still, rolled] = [mean(none, place, 3, true), mean(one, place, 30, true)];
    expect(still.halfWidth).toBe(0);
    // After one turn, luck taken off, the mean over all rolls is left.
    expect(rolled.halfWidth).toBeLessThan(1e-9);
    expect(rolled.equity).not.toBe(still.equity);
  });
});
