import { BACKGAMMON, FACES, ORDERED_ROLLS, ROLLS } from "../board/board.js";
import { texts } from "../texts.js";
import { HOME, HomeBoards, NO_BOARD } from "./home-boards.js";

const CHECKERS = BACKGAMMON.checkers;

/** The rolls, doubles last. Keep this order of summation: the last bits of the results depend on it. */
const DOUBLES_LAST = ROLLS.toSorted((a, b) => b.ways - a.ways);

/** For every home board, the distribution of a number of rolls. */
export class RollCounts {
  /** Mean number of rolls. */
  readonly mean: Float64Array;
  private readonly starts: Int32Array;
  private readonly probabilities: Float64Array;

  constructor(mean: Float64Array, distributions: readonly Float64Array[]) {
    this.mean = mean;
    this.starts = new Int32Array(distributions.length + 1);
    for (const [i, { length }] of distributions.entries()) this.starts[i + 1] = this.starts[i]! + length;
    this.probabilities = new Float64Array(this.starts[distributions.length]!);
    for (const [i, distribution] of distributions.entries())
      this.probabilities.set(distribution, this.starts[i]!);
  }

  /** The probability of exactly n rolls, at index n. */
  of(board: number): Float64Array {
    return this.probabilities.subarray(this.starts[board]!, this.starts[board + 1]!);
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

/** The distributions for all home boards of up to 15 checkers. Computed on first use in about a second, then cached. */
export function oneSided(): OneSided {
  if (!known) {
    const boards = new HomeBoards(CHECKERS);
    let first: RollCounts | undefined;
    known = {
      boards,
      all: rollCounts(boards, (board) => board === 0),
      // Needed only while a side has borne off nothing.
      get first() {
        first ??= rollCounts(boards, (board) => boards.count[board]! < CHECKERS);
        return first;
      },
    };
  }
  return known;
}

/**
 * The minimum expected number of rolls to reach a finished board, and the distribution of that number.
 *
 * A roll is played die by die. `best[n][die]` is the best board reachable with n equal dice; it follows from that of n
 * - 1 dice, so that a double costs no more than any other roll.
 */
function rollCounts(boards: HomeBoards, isDone: (board: number) => boolean): RollCounts {
  const { size } = boards;
  const mean = new Float64Array(size);
  const distributions = new Array<Float64Array>(size);
  const best = [1, 2, 3, 4].map(() => Array.from({ length: FACES + 1 }, () => new Int32Array(size)));
  const results = new Int32Array(DOUBLES_LAST.length);

  /** The best board reachable by a die followed by the dice of `rest`. */
  const bestAfter = (board: number, die: number, rest: Int32Array | undefined, before: number): number => {
    let least = before;
    for (let i = 0; ; i++) {
      const next = boards.next(board, die, i);
      if (next === NO_BOARD) return least === NO_BOARD ? board : least;
      const end = rest === undefined ? next : rest[next]!;
      if (least === NO_BOARD || mean[end]! < mean[least]!) least = end;
    }
  };

  for (const board of boards.byPips) {
    if (isDone(board)) {
      for (const dice of best) for (const byBoard of dice) byBoard[board] = board;
      distributions[board] = Float64Array.of(1);
      continue;
    }
    for (let die = 1; die <= FACES; die++) {
      for (const [n, dice] of best.entries())
        dice[die]![board] = bestAfter(board, die, best[n - 1]?.[die], NO_BOARD);
    }
    for (const [roll, { dice, ways }] of DOUBLES_LAST.entries()) {
      const [high, low] = dice;
      const one = ways === 1 ? NO_BOARD : bestAfter(board, high, best[0]![low], NO_BOARD);
      results[roll] = ways === 1 ? best[3]![high]![board]! : bestAfter(board, low, best[0]![high], one);
    }
    let length = 0;
    let sum = ORDERED_ROLLS;
    for (const [i, result] of results.entries()) {
      length = Math.max(length, distributions[result]!.length);
      sum += DOUBLES_LAST[i]!.ways * mean[result]!;
    }
    mean[board] = sum / ORDERED_ROLLS;
    const distribution = new Float64Array(length + 1);
    for (const [i, result] of results.entries()) {
      const after = distributions[result]!;
      for (let n = 0; n < after.length; n++) distribution[n + 1]! += DOUBLES_LAST[i]!.probability * after[n]!;
    }
    distributions[board] = distribution;
  }
  return new RollCounts(mean, distributions);
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
    return all.mean[boards.numberOf(home)]!;
  };
}
