import { expect, it } from "vitest";
import { emptyBoard } from "../board.js";
import { connectFour } from "../rules.js";
import { bitboardOf } from "./bitboards.js";
import { PerfectSolver } from "./solver.js";

/** J. Allen and V. Allis found in 1988, each alone, who wins after each first stone; how soon, all strong solvers since. */
it("knows what connect four is worth from its start, and after each first stone", () => {
  const size = { columns: 7, rows: 6 };
  const game = connectFour();
  const solver = new PerfectSolver(size, undefined, 24);
  const start = emptyBoard(size);
  const board = bitboardOf(size, start);
  const value = solver.value(board);
  expect(value).toBe(1);
  expect(solver.pliesTo(value, 0)).toBe(41);
  const after = game.actions(start).map((column) => {
    const state = start.with(column, "X");
    return [column, 0 - solver.value(bitboardOf(size, state))];
  });
  expect(Object.fromEntries(after)).toEqual({ 0: -2, 1: -1, 2: 0, 3: 1, 4: 0, 5: -1, 6: -2 });
}, 1_800_000);
