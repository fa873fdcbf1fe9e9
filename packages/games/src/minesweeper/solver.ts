import type { Variant } from "./board.js";
import { deduce } from "./counting/deduction.js";
import { Workspace } from "./counting/frontier.js";
import { type Knowledge, knowledgeOf, opened } from "./counting/knowledge.js";
import { logBinomial } from "./counting/log-binomial.js";
import { CERTAINTY, mineProbabilities, type Weighing, weigh } from "./counting/weighing.js";
import type { ExactAnswer } from "./guessing/endgame.js";
import { type FirstClick, firstClick, solveFirstClick } from "./guessing/first-click.js";
import { type Guess, type GuessSettings, guess, solveLayouts, USUAL_GUESSING } from "./guessing/guess.js";
import type { Candidate } from "./guessing/lookahead.js";
import { type Outlook, shippedOutlook } from "./outlook/outlook.js";
import { HIDDEN, SURE_MINE, type View } from "./view.js";

export interface SolverSettings extends GuessSettings {
  /** Which estimates the chance to win; by default the one that is shipped. */
  readonly outlook?: Outlook;
}

/** By what a choice was found; "certain" cells are free in every layout. */
export type ChoiceMethod = "first click" | "certain" | Guess["method"];

/** What to open, and why. */
export interface Choice {
  readonly method: ChoiceMethod;
  /** The cells to open now: all that are certainly free, or one. */
  readonly open: readonly number[];
  /** Of a guess, see `Guess`; empty where nothing had to be guessed. */
  readonly candidates: readonly Candidate[];
  readonly exact?: ExactAnswer;
  /** Of a first click. */
  readonly first?: FirstClick;
  /** Natural logarithm of the number of layouts that fit. */
  readonly logLayouts: number;
  /** True where an exact solution was tried, but took more than the work allowed. */
  readonly gaveUp: boolean;
}

/** The chance to win by perfect play, and whether it is that or what the outlook estimates. */
export interface Worth {
  readonly win: number;
  readonly isExact: boolean;
}

/** Chooses cells to open from what a player sees, and from nothing else: certain ones first, else a guess (`guessing/guess.ts`). */
export class MinesweeperSolver {
  readonly settings: SolverSettings;
  private readonly variant: Variant;
  private readonly work: Workspace;
  private readonly outlook: Outlook;
  /** What was known at the last guess. */
  private guessed: Knowledge | undefined;

  constructor(variant: Variant, settings: Partial<SolverSettings> = {}) {
    this.variant = variant;
    this.settings = { ...USUAL_GUESSING, ...settings };
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
    if (view.every((cell) => cell === HIDDEN)) {
      const first = firstClick(this.work, this.variant, this.settings);
      const logLayouts = logBinomial(grid.cells, mines);
      return { method: "first click", open: [first.cell], first, candidates: [], logLayouts, gaveUp: false };
    }
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

  /** What a game that goes on is worth: solved where the layouts are few enough, whether or not something is certain, else estimated. */
  worthAt(cells: ArrayLike<number>): Worth {
    const { known, weighing } = this.weighed(cells);
    return this.worthOf(known, weighing);
  }

  /** The same for what is known already. */
  worthOf(known: Knowledge, weighing: Weighing): Worth {
    const exact = solveLayouts(this.work, known, weighing, this.settings);
    return exact
      ? { win: exact.won / exact.layouts, isExact: true }
      : { win: this.outlook.value(this.variant.grid, known, weighing), isExact: false };
  }

  /** What a game is worth that begins with this cell, on a board where nothing is open yet. */
  worthOfFirst(cell: number): Worth {
    const exact = solveFirstClick(this.work, this.variant, cell, this.settings);
    return exact
      ? { win: exact.won / exact.layouts, isExact: true }
      : { win: this.outlookAt(new Int8Array(this.variant.grid.cells).fill(HIDDEN)), isExact: false };
  }

  /** The chance to win a game that goes on, as the outlook estimates it. */
  outlookAt(cells: ArrayLike<number>): number {
    const { known, weighing } = this.weighed(cells);
    return this.outlook.value(this.variant.grid, known, weighing);
  }

  private weighed(cells: ArrayLike<number>): { readonly known: Knowledge; readonly weighing: Weighing } {
    const view = Int8Array.from(cells);
    // The outlook has learned from boards on which the mines that are known are marked.
    deduce(this.variant.grid, view);
    const known = knowledgeOf(this.work, view, this.variant.mines);
    return { known, weighing: weigh(known) };
  }

  private guess(known: Knowledge, weighing: Weighing, explain: boolean): Choice {
    this.guessed = known;
    const { cell, ...found } = guess(this.work, known, weighing, this.outlook, this.settings, explain);
    return { open: [cell], logLayouts: weighing.logLayouts, ...found };
  }
}

function certain(open: readonly number[], logLayouts: number): Choice {
  return { method: "certain", open, candidates: [], logLayouts, gaveUp: false };
}
