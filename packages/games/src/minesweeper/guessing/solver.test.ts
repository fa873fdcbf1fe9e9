import { seededChance } from "@tyche/engine";
import { decideSync } from "@tyche/engine/search";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import type { MinesweeperOptions } from "../about.js";
import { variantOf } from "../board/board.js";
import { HIDDEN, neighbours } from "../board/grid.js";
import { countInBigints, rounded } from "../counting/bigint-component.js";
import { bigintCounts } from "../counting/bigint-counts.js";
import { countComponent } from "../counting/component.js";
import { Workspace } from "../counting/frontier.js";
import { knowledgeOf, mineProbabilities, opened } from "../counting/knowledge.js";
import { minesweeper } from "../rules.js";
import { usualFirst } from "./first-click.js";
import { Minefield, MinesweeperPlayer } from "./playing.js";
import { MinesweeperSolver } from "./solver.js";

const EXPERT = variantOf({});

/** Plays seeded games and calls `look` with every view before a decision and the choice made. */
function watch(
  options: MinesweeperOptions,
  games: number,
  look: (view: Int8Array, choice: ReturnType<MinesweeperSolver["choose"]>, field: Minefield) => void,
): void {
  const variant = variantOf(options);
  const solver = new MinesweeperSolver(variant);
  for (let game = 0; game < games; game++) {
    const field = new Minefield(variant, usualFirst(variant), `watch ${game}`);
    let isAlive = field.open(usualFirst(variant));
    while (isAlive && !field.isWon) {
      const choice = solver.choose(field.view);
      look(field.view.slice(), choice, field);
      for (const cell of choice.open) isAlive &&= field.open(cell);
    }
  }
}

describe("Minesweeper solver", () => {
  it("is never wrong about certain cells, and its counts match exact integers", () => {
    let certain = 0;
    let guesses = 0;
    watch({}, cases(8, 3), (view, { method, open, candidates }) => {
      // Certain mines and guesses are compared with exact integers, which share only the grouping with the fast
      // counts.
      if (method === "certain") {
        certain++;
        if (certain % 20 !== 0) return;
      } else guesses++;
      const { layouts, mined } = bigintCounts(EXPERT.grid, view, EXPERT.mines);
      if (method === "certain") for (const cell of open) expect(mined[cell]).toBe(0n);
      else for (const cell of open) expect(mined[cell]).toBeGreaterThan(0n);
      for (const { cell, safety } of candidates) {
        expect(safety).toBeCloseTo(1 - Number((mined[cell]! * 10n ** 17n) / layouts) / 1e17, 10);
      }
    });
    expect(certain).toBeGreaterThan(cases(60, 20));
    expect(guesses).toBeGreaterThan(cases(10, 2));
  });

  it("depends on the view only: indistinguishable layouts and a fresh solver give the same answer", () => {
    let compared = 0;
    const fresh = (): MinesweeperSolver => new MinesweeperSolver(EXPERT);
    const warm = fresh();
    watch({}, cases(6, 2), (view, choice) => {
      // The view is the only input, so a different answer could only come from the solver's memory.
      expect(warm.choose(view)).toEqual(choice);
      if (choice.method === "certain") return;
      expect(fresh().choose(Array.from(view))).toEqual(choice);
      compared++;
    });
    expect(compared).toBeGreaterThan(cases(6, 1));
  });

  it("computes outcome probabilities that sum to a cell's safety", () => {
    const work = new Workspace(EXPERT.grid);
    watch({}, 2, (view, { method }) => {
      if (method === "certain") return;
      const known = knowledgeOf(work, view, EXPERT.mines);
      const mines = mineProbabilities(known);
      for (let cell = 0; cell < view.length; cell += 23) {
        if (view[cell] !== HIDDEN) continue;
        let sum = 0;
        for (let shown = 0; shown <= 8; shown++) {
          sum += Math.exp(opened(known, cell, shown).logLayouts - known.logLayouts);
        }
        expect(sum).toBeCloseTo(1 - mines[cell]!, 9);
      }
    });
  });

  it("derives the same knowledge step by step as from the whole view", () => {
    const work = new Workspace(EXPERT.grid);
    watch({}, cases(3, 1), (view, { method }, field) => {
      if (method === "certain") return;
      const known = knowledgeOf(work, view, EXPERT.mines);
      const twin = new Minefield(EXPERT, usualFirst(EXPERT), "unused");
      expect(twin.view.length).toBe(field.view.length);
      for (let cell = 3; cell < view.length; cell += 11) {
        if (view[cell] !== HIDDEN) continue;
        for (const shown of [0, 1, 2]) {
          const step = opened(known, cell, shown);
          const whole = knowledgeOf(work, view.with(cell, shown), EXPERT.mines);
          expect(step.far).toBe(whole.far);
          const [one, other] = [step, whole];
          if (other.logLayouts === -Infinity) expect(one.logLayouts).toBe(-Infinity);
          else expect(one.logLayouts).toBeCloseTo(other.logLayouts, 9);
        }
      }
    });
  });

  it("agrees with the engine's own search on the value of the game", () => {
    for (const [columns, rows, mines, text] of [
      [3, 3, 2, ".1./.../..."],
      [4, 3, 2, "1.../..../...."],
    ] as const) {
      const game = minesweeper({ columns, rows, mines });
      const state = game.notation!.parsePosition(text);
      const choice = new MinesweeperSolver(variantOf({ columns, rows, mines })).choose(state.cells);
      const decision = decideSync(game, state, { deepening: false, depth: 12 });
      expect(decision.solved).toBe(true);
      expect(choice.method).toBe("exact");
      expect(decision.value).toBeCloseTo(choice.exact!.won / choice.exact!.layouts, 9);
    }
  });

  it("counts components in doubles as in integers", () => {
    const work = new Workspace(EXPERT.grid);
    let components = 0;
    watch({}, cases(5, 1), (view) => {
      for (const component of knowledgeOf(work, view, EXPERT.mines).components) {
        const fast = countComponent(component)!;
        const slow = rounded(countInBigints(component));
        expect(fast.low).toBe(slow.low);
        expect(fast.ways.length).toBe(slow.ways.length);
        const near = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-12 * other;
        expect(fast.ways.every((ways, i) => near(ways, slow.ways[i]!))).toBe(true);
        expect(fast.mined.every((ways, i) => near(ways, slow.mined[i]!))).toBe(true);
        components++;
      }
    });
    expect(components).toBeGreaterThan(cases(100, 20));
  });

  it("counts components in integers if too many numbers are open at once", () => {
    // Boxes of one cell between random numbers, so that no order closes them soon; few mines, so few states.
    const chance = seededChance("wide");
    const [fields, numbers] = [80, 50];
    const touches = Array.from({ length: fields }, () => [
      ...new Set(Array.from({ length: 4 }, () => chance.die(numbers) - 1)),
    ]);
    const needs = new Array<number>(numbers).fill(0);
    for (const number of touches[7]!) needs[number]!++;
    const boxes = touches.map((_, cell) => [cell]);
    expect(countComponent({ boxes, touches, needs })).toBeUndefined();
    const { low, ways, mined } = countInBigints({ boxes, touches, needs });
    expect([low, ways]).toEqual([1, [1n]]);
    expect(mined.flat()).toEqual(boxes.map((_, cell) => (cell === 7 ? 1n : 0n)));
  });

  it("considers only the safest candidate if the allowed work is used up at once", () => {
    const narrow = new MinesweeperSolver(EXPERT, { steps: 0 });
    let guesses = 0;
    watch({}, 4, (view, { method, candidates }) => {
      if (method !== "lookahead") return;
      const { method: same, candidates: alone } = narrow.choose(view);
      expect(same).toBe("lookahead");
      expect(alone).toHaveLength(1);
      expect(alone[0]!.safety).toBeCloseTo(Math.max(...candidates.map(({ safety }) => safety)), 12);
      expect(candidates).toContainEqual(alone[0]);
      guesses++;
    });
    expect(guesses).toBeGreaterThan(4);
  });

  it("is reproducible from the seed, and wins some games and loses some", () => {
    const player = new MinesweeperPlayer({ columns: 9, rows: 9, mines: 10 });
    const results = Array.from({ length: 60 }, (_, game) => player.play(game).won);
    expect(results).toEqual(Array.from({ length: 60 }, (_, game) => player.play(game).won));
    expect(results.filter((won) => won).length).toBeGreaterThan(40);
    expect(results).toContain(false);
  });

  it("decides on boards of 100x100", () => {
    const options = { columns: 100, rows: 100, mines: 1800 };
    const variant = variantOf(options);
    const solver = new MinesweeperSolver(variant);
    let decisions = 0;
    for (let seed = 0; decisions < cases(60, 10); seed++) {
      const field = new Minefield(variant, 0, seed);
      let isAlive = field.open(0);
      for (let here = 0; isAlive && here < 30; here++) {
        const { open } = solver.choose(field.view);
        decisions++;
        for (const cell of open) isAlive &&= field.open(cell);
      }
    }
    expect(decisions).toBeGreaterThanOrEqual(cases(60, 10));
  });
});

describe("minefield", () => {
  it("keeps the start rule's guarantee", () => {
    for (let seed = 0; seed < cases(200, 10); seed++) {
      const modern = variantOf({ columns: 6, rows: 5, mines: 12, start: "modern" });
      const field = new Minefield(modern, 8, seed);
      expect(field.open(8)).toBe(true);
      expect(field.view[8]).toBe(0);
      expect(new Minefield(variantOf({ columns: 4, rows: 4, mines: 15 }), 5, seed).open(5)).toBe(true);
    }
  });

  it("opens all cells around a 0", () => {
    const variant = variantOf({ columns: 8, rows: 8, mines: 6, start: "modern" });
    const field = new Minefield(variant, 27, 3);
    field.open(27);
    for (const [cell, shown] of field.view.entries()) {
      if (shown !== 0) continue;
      for (const other of neighbours(variant.grid, cell)) expect(field.view[other]).not.toBe(HIDDEN);
    }
  });

  it("places every layout about equally often", () => {
    const variant = variantOf({ columns: 3, rows: 2, mines: 2 });
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 4000; seed++) {
      const mines = [1, 2, 3, 4, 5].filter((cell) => !new Minefield(variant, 0, seed).open(cell));
      seen.set(mines.join(), (seen.get(mines.join()) ?? 0) + 1);
    }
    expect(seen.size).toBe(10);
    for (const count of seen.values()) expect(Math.abs(count - 400)).toBeLessThan(90);
  });

  it("derives its mines from the seed only", () => {
    const chance = seededChance(4);
    for (let i = 0; i < 20; i++) {
      const seed = chance.die(1000);
      const [one, other] = [new Minefield(EXPERT, 0, seed), new Minefield(EXPERT, 0, seed)];
      for (let cell = 0; cell < 480; cell++) expect(one.open(cell)).toBe(other.open(cell));
    }
  });
});
