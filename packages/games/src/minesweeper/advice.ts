import type { Advice, AdviceRow } from "../advice.js";
import { isWon, type MinesweeperState, type Variant } from "./board.js";
import { exactCounts } from "./counting/exact-counts.js";
import type { Candidate } from "./guessing/lookahead.js";
import { cellName } from "./notation.js";
import { type Choice, MinesweeperSolver } from "./solver.js";

/** What is told of every cell; see `Candidate`. "win" is exact, or an upper limit where it is not the best. */
const FIGURES = ["safety", "progress", "zero", "second", "outlook", "win"] as const;

/** One decision may take longer than each of a hundred thousand games; it still ends within a second. */
const THOROUGH = { exactLayouts: 10_000, exactWork: 6e6 } as const;

/** What the solver would open at a state and why: every candidate that it considered, with its numbers. */
export function adviseOn(variant: Variant, state: MinesweeperState): Advice | undefined {
  if (state.exploded >= 0 || isWon(variant, state)) return undefined;
  const choice = new MinesweeperSolver(variant, THOROUGH).choose(state.cells, true);
  const { method, open, exact, candidates } = choice;
  const name = (cell: number): string => cellName(variant.grid, cell);
  let rows: AdviceRow[];
  if (method === "certain" || method === "first click") {
    const safety = method === "certain" || variant.start !== "unprotected" ? 1 : undefined;
    rows = open.map((cell) => ({ action: name(cell), figures: [safety] }));
  } else if (exact) {
    const looked = new Map(candidates.map((candidate) => [candidate.cell, candidate]));
    rows = exact.rows.map(({ cell, safe, won }) => {
      const figures = looked.has(cell) ? figuresOf(looked.get(cell)!) : [safe / exact.layouts];
      return { action: name(cell), figures: [...padded(figures), won / exact.layouts] };
    });
  } else
    rows = candidates.map((candidate) => ({ action: name(candidate.cell), figures: figuresOf(candidate) }));
  return {
    method,
    exact: method !== "lookahead",
    figures: FIGURES,
    rows,
    reason: reasonOf(variant, state, choice),
  };
}

function figuresOf({ safety, progress, zero, second, outlook }: Candidate): number[] {
  return [safety, progress, zero, second, outlook];
}

/** All figures but the last, undefined where they are not known. */
function padded(figures: readonly number[]): (number | undefined)[] {
  return Array.from({ length: FIGURES.length - 1 }, (_, i) => figures[i]);
}

function reasonOf(variant: Variant, state: MinesweeperState, choice: Choice): string {
  const { method, open, exact, gaveUp, candidates } = choice;
  const count = (): string =>
    layoutsText(exactCounts(variant.grid, Int8Array.from(state.cells), variant.mines).layouts);
  switch (method) {
    case "certain":
      return `${open.length === 1 ? "This cell is" : "These cells are"} free in all ${count()} layouts that fit.`;
    case "first click":
      return "Nothing is known yet: this first click wins most games.";
    case "exact":
      return `No cell is certainly free. Perfect play wins ${exact!.won} of the ${exact!.layouts} layouts that fit.`;
    case "lookahead": {
      const why = gaveUp ? " An exact solution was tried and took too much work." : "";
      const guess = candidates[0]!.unavoidable
        ? "an even guess between two cells that nothing opened elsewhere will ever tell apart, made now for what its number shows"
        : "a guess by the lookahead";
      return `No cell is certainly free, and ${count()} layouts fit, too many for an exact solution: ${guess}.${why}`;
    }
  }
}

/** The whole number where it is short, else its size. */
function layoutsText(layouts: bigint): string {
  const digits = layouts.toString();
  return digits.length <= 15 ? digits : `${digits[0]}.${digits.slice(1, 3)}e${digits.length - 1}`;
}
