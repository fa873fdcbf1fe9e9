import { seededChance } from "@tyche/engine/chance";
import { isUntouched, isWon, type MinesweeperState, type StartRule, type Variant } from "./board.js";
import { deduce } from "./counting/deduction.js";
import { Workspace } from "./counting/frontier.js";
import { type Knowledge, knowledgeOf, opened } from "./counting/knowledge.js";
import { CERTAINTY, mineProbabilities, type Weighing, weigh } from "./counting/weighing.js";
import { shippedOutlook } from "./outlook/outlook.js";
import { type Choice, type ChoiceMethod, MinesweeperSolver } from "./solver.js";
import { minesDrawn } from "./terminal.js";
import { HIDDEN, SURE_MINE } from "./view.js";

/** What a cell may show, how likely that is, and the chance to win after it, as the outlook estimates it. */
export interface ShownNumber {
  readonly shown: number;
  readonly probability: number;
  readonly win: number;
}

/** A cell that was considered for a guess. All but the cell are probabilities. */
export interface SurveyedCell {
  readonly cell: number;
  /** Of a mine. */
  readonly mine: number;
  /** It is free and makes another cell certainly free; undefined where only the exact solution looked at it. */
  readonly progress?: number;
  /** It is free and the game is won. */
  readonly win: number;
  /** "upper" where the exact solution only knows that another cell is as good. */
  readonly bound: "exact" | "upper" | "estimate";
  readonly numbers: readonly ShownNumber[];
}

/** Everything that counting says of a board: plain data. */
export interface Survey {
  readonly columns: number;
  readonly rows: number;
  readonly mines: number;
  readonly start: StartRule;
  /** By cell: the exact probability of a mine, 0 or 1 where it is certain; 0 for open cells. */
  readonly chances: readonly number[];
  /** Hidden cells that are free in every layout, and those that are mines in every one. */
  readonly free: readonly number[];
  readonly mined: readonly number[];
  /** Natural logarithm of the number of layouts that fit. */
  readonly logLayouts: number;
  /** Hidden cells that no number touches, and the probability of a mine in each. */
  readonly far: { readonly cells: number; readonly mine: number };
  /** By what the best cell was found; "over" at the end. */
  readonly method: ChoiceMethod | "over";
  /** The best first: the first of the cells that are certainly free, or what was considered for a guess; none at the first click. */
  readonly candidates: readonly SurveyedCell[];
  /** The cell to open; -1 at the end. */
  readonly best: number;
  /** Of a lost game: layouts that fit, each drawn with equal probability, as cells of mines. None lay anywhere before. */
  readonly drawn: readonly (readonly number[])[];
}

const DRAWINGS = 6;

/** Surveys a board by exact counting, with what `counting` would do there: the same choice by the same settings. */
export function surveyOf(variant: Variant, state: MinesweeperState): Survey {
  const { grid, mines, start } = variant;
  const work = new Workspace(grid);
  const view = Int8Array.from(state.cells);
  if (state.exploded >= 0) view[state.exploded] = SURE_MINE;
  // What single numbers say leaves less to count.
  const deduced = deduce(grid, view);
  const known = knowledgeOf(work, view, mines);
  const weighing = weigh(known);
  const chances = mineProbabilities(known, weighing);
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
    logLayouts: weighing.logLayouts,
    far: { cells: known.far, mine: weighing.farMine },
    drawn: [],
  };
  if (state.exploded >= 0) return { ...all, ...OVER, drawn: drawings(variant, state) };
  if (isWon(variant, state)) return { ...all, ...OVER };
  const solver = new MinesweeperSolver(variant);
  const choice = solver.choose(state.cells, true);
  // As the method does that is asked for one action: what single numbers say goes before.
  const certain = [...new Set([...deduced, ...free])];
  const candidates =
    choice.method === "certain"
      ? // Nothing is at stake with these cells, so the game is worth what it was worth before.
        certainOf(work, known, weighing, certain, solver.chanceAt(state.cells))
      : candidatesOf(work, known, weighing, chances, choice);
  return { ...all, method: choice.method, candidates, best: certain[0] ?? choice.open[0]! };
}

const OVER = { method: "over", candidates: [], best: -1 } as const;

/** Of so many free cells it is said what they can show. */
const MOST_CERTAIN = 60;

function certainOf(
  work: Workspace,
  known: Knowledge,
  weighing: Weighing,
  certain: readonly number[],
  { win, isExact }: ReturnType<MinesweeperSolver["chanceAt"]>,
): SurveyedCell[] {
  const bound = isExact ? "exact" : "estimate";
  return certain.slice(0, MOST_CERTAIN).map((cell) => {
    return { cell, mine: 0, win, bound, numbers: numbersOf(work, known, weighing, cell) };
  });
}

function candidatesOf(
  work: Workspace,
  known: Knowledge,
  weighing: Weighing,
  chances: Float64Array,
  { exact, candidates }: Choice,
): SurveyedCell[] {
  const looked = new Map(candidates.map((candidate) => [candidate.cell, candidate]));
  const surveyed = (cell: number, win: number, bound: SurveyedCell["bound"]): SurveyedCell => {
    const progress = looked.get(cell)?.progress;
    const numbers = numbersOf(work, known, weighing, cell);
    return { cell, mine: chances[cell]!, ...(progress !== undefined && { progress }), win, bound, numbers };
  };
  if (!exact) return candidates.map(({ cell, outlook }) => surveyed(cell, outlook, "estimate"));
  return exact.rows.map(({ cell, won }, i) =>
    surveyed(cell, won / exact.layouts, i === 0 ? "exact" : "upper"),
  );
}

/** What a cell can show. */
function numbersOf(work: Workspace, known: Knowledge, now: Weighing, cell: number): ShownNumber[] {
  const { grid } = work;
  const outlook = shippedOutlook();
  return Array.from({ length: grid.degree[cell]! + 1 }, (_, shown) => shown).flatMap((shown) => {
    const after = opened(work, known, cell, shown);
    const weighing = weigh(after);
    const probability = Math.exp(weighing.logLayouts - now.logLayouts);
    return probability > 0 ? [{ shown, probability, win: outlook.value(grid, after, weighing) }] : [];
  });
}

function drawings(variant: Variant, state: MinesweeperState): number[][] {
  return Array.from({ length: DRAWINGS }, (_, i) => {
    const drawn = minesDrawn(variant, state, seededChance(`${state.cells.join("")} ${state.exploded} ${i}`));
    return [...drawn].sort((a, b) => a - b);
  });
}
