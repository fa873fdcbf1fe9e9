import { expect, it } from "vitest";
import type { Position } from "../contract/position.js";
import { MoveRows } from "./move-rows.js";

const at = (low: number, high: number): Position =>
  ({ hashLow: () => low, hashHigh: () => high }) as unknown as Position;

it("a row is found only by the same full hash and the same number of moves", () => {
  const rows = new MoveRows(4);
  rows.write(at(17, 3), Float64Array.of(9, 0.25, 0.75), 1, 2);
  const into = new Float64Array(3);
  expect(rows.read(at(17, 3), into, 1, 2)).toBe(true);
  expect([...into]).toEqual([0, 0.25, 0.75]);
  for (const other of [at(17, 4), at(18, 3), at(17 + 2 ** 30, 3)])
    expect(rows.read(other, into, 0, 2)).toBe(false);
  expect(rows.read(at(17, 3), into, 0, 3)).toBe(false);
});
