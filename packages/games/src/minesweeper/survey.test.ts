import { decide } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { HIDDEN, neighbours } from "./board/grid.js";
import { minesweeper } from "./rules.js";
import { surveyOf } from "./survey.js";

const game = minesweeper({ columns: 5, rows: 4, mines: 5, start: "classic" });
const { variant } = game;

/** Enumerates every layout of the mines consistent with the view. */
function* layoutsOf(cells: readonly number[], exploded: number): Generator<ReadonlySet<number>> {
  const place = function* (from: number, mined: readonly number[]): Generator<ReadonlySet<number>> {
    if (mined.length === variant.mines) {
      const set = new Set(mined);
      const fits = cells.every(
        (seen, cell) =>
          seen === HIDDEN ||
          [...neighbours(variant.grid, cell)].filter((other) => set.has(other)).length === seen,
      );
      if (fits && (exploded < 0 || set.has(exploded))) yield set;
      return;
    }
    for (let cell = from; cell < cells.length; cell++)
      if (cells[cell] === HIDDEN) yield* place(cell + 1, [...mined, cell]);
  };
  yield* place(0, []);
}

describe("survey", () => {
  it("matches enumeration of all layouts for every cell, until after the end of the game", async () => {
    let drawn = 0;
    for (let seed = 0; seed < cases(8, 1); seed++) {
      const chance = seededChance(`survey ${seed}`);
      let state = game.start(chance);
      while (game.turn(state) >= 0) {
        state = game.play(state, chance.pick(game.actions(state)), chance);
        const survey = surveyOf(variant, state);
        const layouts = [...layoutsOf(state.cells, state.exploded)];
        expect(Math.exp(survey.logLayouts)).toBeCloseTo(layouts.length, 6);
        const share = (cell: number): number =>
          layouts.filter((mined) => mined.has(cell)).length / layouts.length;
        const hidden = [...state.cells.keys()].filter((cell) => state.cells[cell] === HIDDEN);
        for (const cell of hidden) expect(survey.chances[cell]).toBeCloseTo(share(cell), 9);
        expect(survey.free).toEqual(hidden.filter((cell) => share(cell) === 0));
        expect(survey.mined).toEqual(hidden.filter((cell) => share(cell) === 1));
        for (const { cell, mine, numbers } of survey.candidates) {
          expect(mine).toBeCloseTo(share(cell), 9);
          for (const { shown, probability } of numbers) {
            const showing = layouts.filter(
              (mined) =>
                !mined.has(cell) &&
                [...neighbours(variant.grid, cell)].filter((other) => mined.has(other)).length === shown,
            );
            expect(probability).toBeCloseTo(showing.length / layouts.length, 9);
          }
          expect(numbers.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1 - mine, 9);
        }
        if (game.turn(state) >= 0) {
          const decision = await decide(game, state, { rank: "all" });
          expect(survey.best).toBe(decision.best);
          expect(survey.candidates[0]!.win).toBe(decision.value);
          if (layouts.length === 1) expect(decision).toMatchObject({ value: 1, solved: true });
          expect(survey.candidates[0]!.bound).toBe(decision.actions[0]!.bound);
        }
        for (const mined of survey.drawn) {
          drawn++;
          expect(layouts.some((layout) => mined.every((cell) => layout.has(cell)))).toBe(true);
          expect(mined.length).toBe(variant.mines);
        }
      }
    }
    expect(drawn).toBeGreaterThan(0);
  });

  it("begins with the solver's own first click, and with equal probabilities for all cells", () => {
    const survey = surveyOf(variant, game.start(seededChance(1)));
    expect(survey).toMatchObject({ method: "first click", free: [], mined: [], candidates: [] });
    expect(survey.chances).toEqual(new Array(20).fill(expect.closeTo(5 / 20, 12)));
  });
});
