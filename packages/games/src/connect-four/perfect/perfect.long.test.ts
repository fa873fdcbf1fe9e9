import { expect, it } from "vitest";
import { emptyBoard } from "../board.js";
import { bitboardOf } from "./bitboards.js";
import { PerfectSolver } from "./solver.js";

/** J. Allen and V. Allis found in 1988, each alone, who wins after each first stone; how soon, all strong solvers since. */
it("knows without a book what connect four is worth from its start, and after each first stone", () => {
  const size = { columns: 7, rows: 6 };
  const solver = new PerfectSolver(size, undefined, 24);
  const start = emptyBoard(size);
  // The left half of the columns: the right one is its mirror image. What is learned of them is most of what the start needs.
  const after = [3, 2, 1, 0].map((column) => 0 - solver.value(bitboardOf(size, start.with(column, "X"))));
  expect(after).toEqual([1, 0, -1, -2]);
  const value = solver.value(bitboardOf(size, start));
  expect(value).toBe(1);
  expect(solver.pliesTo(value, 0)).toBe(41);
}, 1_800_000);
