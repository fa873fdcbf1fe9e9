import type { Position } from "../contract/position.js";

/** The maximum size of the rows and keys, in bytes. */
const MEMORY = 4 * 2 ** 20;

/**
 * A row of numbers for each of many positions, one per move, by hash: a table of fixed size in which a new row
 * replaces an old one.
 */
export class MoveRows {
  private readonly width: number;
  private readonly mask: number;
  /** By row: both words of the hash, and the count of its numbers; 0 if it is empty. */
  private readonly keys: Int32Array;
  private readonly numbers: Float64Array;

  /** @param width maximum numbers in a row */
  constructor(width: number) {
    const rows = 2 ** Math.max(4, Math.floor(Math.log2(MEMORY / (8 * width + 12))));
    this.width = width;
    this.mask = rows - 1;
    this.keys = new Int32Array(3 * rows);
    this.numbers = new Float64Array(rows * width);
  }

  /** Copies the row of a position to `into` from index `from` on; false if it is not stored. */
  read(position: Position, into: Float64Array, from: number, count: number): boolean {
    const low = position.hashLow();
    const row = low & this.mask;
    const { keys, numbers } = this;
    if (keys[3 * row + 2] !== count || keys[3 * row] !== low || keys[3 * row + 1] !== position.hashHigh())
      return false;
    const start = row * this.width;
    for (let i = 0; i < count; i++) into[from + i] = numbers[start + i]!;
    return true;
  }

  write(position: Position, given: Float64Array, from: number, count: number): void {
    const low = position.hashLow();
    const row = low & this.mask;
    this.keys[3 * row] = low;
    this.keys[3 * row + 1] = position.hashHigh();
    this.keys[3 * row + 2] = count;
    this.numbers.set(given.subarray(from, from + count), row * this.width);
  }
}
