import { expect, it } from "vitest";
import { IS_WHOLE } from "../../../../../tests/cases.js";
import { emptyBoard } from "../board/board.js";
import { bitboardOf } from "./bitboards.js";
import { PerfectSolver } from "./solver.js";

/**
 * J. Allen and V. Allis independently found in 1988 who wins after each first stone; the distances are from all
 * strong solvers since.
 */
it("solves connect four from its start and after first stones, without a book", () => {
  const size = { columns: 7, rows: 6 };
  const solver = new PerfectSolver(size, undefined, 24);
  const start = emptyBoard(size);
  // The left half of the columns: the right half is its mirror image. Most of what the start needs is then in the
  // tables. The outer columns take twice as long again: all with TYCHE_TESTS=whole.
  for (const [column, value] of IS_WHOLE
    ? [
        [3, 1],
        [2, 0],
        [1, -1],
        [0, -2],
      ]
    : [[3, 1]])
    expect(0 - solver.value(bitboardOf(size, start.with(column!, "X")))).toBe(value);
  const value = solver.value(bitboardOf(size, start));
  expect(value).toBe(1);
  expect(solver.pliesTo(value, 0)).toBe(41);
}, 1_800_000);
