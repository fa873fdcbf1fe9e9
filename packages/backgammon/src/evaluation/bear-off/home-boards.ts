import { BACKGAMMON } from "../../rules/board.js";

/** Number of points in a home board. */
export const HOME = 6;
/** More than any number of a board. */
export const NO_BOARD = 0xffff;

/**
 * All home boards of up to a given number of checkers, numbered so that those with fewer checkers come first. With s_i
 * checkers on the points 1..i the number is the sum of C(s_i + i - 1, i), the combinatorial number system for
 * multisets. 15 checkers have 54,264 boards; those of up to 6 checkers are the first 924. Number 0 is the empty board.
 */
export class HomeBoards {
  readonly size: number;
  readonly checkers: number;
  /** All board numbers in ascending order of pips: the results of a move always come before the board. */
  readonly byPips: Int32Array;
  /** Number of checkers on each board. */
  readonly count: Int8Array;
  readonly pips: Uint8Array;
  /** For each board the checkers on the points 1..6. */
  private readonly contents: Int8Array;
  private readonly isFree: boolean;

  /**
   * @param checkers most checkers
   * @param isFree whether a die may bear off any checker that it reaches: so checkers leave the opponent's home board
   */
  constructor(checkers: number, isFree = false) {
    this.checkers = checkers;
    this.size = choose(checkers + HOME, HOME);
    this.count = new Int8Array(this.size);
    this.pips = new Uint8Array(this.size);
    this.contents = new Int8Array(this.size * HOME);
    this.isFree = isFree;
    this.list();
    this.byPips = sortedBy(this.pips);
  }

  /**
   * The number of a board.
   * @param board checkers on the points 1..6 at the indices `first`..`first + 5`, or downward with a step of -1
   */
  numberOf(board: ArrayLike<number>, first = 0, step: 1 | -1 = 1, sign: 1 | -1 = 1): number {
    let sum = 0;
    let number = 0;
    for (let i = 0; i < HOME; i++) {
      sum += sign * board[first + step * i]!;
      number += CHOOSE[i]![sum]!;
    }
    return number;
  }

  /** A board after one die: call with index 0, 1, ... until it returns NO_BOARD. The empty board has none. */
  next(number: number, die: number, index: number): number {
    const { contents, isFree } = this;
    const first = number * HOME;
    let highest = HOME;
    while (highest > 0 && contents[first + highest - 1] === 0) highest--;
    let left = index;
    for (let point = highest; point >= 1; point--) {
      if (contents[first + point - 1] === 0 || (point < die && point !== highest && !isFree)) continue;
      if (left-- > 0) continue;
      contents[first + point - 1]!--;
      if (point > die) contents[first + point - die - 1]!++;
      const result = this.numberOf(contents, first);
      contents[first + point - 1]!++;
      if (point > die) contents[first + point - die - 1]!--;
      return result;
    }
    return NO_BOARD;
  }

  private list(): void {
    const board = new Int8Array(HOME);
    const extend = (point: number, left: number, pips: number): void => {
      if (point === HOME) {
        const number = this.numberOf(board);
        this.count[number] = this.checkers - left;
        this.pips[number] = pips;
        this.contents.set(board, number * HOME);
        return;
      }
      for (let count = 0; count <= left; count++) {
        board[point] = count;
        extend(point + 1, left - count, pips + count * (point + 1));
      }
      board[point] = 0;
    };
    extend(0, this.checkers, 0);
  }
}

/** The indices in ascending order of their values, equal ones in their own order. */
function sortedBy(values: Uint8Array): Int32Array {
  const starts = new Int32Array(257);
  for (const value of values) starts[value + 1]!++;
  for (let value = 0; value < 256; value++) starts[value + 1]! += starts[value]!;
  const sorted = new Int32Array(values.length);
  for (const [i, value] of values.entries()) sorted[starts[value]!++] = i;
  return sorted;
}

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return result;
}

/** CHOOSE[i][s] is C(s + i, i + 1). */
const CHOOSE = Array.from({ length: HOME }, (_, i) =>
  Int32Array.from({ length: BACKGAMMON.checkers + 1 }, (_, s) => choose(s + i, i + 1)),
);
