import { describe, expect, it } from "vitest";
import { BACKGAMMON, mirrored, startPoints } from "../board.js";
import { BoardRecords } from "../board-records.js";
import { efficiencyOf } from "./efficiency.js";

function efficiency(points: readonly number[], player: 0 | 1 = 0): number {
  const records = new BoardRecords(1);
  records.load(0, points, BACKGAMMON.checkers);
  return efficiencyOf(records, 0, player);
}

function board(...checkers: readonly (readonly [point: number, count: number])[]): number[] {
  const points = new Array<number>(26).fill(0);
  for (const [point, count] of checkers) points[point] = count;
  return points;
}

describe("the efficiency of the cube", () => {
  it("is that of contact as long as a checker can be hit", () => {
    expect(efficiency(startPoints(BACKGAMMON))).toBe(0.68);
    expect(efficiency(board([8, 2], [7, -3]))).toBe(0.68);
    expect(efficiency(board([1, 14], [25, 1], [24, -15]))).toBe(0.68);
  });

  it("grows with the race of the player on roll, within limits", () => {
    const race = board([7, 10], [20, -5]);
    expect(efficiency(race)).toBeCloseTo(0.55 + 0.00125 * 70, 12);
    expect(efficiency(race, 1)).toBe(0.6);
    expect(efficiency(mirrored(race), 1)).toBeCloseTo(0.55 + 0.00125 * 70, 12);
    expect(efficiency(board([12, 15], [13, -15]))).toBe(0.7);
  });

  it("is that of the bear-off when all are home", () => {
    expect(efficiency(board([6, 15], [19, -15]))).toBe(0.6);
  });
});
