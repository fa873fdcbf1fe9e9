import { mayBegin, type Variant } from "./board.js";
import { deduce } from "./counting/deduction.js";
import { Workspace } from "./counting/frontier.js";
import { type Knowledge, knowledgeOf, opened } from "./counting/knowledge.js";
import { layoutsOf } from "./counting/layouts.js";
import { logBinomial } from "./counting/log-binomial.js";
import { CERTAINTY, mineProbabilities, type Weighing, weigh } from "./counting/weighing.js";
import { Endgame, type ExactAnswer } from "./guessing/endgame.js";
import { evenPair } from "./guessing/even-pair.js";
import { exactFirstClick } from "./guessing/first-click.js";
import {
  type Candidate,
  judge,
  type LookaheadSettings,
  lookahead,
  USUAL_LOOKAHEAD,
} from "./guessing/lookahead.js";
import { type Outlook, shippedOutlook } from "./outlook/outlook.js";
import { HIDDEN, SURE_MINE, type View } from "./view.js";

export interface SolverSettings extends LookaheadSettings {
  /** So many layouts at most are solved exactly. */
  readonly exactLayouts: number;
  /** Work that an exact solution may take, in layouts looked at, before the lookahead takes over. */
  readonly exactWork: number;
  /** Which estimates the chance to win; by default the one that is shipped. */
  readonly outlook?: Outlook;
}

const USUAL_SETTINGS: SolverSettings = { ...USUAL_LOOKAHEAD, exactLayouts: 1000, exactWork: 2e6 };

/** By what a choice was found; "certain" cells are free in every layout. */
export type ChoiceMethod = "first click" | "certain" | "exact" | "lookahead";

/** What to open, and why. */
export interface Choice {
  readonly method: ChoiceMethod;
  /** The cells to open now: all that are certainly free, or one. */
  readonly open: readonly number[];
  /**
   * Every cell that was considered for a guess, first the one that is taken where there is no exact solution. Empty where
   * nothing had to be guessed.
   */
  readonly candidates: readonly Candidate[];
  /** The exact solution, where one was found. */
  readonly exact?: ExactAnswer;
  /** Natural logarithm of the number of layouts that fit. */
  readonly logLayouts: number;
  /** True where an exact solution was tried, but took more than the work allowed. */
  readonly gaveUp: boolean;
}

/** Cells of which a table of layouts may hold a column. */
const MOST_CELLS = 1000;

/** Chooses cells to open from what a player sees, and from nothing else. */
export class MinesweeperSolver {
  readonly settings: SolverSettings;
  private readonly variant: Variant;
  private readonly work: Workspace;
  private readonly outlook: Outlook;
  /** What was known at the last guess. */
  private guessed: Knowledge | undefined;

  constructor(variant: Variant, settings: Partial<SolverSettings> = {}) {
    this.variant = variant;
    this.settings = { ...USUAL_SETTINGS, ...settings };
    this.work = new Workspace(variant.grid);
    this.outlook = settings.outlook ?? shippedOutlook();
  }

  /**
   * @param cells by cell: 0 to 8, or HIDDEN; at least one cell can be opened, and some layout fits
   * @param explain also judge the candidates of the lookahead where the exact solution decides
   */
  choose(cells: ArrayLike<number>, explain = false): Choice {
    const { grid, mines } = this.variant;
    const view: View = Int8Array.from(cells);
    if (view.every((cell) => cell === HIDDEN)) return this.first();
    const free = deduce(grid, view);
    if (free.length > 0 && !explain) return certain(free, Number.NaN);
    const known = knowledgeOf(this.work, view, mines);
    const weighing = weigh(known);
    const chances = mineProbabilities(known, weighing);
    const safe: number[] = [];
    let isMarked = false;
    for (let cell = 0; cell < grid.cells; cell++) {
      if (view[cell] !== HIDDEN) continue;
      if (chances[cell]! < CERTAINTY) safe.push(cell);
      else if (chances[cell]! > 1 - CERTAINTY) {
        view[cell] = SURE_MINE;
        isMarked = true;
      }
    }
    if (safe.length > 0) return certain(safe, weighing.logLayouts);
    if (!isMarked) return this.guess(known, weighing, explain);
    // Fewer cells and numbers are left once the mines are marked.
    const less = knowledgeOf(this.work, view, mines);
    return this.guess(less, weigh(less), explain);
  }

  /** The chance to win, as the outlook estimates it, once this cell of the last guess shows the number. */
  outlookAfter(cell: number, shown: number): number {
    const next = opened(this.work, this.guessed!, cell, shown);
    return this.outlook.value(this.variant.grid, next, weigh(next));
  }

  private guess(known: Knowledge, weighing: Weighing, explain: boolean): Choice {
    this.guessed = known;
    const { exactLayouts, exactWork } = this.settings;
    const isFew = weighing.logLayouts < Math.log(exactLayouts + 0.5) && known.far < MOST_CELLS;
    const solve = (all: boolean) => this.solve(known, weighing, exactWork, all);
    // The values of all cells take more work than the best one alone.
    const exact = isFew ? ((explain ? solve(true) : undefined) ?? solve(false)) : undefined;
    const { logLayouts } = weighing;
    const candidates = exact === undefined || explain ? this.candidates(known, weighing, explain) : [];
    const open = [exact === undefined ? candidates[0]!.cell : exact.rows[0]!.cell];
    const method = exact === undefined ? "lookahead" : "exact";
    return {
      method,
      open,
      candidates,
      ...(exact && { exact }),
      logLayouts,
      gaveUp: isFew && exact === undefined,
    };
  }

  /** An even guess that no play avoids comes first; nothing else need be looked at then. */
  private candidates(known: Knowledge, weighing: Weighing, explain: boolean): Candidate[] {
    const { work, outlook, settings } = this;
    const even = evenPair(work, known, weighing);
    const others = even === undefined || explain ? lookahead(work, known, weighing, outlook, settings) : [];
    if (even === undefined) return others;
    const first = judge(work, known, weighing, outlook, even, 0.5, settings);
    return [{ ...first, unavoidable: true }, ...others.filter(({ cell }) => cell !== even)];
  }

  private solve(
    known: Knowledge,
    { logLayouts }: Weighing,
    work: number,
    all: boolean,
  ): ExactAnswer | undefined {
    const layouts = layoutsOf(this.variant.grid, known, Math.round(Math.exp(logLayouts)), work);
    return layouts && new Endgame(layouts, work).solve(all);
  }

  /** The exact best where the board is small, else the usual one. */
  private first(): Choice {
    const { grid, mines } = this.variant;
    const logLayouts = logBinomial(grid.cells, mines);
    let open = usualFirst(this.variant);
    if (logLayouts < Math.log(this.settings.exactLayouts)) {
      let best = 0;
      for (let cell = 0; cell < grid.cells; cell++) {
        if (!mayBegin(this.variant, cell)) continue;
        const value = exactFirstClick(this.work, this.variant, cell, this.settings.exactWork);
        if (value === undefined || value.won <= best * value.layouts) continue;
        best = value.won / value.layouts;
        open = cell;
      }
    }
    return { method: "first click", open: [open], candidates: [], logLayouts, gaveUp: false };
  }
}

function certain(open: readonly number[], logLayouts: number): Choice {
  return { method: "certain", open, candidates: [], logLayouts, gaveUp: false };
}

/**
 * The first click that wins most on the usual boards: a corner, where a 0 is likeliest, or, where a 0 is promised, a cell
 * near a corner, whose opening is larger. (Measured: docs/games/minesweeper.md.)
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
