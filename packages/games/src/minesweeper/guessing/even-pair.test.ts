import { decide } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases, IS_LONG } from "../../../../../tests/cases.js";
import { variantOf } from "../board/board.js";
import { SURE_MINE } from "../board/grid.js";
import { Workspace } from "../counting/frontier.js";
import { knowledgeOf, mineProbabilities } from "../counting/knowledge.js";
import { layoutsOf } from "../counting/layouts.js";
import { CERTAINTY } from "../counting/weighing.js";
import { minesweeper } from "../rules.js";
import { Endgame } from "./endgame.js";
import { usualFirst } from "./first-click.js";
import { evenPair } from "./guess.js";
import { Minefield } from "./playing.js";
import { MinesweeperSolver } from "./solver.js";

const SMALL = variantOf({ columns: 7, rows: 7, mines: 11 });
const PAIRS = cases(25, 2);
const EXPERT = variantOf({});

describe("an unavoidable even guess", () => {
  it("wins as often as the best cell of the exact solution", () => {
    const work = new Workspace(SMALL.grid);
    const solver = new MinesweeperSolver(SMALL, { exactLayouts: 1 });
    let compared = 0;
    let isSafest = 0;
    for (let game = 0; compared < PAIRS; game++) {
      const field = new Minefield(SMALL, usualFirst(SMALL), `pairs ${game}`);
      let isAlive = field.open(usualFirst(SMALL));
      while (isAlive && !field.isWon) {
        const { method, open, logLayouts } = solver.choose(field.view);
        if (method === "lookahead" && logLayouts < Math.log(600)) {
          const known = marked(work, field.view);
          const cell = evenPair(known);
          const count = Math.round(Math.exp(logLayouts));
          if (cell !== undefined) {
            expect(open).toEqual([cell]);
            const answer = new Endgame(layoutsOf(known, count, 1e8)!, 3e6).solve(true);
            if (answer !== undefined) {
              compared++;
              const row = answer.rows.find((found) => found.cell === cell)!;
              expect(2 * row.safe).toBe(count);
              expect(row.won).toBe(answer.won);
              if (answer.rows.every(({ safe }) => safe <= row.safe)) isSafest++;
            }
          }
        }
        for (const cell of open) isAlive &&= field.open(cell);
      }
    }
    // In some of them another cell is safer, and survival would have chosen it.
    if (PAIRS > 10) expect(isSafest).toBeLessThan(compared);
  });

  if (IS_LONG)
    it("is made first, and the method explains why", async () => {
      const solver = new MinesweeperSolver(EXPERT);
      for (let game = 0; ; game++) {
        const field = new Minefield(EXPERT, usualFirst(EXPERT), `even ${game}`);
        let isAlive = field.open(usualFirst(EXPERT));
        while (isAlive && !field.isWon) {
          const { open, candidates, logLayouts } = solver.choose(field.view);
          if (candidates[0]?.unavoidable && logLayouts > Math.log(1e6)) {
            const state = { cells: [...field.view], exploded: -1 };
            const { actions, reason } = await decide(minesweeper(), state, { rank: "all" });
            expect(reason).toMatchObject({ id: "reason-lookahead", values: { even: true } });
            expect(actions[0]!.action).toBe(open[0]!);
            expect(actions[0]!.figures!.safety).toBe(0.5);
            expect(actions.length).toBeGreaterThan(1);
            return;
          }
          for (const cell of open) isAlive &&= field.open(cell);
        }
      }
    });
});

/** The knowledge of a view, with certain mines marked as in the solver. */
function marked(work: Workspace, cells: Int8Array): ReturnType<typeof knowledgeOf> {
  const view = cells.slice();
  const known = knowledgeOf(work, view, SMALL.mines);
  const chances = mineProbabilities(known);
  for (let cell = 0; cell < view.length; cell++) if (chances[cell]! > 1 - CERTAINTY) view[cell] = SURE_MINE;
  return knowledgeOf(work, view, SMALL.mines);
}
