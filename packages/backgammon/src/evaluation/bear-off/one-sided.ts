import { cached } from "@tyche/games";
import { BACKGAMMON, FACES, ORDERED_ROLLS, ROLLS } from "../../rules/board.js";
import { texts } from "../../rules/texts.js";
import { HOME, HomeBoards, NO_BOARD } from "./home-boards.js";

const CHECKERS = BACKGAMMON.checkers;
/** The sizes of the tables of `leaving`: few checkers are the usual case, and their table is small. */
const LEAVING = [5, 10, CHECKERS] as const;

/** The rolls, doubles last. Keep this order of summation: the last bits of the results depend on it. */
export const DOUBLES_LAST: readonly (typeof ROLLS)[number][] = ROLLS.toSorted((a, b) => b.ways - a.ways);
const WAYS = Int8Array.from(DOUBLES_LAST, ({ ways }) => ways);

/** The best boards after one, two and three equal dice, for each die. */
const ROW = 3 * FACES;
/** The place in `BestBoards` of two dice: that of their roll, for equal dice that of two of them. */
const PLACES = Int8Array.from({ length: FACES * FACES }, (_, i) => {
  const [one, other] = [1 + Math.floor(i / FACES), 1 + (i % FACES)];
  if (one === other) return ROLLS.length + FACES + one - 1;
  return DOUBLES_LAST.findIndex(
    ({ dice }) => dice[0] === Math.max(one, other) && dice[1] === Math.min(one, other),
  );
});

/**
 * For every home board, the minimum expected number of rolls to reach a finished board, and the distribution of that
 * number. A board is solved when it is first asked for, with those that can follow it.
 *
 * A roll is played die by die. What one to three equal dice make of a board is stored in a row, so that a double costs
 * no more than any other roll. Every board that is not finished has a move for each die.
 */
export class RollCounts {
  /** For each solved board, what the rolls make of it, in the order of `DOUBLES_LAST`. */
  readonly results: Uint16Array;
  private readonly boards: HomeBoards;
  private readonly isDone: (board: number) => boolean;
  /** NaN until a board is solved. */
  private readonly means: Float64Array;
  private readonly rows: Uint16Array;
  private readonly best: BestBoards;
  private readonly distributions: (Float64Array | undefined)[];

  constructor(boards: HomeBoards, isDone: (board: number) => boolean) {
    const { size } = boards;
    this.boards = boards;
    this.isDone = isDone;
    this.means = new Float64Array(size).fill(Number.NaN);
    this.results = new Uint16Array(size * ROLLS.length);
    this.rows = new Uint16Array(size * ROW);
    this.best = new BestBoards(this.means);
    this.distributions = new Array(size);
  }

  /** Mean number of rolls. */
  mean(board: number): number {
    if (Number.isNaN(this.means[board]!)) this.solve(board);
    return this.means[board]!;
  }

  /** The probability of exactly n rolls, at index n. */
  of(board: number): Float64Array {
    const known = this.distributions[board];
    if (known) return known;
    const made = this.mean(board) === 0 ? Float64Array.of(1) : this.mixed(board);
    this.distributions[board] = made;
    return made;
  }

  private mixed(board: number): Float64Array {
    const after = DOUBLES_LAST.map((_, i) => this.of(this.results[board * ROLLS.length + i]!));
    const mixture = new Float64Array(1 + Math.max(...after.map(({ length }) => length)));
    for (const [i, distribution] of after.entries()) {
      const { probability } = DOUBLES_LAST[i]!;
      for (let n = 0; n < distribution.length; n++)
        mixture[n + 1] = mixture[n + 1]! + probability * distribution[n]!;
    }
    return mixture;
  }

  /** Finds the best play of every roll, by its mean; boards that a move leads to are solved first. */
  private solve(board: number): void {
    const { boards, means, rows, results, best } = this;
    if (this.isDone(board)) {
      rows.fill(board, board * ROW, (board + 1) * ROW);
      means[board] = 0;
      return;
    }
    for (let die = 1; die <= FACES; die++)
      for (
        let i = 0, next = boards.next(board, die, 0);
        next !== NO_BOARD;
        next = boards.next(board, die, ++i)
      )
        this.mean(next);
    best.clear();
    // The higher die first: of equal boards the first one found is taken.
    for (let die = FACES; die >= 1; die--) best.tryMoves(boards, board, die, rows);
    for (let k = 0; k < ROW; k++) rows[board * ROW + k] = best.boards[ROLLS.length + k]!;
    let sum = ORDERED_ROLLS;
    for (let roll = 0; roll < ROLLS.length; roll++) {
      results[board * ROLLS.length + roll] = best.boards[roll]!;
      sum += WAYS[roll]! * best.means[roll]!;
    }
    means[board] = sum / ORDERED_ROLLS;
  }
}

/** Bear-off distributions of one side, without contact. */
export interface OneSided {
  readonly boards: HomeBoards;
  /** Rolls until the last checker is off, when every roll is played to minimise the expected number of rolls. */
  readonly all: RollCounts;
  /**
   * Rolls until the first of 15 checkers is off, when every roll is played for that: this saves a gammon. No rolls if a
   * checker is already off.
   */
  readonly first: RollCounts;
}

let known: OneSided | undefined;

/** The distributions for all home boards of up to 15 checkers, each computed on first use. */
export function oneSided(): OneSided {
  if (!known) {
    const boards = new HomeBoards(CHECKERS);
    let first: RollCounts | undefined;
    known = {
      boards,
      all: new RollCounts(boards, (board) => board === 0),
      // Needed only while a side has borne off nothing.
      get first() {
        first ??= new RollCounts(boards, (board) => boards.count[board]! < CHECKERS);
        return first;
      },
    };
  }
  return known;
}

const leavingTables = new Map<number, { readonly boards: HomeBoards; readonly rolls: RollCounts }>();

/**
 * Rolls until up to `checkers` checkers have left the opponent's home board, when every roll is played for that: this
 * saves a backgammon. A board has the checkers by the pips that they need.
 */
export function leaving(checkers: number): { readonly boards: HomeBoards; readonly rolls: RollCounts } {
  const most = LEAVING.find((size) => checkers <= size)!;
  return cached(leavingTables, most, () => {
    const boards = new HomeBoards(most, true);
    return { boards, rolls: new RollCounts(boards, (board) => board === 0) };
  });
}

/** The best boards after the rolls in the order of `DOUBLES_LAST`, then after one, two and three equal dice. */
class BestBoards {
  readonly boards = new Int32Array(ROLLS.length + ROW);
  readonly means = new Float64Array(ROLLS.length + ROW);
  private readonly mean: Float64Array;

  constructor(mean: Float64Array) {
    this.mean = mean;
  }

  clear(): void {
    this.means.fill(Number.POSITIVE_INFINITY);
  }

  /** Tries every move of a die, with every other die and with up to three more of the same. */
  tryMoves(boards: HomeBoards, board: number, die: number, rows: Uint16Array): void {
    const one = ROLLS.length + die - 1;
    for (let i = 0; ; i++) {
      const next = boards.next(board, die, i);
      if (next === NO_BOARD) return;
      const row = next * ROW;
      this.consider(one, next);
      for (let other = 1; other <= FACES; other++)
        this.consider(PLACES[FACES * (die - 1) + other - 1]!, rows[row + other - 1]!);
      this.consider(one + 2 * FACES, rows[row + FACES + die - 1]!);
      this.consider(one - FACES, rows[row + 2 * FACES + die - 1]!);
    }
  }

  private consider(place: number, board: number): void {
    const mean = this.mean[board]!;
    if (mean >= this.means[place]!) return;
    this.means[place] = mean;
    this.boards[place] = board;
  }
}

/**
 * One-sided bear-off: the minimum expected number of rolls to bear off all checkers of a home board without contact.
 *
 * @returns a function from six numbers, the checkers on the points 1..6 (15 at most), to the mean number of rolls
 */
export function oneSidedBearoff(): (home: readonly number[]) => number {
  const { boards, all } = oneSided();
  return (home) => {
    const checkers = home.reduce((sum, count) => sum + count, 0);
    if (
      home.length !== HOME ||
      checkers > CHECKERS ||
      !home.every((count) => Number.isInteger(count) && count >= 0)
    )
      throw texts.notationError("backgammon-home-board", {});
    return all.mean(boards.numberOf(home));
  };
}
