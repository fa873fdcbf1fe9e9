import { decide } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { allLayouts, fitting, shownIn, wonByDefinition } from "../../../test/minesweeper/all-layouts.js";
import { START_RULES } from "../about.js";
import { type MinesweeperState, mayBegin, promised, type Variant } from "../board/board.js";
import { HIDDEN } from "../board/grid.js";
import { minesweeper } from "../rules.js";
import { surveyOf } from "../survey.js";
import { judgeBoard } from "./rated-cells.js";

/** Boards small enough to enumerate all layouts, and the maximum number of hidden cells for play by definition. */
const SIZES = [
  [2, 2],
  [5, 1],
  [3, 3],
  [4, 2],
  [4, 3],
  [5, 3],
  [4, 4],
  [5, 4],
] as const;
const MOST_HIDDEN = 10;

/** Exact values for one cell. */
interface Truth {
  readonly safety: number;
  readonly win: number;
  readonly numbers: ReadonlyMap<number, { readonly probability: number; readonly win: number }>;
  readonly progress: number;
  readonly second: number;
}

/** Computes exact values for a position from all consistent layouts. */
class Oracle {
  readonly variant: Variant;
  private readonly layouts: readonly number[];
  private readonly seen = new Map<string, number>();

  constructor(variant: Variant) {
    this.variant = variant;
    this.layouts = allLayouts(variant.grid.cells, variant.mines);
  }

  layoutsOf(view: Int8Array): readonly number[] {
    return fitting(this.variant, this.layouts, view);
  }

  /** @param layouts those consistent with the view and the start rule's guarantee */
  truth(view: Int8Array, layouts: readonly number[], cell: number): Truth {
    const numbers = new Map<number, { probability: number; win: number }>();
    let [won, safe, progress, second] = [0, 0, 0, 0];
    for (let shown = 0; shown <= 8; shown++) {
      const part = layouts.filter(
        (layout) => ((layout >> cell) & 1) === 0 && shownIn(this.variant, layout, cell) === shown,
      );
      if (part.length === 0) continue;
      const next = view.with(cell, shown);
      const wins = wonByDefinition(this.variant, part, next, this.seen);
      numbers.set(shown, { probability: part.length / layouts.length, win: wins / part.length });
      won += wins;
      safe += part.length;
      const hidden = [...next.keys()].filter((other) => next[other] === HIDDEN);
      const mined = hidden.map((other) => part.filter((layout) => (layout >> other) & 1).length);
      const isWon = hidden.length === this.variant.mines;
      const safest = isWon ? part.length : part.length - Math.min(...mined);
      if (safest === part.length) progress += part.length;
      second += safest;
    }
    const all = layouts.length;
    return { safety: safe / all, win: won / all, numbers, progress: progress / all, second: second / all };
  }
}

/** A position of a random game with at most `MOST_HIDDEN` hidden cells. */
function randomPosition(game: ReturnType<typeof minesweeper>, seed: string): MinesweeperState | undefined {
  const chance = seededChance(seed);
  let state = game.start(chance);
  const steps = chance.die(game.variant.grid.cells);
  for (let step = 0; step < steps; step++) {
    const next = game.play(state, chance.pick(game.actions(state)), chance);
    if (game.turn(next) < 0) break;
    state = next;
  }
  const hidden = state.cells.filter((seen) => seen === HIDDEN).length;
  const isUntouched = hidden === state.cells.length;
  return isUntouched || hidden > MOST_HIDDEN ? undefined : state;
}

const POSITIONS = cases(3000, 40);

describe("reported cells of small boards match all layouts and perfect play by definition", () => {
  it.each(START_RULES)("start rule %s: think, one decision and the survey", async (start) => {
    const counted = { positions: 0, certain: 0, exact: 0, sure: 0, numbers: 0 };
    const chance = seededChance(`oracle ${start}`);
    const oracles = new Map<string, { oracle: Oracle; game: ReturnType<typeof minesweeper> }>();
    for (let seed = 0; counted.positions < POSITIONS / START_RULES.length; seed++) {
      const [columns, rows] = chance.pick(SIZES);
      const reserved = start === "modern" ? 1 + Math.min(columns, 2) * Math.min(rows, 2) : 1;
      const most = Math.min(columns * rows - reserved, 6);
      if (most < 1) continue;
      const mines = chance.die(most);
      const name = `${columns} ${rows} ${mines}`;
      if (!oracles.has(name)) {
        const game = minesweeper({ columns, rows, mines, start });
        oracles.set(name, { game, oracle: new Oracle(game.variant) });
      }
      const { oracle, game } = oracles.get(name)!;
      const state = randomPosition(game, `${start} ${seed}`);
      if (!state) continue;
      counted.positions++;
      const view = Int8Array.from(state.cells);
      const layouts = oracle.layoutsOf(view);
      const truths = new Map(
        game.actions(state).map((cell) => [cell, oracle.truth(view, layouts, cell)] as const),
      );
      const best = Math.max(...[...truths.values()].map(({ win }) => win));
      const all = await decide(game, state, { rank: "all" });
      const one = await decide(game, state, {});
      for (const decision of [all, one]) {
        const [first] = decision.actions;
        // Everything here is small enough to be solved.
        expect(decision.solved).toBe(true);
        expect(decision.value).toBeCloseTo(best, 12);
        expect(decision.best).toBe(first!.action);
        expect(truths.get(decision.best)!.win).toBeCloseTo(best, 12);
        for (const { action, value, bound, figures } of decision.actions) {
          const truth = truths.get(action)!;
          expect(bound).not.toBe("estimate");
          if (bound === "exact") expect(value).toBeCloseTo(truth.win, 12);
          else expect(value).toBeGreaterThanOrEqual(truth.win - 1e-12);
          expect(figures!.safety).toBeCloseTo(truth.safety, 12);
          if (figures!.win !== undefined) expect(figures!.win).toBe(value);
          if (figures!.progress !== undefined) {
            expect(figures!.progress).toBeCloseTo(truth.progress, 9);
            expect(figures!.second).toBeCloseTo(truth.second, 9);
            expect(figures!.zero).toBeCloseTo(truth.numbers.get(0)?.probability ?? 0, 9);
          }
          if (bound === "exact") counted.exact++;
          if (truth.safety === 1) counted.sure++;
        }
      }
      const { id, values } = all.reason!;
      expect(Number(values.layouts)).toBe(layouts.length);
      const isCertain = [...truths.values()].some(({ safety }) => safety === 1);
      expect(id === "reason-certain").toBe(isCertain);
      if (isCertain) counted.certain++;
      else expect(values.won).toBe(Math.round(best * layouts.length));
      const survey = surveyOf(game.variant, state);
      expect(truths.get(survey.best)!.win).toBeCloseTo(best, 12);
      // A decision also orders equal wins by distance.
      const byCell = (one: readonly unknown[], other: readonly unknown[]): number =>
        Number(one[0]) - Number(other[0]);
      expect(survey.candidates.map(({ cell, win, bound }) => [cell, win, bound]).sort(byCell)).toEqual(
        all.actions.map(({ action, value, bound }) => [action, value, bound]).sort(byCell),
      );
      for (const { cell, numbers } of survey.candidates) {
        const truth = truths.get(cell)!;
        expect(numbers.map(({ shown }) => shown)).toEqual([...truth.numbers.keys()]);
        for (const { shown, probability, win, bound } of numbers) {
          expect(probability).toBeCloseTo(truth.numbers.get(shown)!.probability, 9);
          if (bound === "exact") {
            counted.numbers++;
            expect(win).toBeCloseTo(truth.numbers.get(shown)!.win, 12);
          }
        }
      }
    }
    expect(counted.certain).toBeGreaterThan(counted.positions / 20);
    expect(counted.certain).toBeLessThan(counted.positions);
    expect(counted.exact).toBeGreaterThan(counted.positions);
    expect(counted.sure).toBeGreaterThan(counted.positions / 10);
    expect(counted.numbers).toBeGreaterThan(counted.positions);
  });

  it("chooses an optimal first click and reports its value", async () => {
    for (const [columns, rows] of [
      [3, 3],
      [4, 2],
    ] as const) {
      for (const start of START_RULES) {
        for (let mines = 1; mines <= 4; mines++) {
          if (start === "modern" && mines > columns * rows - 4) continue;
          const game = minesweeper({ columns, rows, mines, start });
          const { variant } = game;
          const oracle = new Oracle(variant);
          const state = game.start(seededChance(1));
          const view = Int8Array.from(state.cells);
          const winOf = (cell: number): number => {
            const kept = promised(variant, cell);
            const fit = oracle
              .layoutsOf(view)
              .filter((layout) => kept.every((free) => !((layout >> free) & 1)));
            return oracle.truth(view, fit, cell).win;
          };
          const cells = [...view.keys()].filter((cell) => mayBegin(variant, cell));
          const best = Math.max(...cells.map(winOf));
          for (const options of [{ rank: "all" }, {}] as const) {
            const decision = await decide(game, state, options);
            expect(decision).toMatchObject({ solved: true, value: expect.closeTo(best, 12) });
            expect(winOf(decision.best)).toBeCloseTo(best, 12);
          }
          const told = cells[(7 * mines) % cells.length]!;
          const first = game.notation!.action(state, told);
          const decision = await decide(game, state, {
            algorithm: "counting",
            settings: { first },
            rank: "all",
          });
          expect(decision.actions[0]).toMatchObject({ action: told, bound: "exact" });
          expect(decision.value).toBeCloseTo(winOf(told), 12);
        }
      }
    }
  });
});

it("reports the exact value of a first click without claiming it is best, if another took too much work", () => {
  const { variant } = minesweeper({ columns: 3, rows: 3, mines: 3 });
  const state = { cells: new Array<number>(9).fill(HIDDEN), exploded: -1 };
  const { cells, isSolved } = judgeBoard(variant, state, { exactWork: 500 });
  expect(cells).toEqual([{ cell: expect.any(Number), win: 33 / 56, bound: "exact", safety: 1 }]);
  expect(isSolved).toBe(false);
  expect(judgeBoard(variant, state)).toMatchObject({ cells, isSolved: true });
});

it("estimates positions that are too large to solve, and says so", async () => {
  const game = minesweeper({ columns: 9, rows: 9, mines: 10 });
  const chance = seededChance("large");
  let estimates = 0;
  for (let round = 0; round < cases(60, 2); round++) {
    let state = game.start(chance);
    for (let step = 0; step < 3 && game.turn(state) >= 0; step++) {
      const decision = await decide(game, state, { rank: "all" });
      expect(decision.solved).toBe(decision.actions[0]!.bound === "exact");
      for (const { value, bound, figures } of decision.actions) {
        expect(value).toBeGreaterThanOrEqual(0);
        // No cell can win more often than it is free.
        if (bound !== "estimate") expect(value).toBeLessThanOrEqual(figures!.safety! + 1e-9);
      }
      if (!decision.solved) estimates++;
      state = game.play(state, decision.best, chance);
    }
  }
  expect(estimates).toBeGreaterThan(cases(5, 1));
});
