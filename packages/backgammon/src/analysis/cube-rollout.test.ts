import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { type CubeState, cubeRules } from "../cube/cube-rules.js";
import { twoSidedCube } from "../evaluation/bear-off/two-sided-cube.js";
import { withBearOff } from "../evaluation/bear-off.js";
import { pipsOnly } from "../evaluation/evaluator.js";
import { mirrored } from "../rules/board.js";
import { CubeRollout } from "./cube-rollout.js";
import { meanOfTrials } from "./rollout.js";
import { cubeCandidates } from "./rollout-candidates.js";

/** A board with checkers only in the home boards, given by point; the player on roll first. */
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
    const own = table.boards.numberOf(bytes, 1, 1, 1);
    return table.value(0, own, table.boards.numberOf(bytes, 24, -1, -1), 1, holder);
  };

  it("has intervals in the unit of the equities, at any score", () => {
    const place = state(BOARDS[0]!, { score: [1, 3], cube: 2, owner: 0 });
    const choice = { most: 1, depth: 1, evaluator: () => pipsOnly };
    const { rows } = cubeCandidates(cubeRules({ length: 7 }), place, choice);
    const rolled = { trials: 9, outcomes: [0.5, 0, 0, 0, 0], halfWidth: 0.01 };
    const [none, doubled] = rows([0.1, 0.11].map((equity) => ({ ...rolled, equity })));
    expect(doubled!.equity - none!.equity).toBeCloseTo(none!.halfWidth, 12);
    expect(none!.halfWidth).toBeGreaterThan(0.02);
  });

  it("has no variance and the exact value if the evaluator is exact", () => {
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

  it("has the same mean with and without variance reduction, for either player on roll", () => {
    const [points] = BOARDS;
    const trials = cases(4000, 200);
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

  it("ends games at once on a pass, and values the score that a game leaves in a match", () => {
    const rules = cubeRules({ length: 3 });
    const rollout = new CubeRollout(rules, () => withBearOff(pipsOnly));
    const place = state(BOARDS[2]!, { score: [2, 2], crawford: false });
    const last = mean(rollout, place, 40);
    // At 1-away 1-away only the game counts.
    expect(last.equity).toBeCloseTo(2 * last.outcomes[0]! - 1, 9);
    // Two checkers on the ace-point win at once: the opponent passes a double, which wins the cube's 1 point.
    const sure = state(bearOff({ 1: 2 }, { 1: 3 }));
    expect(mean(new CubeRollout(money, () => withBearOff(pipsOnly)), sure, 4).equity).toBeCloseTo(1, 9);
  });

  it("recognises a finished game and counts its points", () => {
    const rollout = new CubeRollout(money, () => pipsOnly);
    const gammon = new Array<number>(26).fill(0);
    gammon[12] = -15;
    const over = state(gammon, { player: 1, cube: 2, owner: 1 });
    expect(rollout.trial(over, seededChance("none"))).toEqual([1, 1, 0, 0, 0, 4]);
    const turned = state(mirrored(gammon), { player: 0, cube: 2, owner: 1 });
    expect(rollout.trial(turned, seededChance("none"))).toEqual([0, 0, 0, 1, 0, -4]);
  });

  it("uses the static evaluation after the given number of turns", () => {
    const none = new CubeRollout(money, () => pipsOnly, { turns: 0 });
    const one = new CubeRollout(money, () => pipsOnly, { turns: 1 });
    const place = state(bearOff({ 6: 5, 5: 5, 4: 5 }, { 6: 5, 5: 5, 4: 5 }));
    const [still, rolled] = [mean(none, place, 3, true), mean(one, place, 30, true)];
    expect(still.halfWidth).toBe(0);
    // After one turn with luck subtracted, every trial equals the mean over all rolls.
    expect(rolled.halfWidth).toBeLessThan(1e-9);
    expect(rolled.equity).not.toBe(still.equity);
  });
});
