import type { Bound } from "@tyche/engine";
import { isUntouched, type MinesweeperState, type Variant } from "../board/board.js";
import { THOROUGH } from "./guess.js";
import type { Candidate } from "./lookahead.js";
import { type Choice, MinesweeperSolver, type SolverSettings } from "./solver.js";

/** A considered cell with its values. */
export interface JudgedCell {
  readonly cell: number;
  /** The probability of winning after opening it. */
  readonly win: number;
  /** "exact": with perfect play; "upper": an upper bound; "estimate": from the learned outlook. */
  readonly bound: Exclude<Bound, "lower">;
  /** The probability that it is free. */
  readonly safety: number;
  /** The lookahead's statistics, if it considered the cell. */
  readonly looked?: Candidate;
}

/** The solver's result for a board: the single source of what the command, its JSON and the web page show. */
export interface JudgedBoard {
  readonly choice: Choice;
  /** Best first; at least one. */
  readonly cells: readonly JudgedCell[];
  /** Whether the first cell's value is that of perfect play. */
  readonly isSolved: boolean;
}

/** @param first a forced first click, whether or not it is best */
export type JudgingSettings = Partial<SolverSettings> & { readonly first?: number };

/** Evaluates all candidate cells as thoroughly as a single decision allows. @param state an unfinished game */
export function judgeBoard(
  variant: Variant,
  state: MinesweeperState,
  { first, ...settings }: JudgingSettings = {},
): JudgedBoard {
  const solver = new MinesweeperSolver(variant, { ...THOROUGH, ...settings });
  return judgeChoice(variant, state, solver, solver.choose(state.cells, true), first);
}

/** The same for the cells chosen by a solver. */
export function judgeChoice(
  variant: Variant,
  state: MinesweeperState,
  solver: MinesweeperSolver,
  found: Choice,
  first?: number,
): JudgedBoard {
  const isTold = isUntouched(state) && first !== undefined;
  const choice = isTold ? { ...found, open: [first] } : found;
  const { exact, candidates } = choice;
  if (choice.method === "first click") return judgeFirst(variant, solver, choice);
  if (choice.method === "certain") {
    // These cells carry no risk, so the value of the game does not change.
    const { win, isExact } = solver.worthAt(state.cells);
    const bound = isExact ? "exact" : "estimate";
    return { choice, cells: choice.open.map((cell) => ({ cell, win, bound, safety: 1 })), isSolved: isExact };
  }
  if (!exact) {
    const cells = candidates.map(
      (looked): JudgedCell => ({
        cell: looked.cell,
        win: looked.outlook,
        bound: "estimate",
        safety: looked.safety,
        looked,
      }),
    );
    return { choice, cells, isSolved: false };
  }
  const byCell = new Map(candidates.map((candidate) => [candidate.cell, candidate]));
  const cells = exact.rows.map((row): JudgedCell => {
    const looked = byCell.get(row.cell);
    return {
      cell: row.cell,
      win: row.won / exact.layouts,
      bound: row.exact ? "exact" : "upper",
      safety: row.safe / exact.layouts,
      ...(looked && { looked }),
    };
  });
  return { choice, cells, isSolved: true };
}

function judgeFirst(variant: Variant, solver: MinesweeperSolver, choice: Choice): JudgedBoard {
  const [cell] = choice.open as [number];
  const { first } = choice;
  const isOwn = first?.cell === cell && first.exact !== undefined;
  const { win, isExact } = isOwn
    ? { win: first.exact.won / first.exact.layouts, isExact: true }
    : solver.worthOfFirst(cell);
  const { grid, mines, start } = variant;
  const safety = start === "unprotected" ? 1 - mines / grid.cells : 1;
  const bound = isExact ? "exact" : "estimate";
  return { choice, cells: [{ cell, win, bound, safety }], isSolved: isOwn && first.isBest };
}
