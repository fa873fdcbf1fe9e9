import type { Variant } from "../board/board.js";
import { HIDDEN, SURE_MINE, type View } from "../board/grid.js";
import { Workspace } from "../counting/frontier.js";
import { deduce, type Knowledge, knowledgeOf, mineProbabilities, opened } from "../counting/knowledge.js";
import { CERTAINTY, logBinomial } from "../counting/weighing.js";
import { type Outlook, shippedOutlook } from "../outlook/outlook.js";
import type { ExactAnswer } from "./endgame.js";
import { type FirstClick, firstClick, solveFirstClick } from "./first-click.js";
import { type Guess, type GuessSettings, guess, solveLayouts, USUAL_GUESSING } from "./guess.js";
import type { Candidate } from "./lookahead.js";

export interface SolverSettings extends GuessSettings {
  /** The estimate of the win probability; default: the shipped one. */
  readonly outlook?: Outlook;
}

/** How a choice was found; "certain" cells are free in every layout. */
export type ChoiceMethod = "first click" | "certain" | Guess["method"];

/** The cells to open, and the reason. */
export interface Choice {
  readonly method: ChoiceMethod;
  /** The cells to open now: all certainly free cells, or one. */
  readonly open: readonly number[];
  /** Candidates of a guess, see `Guess`; empty if no guess was needed. */
  readonly candidates: readonly Candidate[];
  readonly exact?: ExactAnswer;
  /** Result of a first click. */
  readonly first?: FirstClick;
  /** Natural logarithm of the number of consistent layouts. */
  readonly logLayouts: number;
  /** Whether an exact solution was tried but exceeded the allowed work. */
  readonly gaveUp: boolean;
}

/** The win probability, and whether it is exact under perfect play or estimated by the outlook. */
export interface Worth {
  readonly win: number;
  readonly isExact: boolean;
}

/** Chooses cells to open from the player's view only: certain cells first, else a guess (`guessing/guess.ts`). */
export class MinesweeperSolver {
  readonly settings: SolverSettings;
  private readonly variant: Variant;
  private readonly work: Workspace;
  private readonly outlook: Outlook;
  /** The knowledge at the last guess. */
  private guessed: Knowledge | undefined;

  constructor(variant: Variant, settings: Partial<SolverSettings> = {}) {
    this.variant = variant;
    this.settings = { ...USUAL_GUESSING, ...settings };
    this.work = new Workspace(variant.grid);
    this.outlook = settings.outlook ?? shippedOutlook();
  }

  /**
   * @param cells indexed by cell: 0 to 8, or HIDDEN; at least one cell can be opened, and at least one layout is
   *   consistent
   * @param explain also evaluate the lookahead candidates if the exact solution decides
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
    const chances = mineProbabilities(known);
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
    if (safe.length > 0) return certain(safe, known.logLayouts);
    if (!isMarked) return this.guess(known, explain);
    // Marked mines leave fewer cells and numbers to count.
    return this.guess(knowledgeOf(this.work, view, mines), explain);
  }

  /** The outlook's win probability after this cell of the last guess shows the number. */
  outlookAfter(cell: number, shown: number): number {
    return this.outlook.value(opened(this.guessed!, cell, shown));
  }

  /**
   * The value of an unfinished game: solved if there are few enough layouts, whether or not a cell is certain, else
   * estimated.
   */
  worthAt(cells: ArrayLike<number>): Worth {
    return this.worthOf(this.knowledgeAt(cells));
  }

  /** The same for an existing knowledge. */
  worthOf(known: Knowledge): Worth {
    const exact = solveLayouts(known, this.settings);
    return exact
      ? { win: exact.won / exact.layouts, isExact: true }
      : { win: this.outlook.value(known), isExact: false };
  }

  /** The value of a game that begins with this cell, on an untouched board. */
  worthOfFirst(cell: number): Worth {
    const exact = solveFirstClick(this.work, this.variant, cell, this.settings);
    return exact
      ? { win: exact.won / exact.layouts, isExact: true }
      : { win: this.outlookAt(new Int8Array(this.variant.grid.cells).fill(HIDDEN)), isExact: false };
  }

  /** The win probability of an unfinished game, estimated by the outlook. */
  outlookAt(cells: ArrayLike<number>): number {
    return this.outlook.value(this.knowledgeAt(cells));
  }

  private knowledgeAt(cells: ArrayLike<number>): Knowledge {
    const view = Int8Array.from(cells);
    // The outlook was trained on boards with known mines marked.
    deduce(this.variant.grid, view);
    return knowledgeOf(this.work, view, this.variant.mines);
  }

  private guess(known: Knowledge, explain: boolean): Choice {
    this.guessed = known;
    const { cell, ...found } = guess(known, this.outlook, this.settings, explain);
    return { open: [cell], logLayouts: known.logLayouts, ...found };
  }
}

function certain(open: readonly number[], logLayouts: number): Choice {
  return { method: "certain", open, candidates: [], logLayouts, gaveUp: false };
}
