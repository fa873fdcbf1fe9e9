import { describe, expect, it } from "vitest";
import { cases, IS_LONG, rows } from "../../../../../tests/cases.js";
import { allLayouts, fitting, randomView, wonByDefinition } from "../../../test/minesweeper/all-layouts.js";
import { mayBegin, promised, variantOf } from "../board/board.js";
import { HIDDEN } from "../board/grid.js";
import { bigintCounts } from "../counting/bigint-counts.js";
import { Workspace } from "../counting/frontier.js";
import { knowledgeOf, mineProbabilities } from "../counting/knowledge.js";
import { layoutsOf } from "../counting/layouts.js";
import { Endgame } from "./endgame.js";
import { exactFirstClick } from "./first-click.js";
import { MinesweeperSolver } from "./solver.js";

const SMALL: readonly (readonly [number, number])[] = [
  [1, 5],
  [2, 2],
  [3, 2],
  [3, 3],
  [4, 2],
  [4, 3],
  [4, 4],
];

/** Boards of each size and number of mines. */
const GAMES = cases(12, 4);

describe("probabilities match enumeration of all layouts, for every board up to 4x4", () => {
  it.each(SMALL)("%i x %i", (columns, rows) => {
    let views = 0;
    for (let mines = 1; mines < columns * rows; mines++) {
      const variant = variantOf({ columns, rows, mines });
      const work = new Workspace(variant.grid);
      const layouts = allLayouts(columns * rows, mines);
      for (let game = 0; game < GAMES; game++) {
        const view = randomView(variant, layouts, `${columns} ${rows} ${mines} ${game}`);
        const fit = fitting(variant, layouts, view);
        const known = knowledgeOf(work, view, mines);
        expect(Math.exp(known.logLayouts) / fit.length).toBeCloseTo(1, 11);
        const counts = bigintCounts(variant.grid, view, mines);
        expect(counts.layouts).toBe(BigInt(fit.length));
        const chances = mineProbabilities(known);
        for (let cell = 0; cell < view.length; cell++) {
          const mined = fit.filter((layout) => (layout >> cell) & 1).length;
          expect(counts.mined[cell]).toBe(BigInt(mined));
          expect(chances[cell]).toBeCloseTo(mined / fit.length, 11);
        }
        views++;
      }
    }
    expect(views).toBe(GAMES * (columns * rows - 1));
  });
});

describe("the exact endgame matches its definition on all layouts", () => {
  it.each(SMALL)("%i x %i", (columns, rows) => {
    for (let mines = 1; mines < columns * rows; mines++) {
      const variant = variantOf({ columns, rows, mines });
      const work = new Workspace(variant.grid);
      const layouts = allLayouts(columns * rows, mines);
      const seen = new Map<string, number>();
      for (let game = 0; game < GAMES / 2; game++) {
        const view = randomView(variant, layouts, `end ${columns} ${rows} ${mines} ${game}`);
        const fit = fitting(variant, layouts, view);
        if (view.filter((cell) => cell === HIDDEN).length > 9) continue;
        const known = knowledgeOf(work, view, mines);
        const list = layoutsOf(known, fit.length, 1e6)!;
        const answer = new Endgame(list, 1e8).solve(true)!;
        expect(answer.won).toBe(wonByDefinition(variant, fit, view, seen));
        expect(new Endgame(list, 1e8).solve()!.won).toBe(answer.won);
      }
    }
  });
});

describe("limits of the exact endgame", () => {
  it("counts the work of each solution separately, and reuses earlier results", () => {
    const variant = variantOf({ columns: 4, rows: 4, mines: 4 });
    const view = new Int8Array(16).fill(HIDDEN);
    view[5] = 2;
    const known = knowledgeOf(new Workspace(variant.grid), view, 4);
    const list = layoutsOf(known, Math.round(Math.exp(known.logLayouts)), 1e6)!;
    const endgame = new Endgame(list, 1e8);
    const first = endgame.solve()!;
    const again = endgame.solve()!;
    expect(again.won).toBe(first.won);
    expect(again.work).toBeLessThan(first.work);
    expect(endgame.solve(true)!.rows).toEqual(new Endgame(list, 1e8).solve(true)!.rows);
  });

  it("leaves a board to the estimate if its ten bits cannot number the cells, in components or elsewhere", () => {
    const variant = variantOf({ columns: 40, rows: 26, mines: 1 });
    const cells = new Array<number>(40 * 26).fill(HIDDEN);
    for (const column of [2, 6, 10, 14, 18, 22]) cells[2 * 40 + column] = 0;
    const solver = new MinesweeperSolver(variant, { exactLayouts: 2000, exactWork: 1e11 });
    expect(solver.worthAt(cells).isExact).toBe(false);
    const open = cells.map((seen, cell) => (cell >= 40 * 4 ? 0 : seen));
    expect(solver.worthAt(open).isExact).toBe(true);
  });
});

describe("exact values of first clicks", () => {
  const known = [
    [3, 3, 2, "classic", 24, 28],
    [3, 3, 3, "classic", 33, 56],
    [4, 4, 2, "classic", 102, 105],
    [4, 4, 3, "classic", 400, 455],
    [4, 4, 4, "classic", 961, 1365],
    [4, 4, 5, "classic", 1461, 3003],
    [5, 4, 3, "classic", 864, 969],
    [5, 4, 4, "classic", 2950, 3876],
    [3, 3, 2, "modern", 3, 3],
    [3, 3, 3, "modern", 1, 1],
    [4, 4, 2, "modern", 66, 66],
    [4, 4, 3, "modern", 35, 35],
    [4, 4, 4, "modern", 34, 35],
    [4, 4, 5, "modern", 20, 21],
    [5, 4, 3, "modern", 158, 165],
    [5, 4, 4, "modern", 309, 330],
    [5, 4, 5, "modern", 425, 462],
  ] as const;
  it.each(rows(known, 3))(
    "%i x %i with %i mines, %s: %i of %i",
    (columns, rows, mines, start, won, layouts) => {
      const variant = variantOf({ columns, rows, mines, start });
      const work = new Workspace(variant.grid);
      let best = { won: 0, layouts: 1 };
      const all: string[] = [];
      for (let cell = 0; cell < variant.grid.cells; cell++) {
        // The other quarters of the board are mirror images.
        const isFirstQuarter = cell % columns < columns / 2 && cell < (columns * rows) / 2;
        if (!isFirstQuarter || !mayBegin(variant, cell)) continue;
        const value = exactFirstClick(work, variant, cell, 1e9)!;
        all.push(`${value.won}/${value.layouts}`);
        if (value.won * best.layouts > best.won * value.layouts) best = value;
        expect(promised(variant, cell)).toContain(cell);
      }
      expect(all).toContain(`${won}/${layouts}`);
      expect(best.won * layouts).toBe(won * best.layouts);
    },
  );

  it.runIf(IS_LONG)("5 x 4 with 5 mines, classic: 6998 of 11628 on the edge, 6928 in the corner", () => {
    const variant = variantOf({ columns: 5, rows: 4, mines: 5 });
    const work = new Workspace(variant.grid);
    expect(exactFirstClick(work, variant, 5, 1e9)).toEqual({ won: 6998, layouts: 11628 });
  });

  it("gives up if the allowed work does not suffice", () => {
    const variant = variantOf({ columns: 5, rows: 4, mines: 5 });
    expect(exactFirstClick(new Workspace(variant.grid), variant, 0, 1000)).toBeUndefined();
  });
});
