import { describe, expect, it } from "vitest";
import { BACKGAMMON, mirrored, startPoints } from "../rules/board.js";
import { BoardRecords } from "../rules/board-records.js";
import { type Efficiencies, efficiencyOf, RACES, raceEfficiency } from "./efficiency.js";

function efficiency(points: readonly number[], player: 0 | 1 = 0): Efficiencies {
  const records = new BoardRecords(1);
  records.load(0, points, BACKGAMMON.checkers);
  return efficiencyOf(records, 0, player);
}

function board(...checkers: readonly (readonly [point: number, count: number])[]): number[] {
  const points = new Array<number>(26).fill(0);
  for (const [point, count] of checkers) points[point] = count;
  return points;
}

describe("cube efficiency", () => {
  it("is the contact value as long as a checker can be hit", () => {
    expect(efficiency(startPoints(BACKGAMMON))).toEqual({ centre: 0.68, own: 0.68, other: 0.68 });
    expect(efficiency(board([8, 2], [7, -3]))).toEqual({ centre: 0.68, own: 0.68, other: 0.68 });
    expect(efficiency(board([1, 14], [25, 1], [24, -15]))).toEqual({ centre: 0.68, own: 0.68, other: 0.68 });
  });

  it("depends on the pip count of the player on roll in a race, at home or not", () => {
    const race = board([7, 10], [20, -5]);
    expect(efficiency(race)).toEqual(raceEfficiency(70));
    expect(efficiency(race, 1)).toEqual(raceEfficiency(25));
    expect(efficiency(mirrored(race), 1)).toEqual(raceEfficiency(70));
    expect(efficiency(board([6, 15], [19, -15]))).toEqual(raceEfficiency(90));
  });

  it("interpolates linearly between rows and is constant beyond the ends", () => {
    for (const { pips, ...row } of RACES) {
      const { centre, own, other } = raceEfficiency(pips);
      expect({ centre, own, other }).toEqual(row);
    }
    const [first, second] = RACES;
    const middle = (first!.pips + second!.pips) / 2;
    expect(raceEfficiency(middle).own).toBeCloseTo((first!.own + second!.own) / 2, 12);
    expect(raceEfficiency(1).own).toBe(first!.own);
    expect(raceEfficiency(400).own).toBe(RACES.at(-1)!.own);
  });
});
