import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../../../tests/cases.js";
import { cubeEvaluator } from "../cube/cube-evaluator.js";
import { cubeGame } from "../cube/cube-game.js";
import type { CubeRules } from "../cube/cube-rules.js";
import { computedEquities } from "../cube/match-equity.js";
import { withBearOff } from "../evaluation/bear-off.js";
import { pipsOnly } from "../evaluation/evaluator.js";
import { adviceLines, cubeAdvice } from "./cube-advice.js";

const START = "-b----E-C---eE---c-e----B-";

function advice(rest: string, options: Partial<CubeRules> = {}, depth = 0) {
  const game = cubeGame(options);
  const state = game.notation.parsePosition(`XGID=${rest}`);
  return cubeAdvice(game.rules, state, {
    evaluator: cubeEvaluator(() => withBearOff(pipsOnly), game.rules),
    positionAt: game.position,
    facts: game.facts,
    depth,
  });
}

describe("cubeAdvice", () => {
  it.each([0, 2, 4])("knows after the Crawford game that the cube goes next turn, from %i of 7", (score) => {
    const text = `${START}:0:0:1:00:${score}:6:0:7:10`;
    const [now, later] = [0, 2].map((depth) => advice(text, { length: 7 }, depth)!);
    // A player who needs an odd number of points loses next to nothing by doubling a turn later, at any depth.
    expect(later!.doubleTake - later!.noDouble).toBeLessThan(0.02);
    expect(now!.doubleTake - now!.noDouble).toBeLessThan(0.02);
  });

  it("knows a take in a bear-off of nine checkers a side at every depth", () => {
    // The exact values are from a program that solves all pairs of boards, with all plays.
    for (const depth of [0, 1, 2]) {
      const found = advice("-CBAC----------------cae--:0:0:1:00:0:0:0:0:10", {}, depth)!;
      expect(found.verdict).toBe("double, take");
      expect(Math.abs(found.noDouble - 0.8192)).toBeLessThan(0.005);
      expect(Math.abs(found.doubleTake - 0.9575)).toBeLessThan(0.005);
    }
  });

  if (IS_LONG)
    it.each([
      // From GNU Backgammon 1.07's two-sided database, to three digits.
      ["---BA-B------------b-aab--:0:0:1:00:0:0:0:0:10", 0.785, 1.057, "double, pass"],
      ["---BA-B------------b-aab--:1:1:1:00:0:0:0:0:10", 0.806, 1.057, "redouble, pass"],
      ["-A--BA-------------a--b-a-:0:0:1:00:0:0:0:0:10", 0.606, 0.865, "double, take"],
      ["-A--BA-------------a--b-a-:1:1:1:00:0:0:0:0:10", 0.618, 0.865, "redouble, take"],
      ["-BB--A-------------b-b----:0:0:1:00:0:0:0:0:10", 0.863, 1.459, "double, pass"],
    ])("is exact if both sides bear off six checkers or fewer: %s", (text, noDouble, doubleTake, verdict) => {
      const found = advice(text)!;
      expect(Math.abs(found.noDouble - noDouble)).toBeLessThan(6e-4);
      expect(Math.abs(found.doubleTake - doubleTake)).toBeLessThan(6e-4);
      expect(found).toMatchObject({ doublePass: 1, verdict });
      // Searching deeper finds the same: the table is the value of the game.
      const ahead = advice(text, {}, 1)!;
      expect(ahead.noDouble).toBeCloseTo(found.noDouble, 10);
      expect(ahead.doubleTake).toBeCloseTo(found.doubleTake, 10);
    });

  it("is available before a roll with access to the cube, and for a pending double", () => {
    expect(advice(`${START}:0:0:1:31:0:0:0:0:10`)).toBeUndefined();
    expect(advice(`${START}:1:-1:1:00:0:0:0:0:10`)).toBeUndefined();
    expect(advice(`${START}:0:0:1:00:4:2:1:5:10`, { length: 5 })).toBeUndefined();
    expect(advice(`${START}:0:0:1:D:0:0:0:0:10`)).toEqual(advice(`${START}:0:0:1:00:0:0:0:0:10`));
  });

  it("is in units of the cube before the decision, for either player on roll", () => {
    const one = advice(`${START}:1:1:1:00:0:0:0:0:10`)!;
    const four = advice(`${START}:2:1:1:00:0:0:0:0:10`)!;
    const other = advice(`${START}:1:-1:-1:00:0:0:0:0:10`)!;
    expect(four.noDouble).toBeCloseTo(one.noDouble, 12);
    expect(four.doubleTake).toBeCloseTo(one.doubleTake, 12);
    expect(other.noDouble).toBeCloseTo(one.noDouble, 12);
  });

  it("has the take and cash points of a race without gammons", () => {
    const { takePoint, cashPoint, gammonValues, marketLosers } = advice(`${START}:0:0:1:00:0:0:0:0:10`)!;
    // Efficiency 0.68; a quarter less what cube ownership is worth to the taker.
    expect(takePoint).toBeCloseTo(0.5 / 2.34, 10);
    expect(cashPoint).toBeCloseTo(1 - 0.5 / 2.34, 10);
    expect(gammonValues).toEqual([0.5, 0.5]);
    expect(marketLosers).toBeLessThan(0.1);
    const jacoby = advice(`${START}:0:0:1:00:0:0:1:0:10`, { jacoby: true })!;
    expect(jacoby.gammonValues).toEqual([0, 0]);
  });

  it("counts rolls that win the game as market losers", () => {
    // A 4 or more, 2-2 and 3-3 bear off both checkers, on the four-point and the ace-point; otherwise the opponent
    // bears off its last.
    const last = advice("-A--A-------------------a-:0:0:1:00:0:0:0:0:10")!;
    expect(last.marketLosers).toBeCloseTo(29 / 36, 12);
    expect(last.chances[0]).toBeCloseTo(29 / 36, 12);
  });

  it("is normalised at a match score, and gives the match-winning chances", () => {
    const table = computedEquities();
    const found = advice(`${START}:0:0:1:00:4:2:0:7:10`, { length: 7 })!;
    const [none, , pass] = found.matchChances!;
    expect(pass).toBeCloseTo(table.chance(2, 5, false), 12);
    const [won, lost] = [table.chance(2, 5, false), table.chance(3, 4, false)];
    expect(found.noDouble).toBeCloseTo((2 * none - won - lost) / (won - lost), 10);
    expect(found.doublePass).toBeCloseTo(1, 12);
    expect(found.gammonValues[0]).toBeCloseTo((table.chance(1, 5, false) - won) / (won - lost), 10);
  });

  it("is formatted in players' terms", () => {
    const game = cubeGame({ length: 7 });
    const text = `${START}:0:0:1:00:4:2:0:7:10`;
    const state = game.notation.parsePosition(`XGID=${text}`);
    const lines = adviceLines(game.rules, state, advice(text, { length: 7 })!).map(({ message }) => message);
    expect(lines[0]).toMatch(
      /^cube: no double [+-]\d\.\d{3}, double and take [+-]\d\.\d{3}, double and pass \+1\.000 \(normalised\)$/,
    );
    expect(lines[1]).toMatch(/^3-away 5-away: /);
    expect(lines.at(-1)).toBe("no double, take");
  });
});
