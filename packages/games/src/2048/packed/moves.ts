import { SLIDES } from "../board/board.js";
import { stirred, transposedHigh, transposedLow } from "../board/packed-board.js";
import { type RowTables, rowTables } from "../positions/row-tables.js";

/**
 * The result of each direction on a packed board. Two tiles of 32768 do not merge: such boards are searched elsewhere
 * (`fitsPacked`).
 */
export class PackedMoves {
  /** Indexed by direction, in the order of `SLIDES`: the words of the resulting board. */
  readonly low = new Int32Array(SLIDES.length);
  readonly high = new Int32Array(SLIDES.length);
  /** Indexed by direction: the sum of tiles made by merging, or -1 if the board does not change. */
  readonly gain = new Float64Array(SLIDES.length);
  private readonly tables: RowTables = rowTables();

  /**
   * Computes the result of every direction.
   *
   * @returns how many directions change the board
   */
  from(low: number, high: number): number {
    const { left, right } = this.tables;
    const a = stirred(low);
    const b = stirred(high);
    const top = transposedLow(a, b);
    const bottom = transposedHigh(a, b);
    const along = this.earned(top, bottom);
    const across = this.earned(low, high);
    return (
      this.columns(0, left, top, bottom, along) +
      this.rows(1, right, low, high, across) +
      this.columns(2, right, top, bottom, along) +
      this.rows(3, left, low, high, across)
    );
  }

  private rows(direction: number, table: Uint16Array, low: number, high: number, gain: number): number {
    const toLow = table[low & 0xffff]! | (table[low >>> 16]! << 16);
    const toHigh = table[high & 0xffff]! | (table[high >>> 16]! << 16);
    const changes = toLow !== low || toHigh !== high;
    this.low[direction] = toLow;
    this.high[direction] = toHigh;
    this.gain[direction] = changes ? gain : -1;
    return changes ? 1 : 0;
  }

  private columns(direction: number, table: Uint16Array, top: number, bottom: number, gain: number): number {
    const changes = this.rows(direction, table, top, bottom, gain);
    const a = stirred(this.low[direction]!);
    const b = stirred(this.high[direction]!);
    this.low[direction] = transposedLow(a, b);
    this.high[direction] = transposedHigh(a, b);
    return changes;
  }

  private earned(low: number, high: number): number {
    const { earned } = this.tables;
    return earned[low & 0xffff]! + earned[low >>> 16]! + earned[high & 0xffff]! + earned[high >>> 16]!;
  }
}
