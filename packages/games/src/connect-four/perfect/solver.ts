import type { Size } from "../board/board.js";
import type { Bitboard } from "./bitboards.js";
import { type Book, type PerfectKernel, perfectKernel } from "./kernel.js";

/** Bounds on a value: it is at least `low` and at most `high`. */
export interface Known {
  readonly low: number;
  readonly high: number;
}

/** Milliseconds that a kernel search may block, and the growth of that slice after each interrupted search. */
const FIRST_SLICE_MS = 20;
const LONGEST_SLICE_MS = 200;
const SLICE_GROWTH = 1.5;

/** Size of the large table as a power of two: 32 MiB. */
const LARGE_BITS = 22;

/**
 * Solves boards of connect four exactly. Values are "by stones" for the player to move: one more than the number of
 * stones that the winner has left, 0 for a draw. The tables are kept from board to board.
 */
export class PerfectSolver {
  /** Positions searched since the solver was created. */
  nodes = 0;
  private readonly kernel: PerfectKernel;
  private readonly cells: number;
  private expires = Number.POSITIVE_INFINITY;

  /**
   * @param largeBits number of entries of the large table as a power of two, 8 bytes each
   * @throws TrainingError if the platform has no WebAssembly
   */
  constructor(size: Size, book?: Book, largeBits = LARGE_BITS) {
    this.kernel = perfectKernel(size, largeBits, () => performance.now() >= this.expires, book);
    this.cells = size.columns * size.rows;
  }

  isFull({ stones }: Bitboard): boolean {
    return stones === this.cells;
  }

  /** The value of a win by the player to move with the next stone. */
  winPays(stones: number): number {
    return (this.cells + 1 - stones) >> 1;
  }

  /** Stones until the end of a game of this value: the winner plays for a quick win, the loser for a slow one. */
  pliesTo(value: number, stones: number): number {
    if (value === 0) return this.cells - stones;
    // A win with the n-th stone pays (cells + 2 - n) / 2, rounded down; the parity of n gives the player who drops
    // it.
    const plies = this.cells + 2 - 2 * Math.abs(value) - stones;
    return plies % 2 === (value > 0 ? 1 : 0) ? plies : plies - 1;
  }

  /** The board after a stone in a column, given as the bit set of its cells. */
  after({ own, all, stones }: Bitboard, column: bigint): Bitboard {
    const stone = this.kernel.landingCells(all) & column;
    return { own: own ^ all, all: all | stone, stones: stones + 1 };
  }

  /** Whether a stone in a column wins at once. */
  wins({ own, all }: Bitboard, column: bigint): boolean {
    return (this.kernel.landingCells(all) & this.kernel.winningCells(own, all) & column) !== 0n;
  }

  /** Whether a column has room for another stone. */
  isOpen({ all }: Bitboard, column: bigint): boolean {
    return (this.kernel.landingCells(all) & column) !== 0n;
  }

  /** Bounds that need no search. */
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
   * Narrows the bounds on a board's value until it is exact. Yields after each step, and at least every 200 ms if
   * nothing changed; the caller may stop at any yield.
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
        // The tables keep earlier results, so restarting costs little.
        slice = Math.min(LONGEST_SLICE_MS, slice * SLICE_GROWTH);
      } else if (value <= bound) high = value;
      else low = value;
      yield { low, high };
    }
    return { low, high };
  }

  /** The exact value, without a time limit. */
  value(board: Bitboard): number {
    const steps = this.solve(board);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value.low;
  }
}

/**
 * The next bound to test. It first decides whether the game ends soon for either player, and only then who wins late,
 * since quick ends are proved faster (P. Pons 2015).
 */
function nextBound(low: number, high: number): number {
  const middle = low + ((high - low) >> 1);
  if (middle <= 0) return Math.min(middle, 0 - (-low >> 1));
  return Math.max(middle, high >> 1);
}
