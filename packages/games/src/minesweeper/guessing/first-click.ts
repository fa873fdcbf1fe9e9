import { mayBegin, type Variant } from "../board/board.js";
import { HIDDEN } from "../board/grid.js";
import { binomial } from "../counting/bigint-component.js";
import type { Workspace } from "../counting/frontier.js";
import { knowledgeOf } from "../counting/knowledge.js";
import { layoutsOf } from "../counting/layouts.js";
import { logBinomial } from "../counting/weighing.js";
import { Endgame } from "./endgame.js";
import type { GuessSettings } from "./guess.js";

/** Factor on the allowed work: a game begins only once, so its first click may take more work than a later guess. */
const FIRST_WORK = 4;

export interface FirstClick {
  readonly cell: number;
  /** Present if the board is small enough to solve this click exactly. */
  readonly exact?: ExactFirstClick;
  /** Whether every other first click was solved too, and wins no more often. */
  readonly isBest: boolean;
}

/** The exact best click on a small board, else the standard one. */
export function firstClick(work: Workspace, variant: Variant, settings: ExactSettings): FirstClick {
  const { grid } = variant;
  let best: FirstClick = { cell: usualFirst(variant), isBest: false };
  if (!isSmall(variant, settings)) return best;
  let isBest = true;
  for (let cell = 0; cell < grid.cells; cell++) {
    // The other quarters of the board are mirror images of the first.
    const isFirstQuarter = 2 * (cell % grid.columns) < grid.columns && 2 * cell < grid.cells;
    if (!isFirstQuarter || !mayBegin(variant, cell)) continue;
    const exact = solveFirstClick(work, variant, cell, settings);
    if (exact === undefined) isBest = false;
    else if (best.exact === undefined || exact.won * best.exact.layouts > best.exact.won * exact.layouts)
      best = { cell, exact, isBest: false };
  }
  return { ...best, isBest: isBest && best.exact !== undefined };
}

type ExactSettings = Pick<GuessSettings, "exactLayouts" | "exactWork">;

function isSmall({ grid, mines }: Variant, { exactLayouts }: ExactSettings): boolean {
  return logBinomial(grid.cells, mines) < Math.log(exactLayouts);
}

/** Solves one first click on a small board. @returns undefined if the board is too large, or takes too much work */
export function solveFirstClick(
  work: Workspace,
  variant: Variant,
  cell: number,
  settings: ExactSettings,
): ExactFirstClick | undefined {
  if (!isSmall(variant, settings)) return undefined;
  return exactFirstClick(work, variant, cell, FIRST_WORK * settings.exactWork);
}

/**
 * The first click with the highest win rate on the standard boards: a corner, where a 0 is most likely, or, if a 0 is
 * guaranteed, a cell near a corner, whose opening is larger. (Measured: research/notes/minesweeper.md.)
 */
export function usualFirst(variant: Variant): number {
  const { grid, start } = variant;
  const inside = start === "modern" ? (grid.cells > 300 ? 3 : 2) : 0;
  const row = Math.min(inside, (grid.rows - 1) >> 1);
  const column = Math.min(inside, (grid.columns - 1) >> 1);
  const wanted = row * grid.columns + column;
  if (mayBegin(variant, wanted)) return wanted;
  return Array.from({ length: grid.cells }, (_, cell) => cell).find((cell) => mayBegin(variant, cell))!;
}

/** Win rate of a first click followed by perfect play. */
export interface ExactFirstClick {
  readonly won: number;
  /** Number of layouts that the start rule allows with this click. */
  readonly layouts: number;
}

/**
 * The exact value of a first click, for small boards.
 *
 * @param limit layouts visited for each number that the click can show
 * @returns undefined if the limit is exceeded
 */
export function exactFirstClick(
  work: Workspace,
  variant: Variant,
  cell: number,
  limit: number,
): ExactFirstClick | undefined {
  const { grid, mines, start } = variant;
  const most = start === "modern" ? 0 : grid.degree[cell]!;
  let won = 0;
  let layouts = 0;
  for (let shown = 0; shown <= most; shown++) {
    const view = new Int8Array(grid.cells).fill(HIDDEN);
    view[cell] = shown;
    const known = knowledgeOf(work, view, mines);
    if (known.logLayouts === -Infinity) continue;
    const count = Math.round(Math.exp(known.logLayouts));
    layouts += count;
    const list = layoutsOf(known, count, limit);
    const answer = list && new Endgame(list, limit).solve();
    if (answer === undefined) return undefined;
    won += answer.won;
  }
  // Without a guarantee the click may hit a mine, which no number accounts for.
  if (start === "unprotected") layouts = Number(binomial(grid.cells, mines));
  return { won, layouts };
}
