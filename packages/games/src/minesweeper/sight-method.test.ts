import { createOpponent, decide, OVER, seededChance } from "@tyche/engine";
import { expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { HIDDEN } from "./board/grid.js";
import { minesweeper } from "./rules.js";

const game = minesweeper({ columns: 4, rows: 4, mines: 4 });
const { grid } = game.variant;

/** Indexed by cell: the chance that it is free, by listing all layouts of four mines. */
function oracle(cells: readonly number[]): number[] {
  const hidden = cells.flatMap((shown, cell) => (shown === HIDDEN ? [cell] : []));
  const free = new Array<number>(cells.length).fill(0);
  let layouts = 0;
  const near = (cell: number): number[] => [...grid.near.subarray(8 * cell, 8 * cell + grid.degree[cell]!)];
  const place = (from: number, mines: readonly number[]): void => {
    if (mines.length < 4) {
      for (let i = from; i < hidden.length; i++) place(i + 1, [...mines, hidden[i]!]);
      return;
    }
    const fits = cells.every(
      (shown, cell) =>
        shown === HIDDEN || near(cell).filter((other) => mines.includes(other)).length === shown,
    );
    if (!fits) return;
    layouts++;
    for (const cell of hidden) if (!mines.includes(cell)) free[cell]!++;
  };
  place(0, []);
  return free.map((count) => count / layouts);
}

it("sees certain cells that are free, and with all layouts the chance of every cell", async () => {
  let certain = 0;
  for (let number = 0; number < cases(60, 12); number++) {
    const chance = seededChance(number);
    let state = game.start(chance);
    for (;;) {
      const next = game.play(state, chance.pick(game.actions(state)), chance);
      if (game.turn(next) === OVER) break;
      state = next;
    }
    if (state.cells.every((shown) => shown === HIDDEN)) continue;
    const chances = oracle(state.cells);
    for (const sees of ["numbers", "marks", "layouts"]) {
      const { actions } = await decide(game, state, { algorithm: "sight", settings: { sees } });
      for (const { action, value } of actions) {
        const seen = (value! - 0.01) / 0.98;
        if (sees === "layouts") expect(seen).toBeCloseTo(chances[action]!, 9);
        if (seen > 1 - 1e-9) {
          certain++;
          expect(chances[action]).toBe(1);
        }
        if (seen < 1e-9) expect(chances[action]).toBe(0);
      }
    }
  }
  expect(certain).toBeGreaterThan(cases(60, 12));
});

it("an opponent of the first level misses what one of level 9 sees", async () => {
  // The 2 in the corner has two hidden cells, so that the third cell beside the 2 in the middle is free.
  const state = game.notation!.parsePosition("1221/..../..../....");
  const chances = oracle(state.cells);
  const free = async (level: number): Promise<number> => {
    let count = 0;
    for (let seed = 0; seed < 20; seed++)
      count += chances[await createOpponent(game, { level, seed, time: 1e9 }).play(state)] === 1 ? 1 : 0;
    return count;
  };
  expect(Math.max(...chances)).toBe(1);
  expect(await free(9)).toBe(20);
  expect(await free(1)).toBeLessThan(20);
});
