import type { Size } from "../board.js";
import type { Bitboard } from "./bitboards.js";
import { type Book, type PerfectKernel, perfectKernel } from "./kernel.js";

/** What is known of a value: it lies from `low` to `high`. */
export interface Known {
  readonly low: number;
  readonly high: number;
}

/** How long others wait for one search of the kernel, and how much longer for the next one where it was cut short. */
const FIRST_SLICE_MS = 20;
const LONGEST_SLICE_MS = 200;
const SLICE_GROWTH = 1.5;

/** Entries of the large table as a power of two: 32 MiB. */
const LARGE_BITS = 22;

/**
 * Solves boards of connect four exactly. Values are "by stones" and for the player to move: one more than the stones that the
 * winner has left, 0 for a draw. What it learned of a board serves the next ones.
 */
export class PerfectSolver {
  /** Positions searched since the solver was made. */
  nodes = 0;
  private readonly kernel: PerfectKernel;
  private readonly cells: number;
  private expires = Number.POSITIVE_INFINITY;

  /**
   * @param largeBits entries of the large table as a power of two, 8 bytes each
   * @throws Error where the platform has no WebAssembly
   */
  constructor(size: Size, book?: Book, largeBits = LARGE_BITS) {
    this.kernel = perfectKernel(size, largeBits, () => performance.now() >= this.expires, book);
    this.cells = size.columns * size.rows;
  }

  isFull({ stones }: Bitboard): boolean {
    return stones === this.cells;
  }

  /** The value of a game that the player to move wins with his next stone. */
  winPays(stones: number): number {
    return (this.cells + 1 - stones) >> 1;
  }

  /** Stones until the end of a game of this value, the winner being quick and the loser slow. */
  pliesTo(value: number, stones: number): number {
    if (value === 0) return this.cells - stones;
    // A win with the n-th stone pays (cells + 2 - n) / 2, rounded down; the parity of n says whose stone it is.
    const plies = this.cells + 2 - 2 * Math.abs(value) - stones;
    return plies % 2 === (value > 0 ? 1 : 0) ? plies : plies - 1;
  }

  /** The board after a stone in a column, which is given by its cells. */
  after({ own, all, stones }: Bitboard, column: bigint): Bitboard {
    const stone = this.kernel.landingCells(all) & column;
    return { own: own ^ all, all: all | stone, stones: stones + 1 };
  }

  /** Whether a stone in a column wins at once. */
  wins({ own, all }: Bitboard, column: bigint): boolean {
    return (this.kernel.landingCells(all) & this.kernel.winningCells(own, all) & column) !== 0n;
  }

  /** Whether a column takes another stone. */
  isOpen({ all }: Bitboard, column: bigint): boolean {
    return (this.kernel.landingCells(all) & column) !== 0n;
  }

  /** What is plain to see of the board, before any search. */
  plain(board: Bitboard): Known {
    const { own, all, stones } = board;
    const { kernel, cells } = this;
    if (kernel.landingCells(all) & kernel.winningCells(own, all)) {
      const value = this.winPays(stones);
      return { low: value, high: value };
    }
    if (this.isFull(board)) return { low: 0, high: 0 };
    return { low: 0 - ((cells - stones) >> 1), high: Math.max(0, (cells - 1 - stones) >> 1) };
  }

  /**
   * Narrows what is known of a board until its value is. Yields after each step, and at least every
   * 200 ms where nothing is new; the caller may stop at any of them.
   */
  *solve(board: Bitboard, from: Known = this.plain(board)): Generator<Known, Known, void> {
    let { low, high } = from;
    let slice = FIRST_SLICE_MS;
    while (low < high) {
      const bound = nextBound(low, high);
      this.expires = performance.now() + slice;
      this.kernel.begin();
      const value = this.kernel.search(board.own, board.all, board.stones, bound, bound + 1);
      this.nodes += this.kernel.takeNodes();
      if (this.kernel.wasStopped()) {
        // The tables keep what was found: beginning again costs little.
        slice = Math.min(LONGEST_SLICE_MS, slice * SLICE_GROWTH);
      } else if (value <= bound) high = value;
      else low = value;
      yield { low, high };
    }
    return { low, high };
  }

  /** The value, however long it takes. */
  value(board: Bitboard): number {
    const steps = this.solve(board);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value.low;
  }
}

/**
 * The value is asked to be above this one next: whether the game ends soon, for one player or the other, before who wins it late, as
 * quick ends are sooner proved (P. Pons 2015).
 */
function nextBound(low: number, high: number): number {
  const middle = low + ((high - low) >> 1);
  if (middle <= 0) return Math.min(middle, 0 - (-low >> 1));
  return Math.max(middle, high >> 1);
}
