import { seededChance } from "@tyche/engine/chance";
import { isUntouched, isWon, type MinesweeperState, type StartRule, type Variant } from "./board/board.js";
import { HIDDEN, SURE_MINE } from "./board/grid.js";
import { Workspace } from "./counting/frontier.js";
import { deduce, type Knowledge, knowledgeOf, mineProbabilities, opened } from "./counting/knowledge.js";
import { CERTAINTY } from "./counting/weighing.js";
import { THOROUGH } from "./guessing/guess.js";
import { type JudgedCell, judgeBoard } from "./guessing/rated-cells.js";
import { type ChoiceMethod, MinesweeperSolver } from "./guessing/solver.js";
import { minesDrawn } from "./terminal.js";

/** A number that a cell may show, its probability, and the win probability after it. */
export interface ShownNumber {
  readonly shown: number;
  readonly probability: number;
  readonly win: number;
  readonly bound: "exact" | "estimate";
}

/** A cell considered for a guess. All fields except the cell are probabilities. */
export interface SurveyedCell {
  readonly cell: number;
  /** The cell is a mine. */
  readonly mine: number;
  /** The cell is free and makes another cell certainly free; undefined if only the exact solution considered it. */
  readonly progress?: number;
  /** The cell is free and the game is won; the same value as from `think`. */
  readonly win: number;
  readonly bound: JudgedCell["bound"];
  readonly numbers: readonly ShownNumber[];
}

/** Everything that counting reveals about a board: plain data. */
export interface Survey {
  readonly columns: number;
  readonly rows: number;
  readonly mines: number;
  readonly start: StartRule;
  /** Indexed by cell: the exact probability of a mine, 0 or 1 if certain; 0 for open cells. */
  readonly chances: readonly number[];
  /** Hidden cells that are free in every layout, and those that are mines in every one. */
  readonly free: readonly number[];
  readonly mined: readonly number[];
  /** Natural logarithm of the number of consistent layouts. */
  readonly logLayouts: number;
  /** Hidden cells that no number touches, and the probability of a mine in each. */
  readonly far: { readonly cells: number; readonly mine: number };
  /** How the best cell was found; "over" at the end. */
  readonly method: ChoiceMethod | "over";
  /** Best first: the first of the certainly free cells, or the candidates of a guess; empty at the first click. */
  readonly candidates: readonly SurveyedCell[];
  /** The cell to open; -1 at the end. */
  readonly best: number;
  /**
   * After a loss: consistent layouts, drawn with equal probability, as lists of mined cells. The mines are not fixed
   * before that.
   */
  readonly drawn: readonly (readonly number[])[];
}

const DRAWINGS = 6;

/** Surveys a board by exact counting, with the same numbers that `counting` reports for its cells. */
export function surveyOf(variant: Variant, state: MinesweeperState): Survey {
  const { grid, mines, start } = variant;
  const work = new Workspace(grid);
  const view = Int8Array.from(state.cells);
  if (state.exploded >= 0) view[state.exploded] = SURE_MINE;
  // Deductions from single numbers leave less to count.
  deduce(grid, view);
  const known = knowledgeOf(work, view, mines);
  const chances = mineProbabilities(known);
  const free: number[] = [];
  const mined: number[] = [];
  const isFirst = isUntouched(state) && state.exploded < 0;
  for (const [cell, seen] of state.cells.entries()) {
    if (seen !== HIDDEN || isFirst) continue;
    if (chances[cell]! < CERTAINTY) free.push(cell);
    else if (chances[cell]! > 1 - CERTAINTY) mined.push(cell);
  }
  const all = {
    columns: grid.columns,
    rows: grid.rows,
    mines,
    start,
    chances: [...chances],
    free,
    mined,
    logLayouts: known.logLayouts,
    far: { cells: known.far, mine: known.farMine },
    drawn: [],
  };
  if (state.exploded >= 0) return { ...all, ...OVER, drawn: drawings(variant, state) };
  if (isWon(variant, state)) return { ...all, ...OVER };
  const { choice, cells } = judgeBoard(variant, state);
  const looked = isFirst ? [] : cells.slice(0, MOST_CANDIDATES);
  // All candidates together may take about as much work as the decision itself.
  const exactWork = THOROUGH.exactWork / Math.max(1, looked.length);
  const solver = new MinesweeperSolver(variant, { ...THOROUGH, exactWork });
  const candidates = looked.map(({ cell, win, bound, safety, looked: { progress } = {} }): SurveyedCell => {
    const numbers = numbersOf(solver, known, cell);
    return { cell, mine: 1 - safety, ...(progress !== undefined && { progress }), win, bound, numbers };
  });
  return { ...all, method: choice.method, candidates, best: cells[0]!.cell };
}

const OVER = { method: "over", candidates: [], best: -1 } as const;

/** Maximum number of cells, best first, for which the survey lists the numbers they can show. */
const MOST_CANDIDATES = 60;

/** The numbers that a cell can show, and the value of the game after each. */
function numbersOf(solver: MinesweeperSolver, known: Knowledge, cell: number): ShownNumber[] {
  return Array.from({ length: known.work.grid.degree[cell]! + 1 }, (_, shown) => shown).flatMap((shown) => {
    const after = opened(known, cell, shown);
    const probability = Math.exp(after.logLayouts - known.logLayouts);
    if (!(probability > 0)) return [];
    const { win, isExact } = solver.worthOf(after);
    return [{ shown, probability, win, bound: isExact ? "exact" : "estimate" } as const];
  });
}

function drawings(variant: Variant, state: MinesweeperState): number[][] {
  return Array.from({ length: DRAWINGS }, (_, i) => {
    const drawn = minesDrawn(variant, state, seededChance(`${state.cells.join("")} ${state.exploded} ${i}`));
    return [...drawn].sort((a, b) => a - b);
  });
}
