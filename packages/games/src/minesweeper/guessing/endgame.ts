import { grown, hashKeys } from "../../kit/numbers.js";
import { type Layouts, MINE } from "../counting/layouts.js";

/** The exact search result for one cell. */
export interface ExactRow {
  readonly cell: number;
  /** Layouts in which the cell is free. */
  readonly safe: number;
  /** Layouts won by opening it and then playing perfectly; an upper bound if `exact` is false. */
  readonly won: number;
  readonly exact: boolean;
}

export interface ExactAnswer {
  readonly layouts: number;
  /** Best first. */
  readonly rows: readonly ExactRow[];
  readonly won: number;
  readonly work: number;
}

/** Entries per split: begin and end for each number that a cell can show, and for mines. */
const SPLIT = 2 * (MINE + 1);

/** Thrown to leave the recursion when the allowed work is used up. */
const SPENT = Symbol("spent");

/**
 * The exact win probability by expectimax over knowledge states.
 *
 * A knowledge state is the set of layouts that are still possible. The open cells show the same in all of them, so
 * they need not be stored. A cell that is free in every layout is opened at once, since it costs nothing. The value
 * of a state is the number of its layouts that are won, which is at most the number of its layouts; this bound prunes
 * both maxima and sums, as in Star1 (B. W. Ballard 1983). A table stores the states by a hash of their sets.
 */
export class Endgame {
  private readonly count: number;
  private readonly cells: readonly number[];
  private readonly shown: Uint8Array;
  private readonly low: Int32Array;
  private readonly high: Int32Array;
  /** Value << 1 | 1 if exact, value << 1 if it is an upper bound. */
  private readonly table = new StateTable();
  private readonly counts = new Int32Array(MINE + 1);
  private stack: Int32Array;
  private cellStack: Int32Array;
  /** Begin and end of the parts of each split on the stack. */
  private bounds = new Int32Array(64 * SPLIT);
  private boundsTop = 0;
  private work = 0;
  private readonly limit: number;

  /** @param limit layouts visited by one solution, summed over all states and cells */
  constructor({ count, cells, shown }: Layouts, limit: number) {
    this.count = count;
    this.cells = cells;
    this.shown = shown;
    this.limit = limit;
    this.low = hashKeys(count, 0x3e5ee1);
    this.high = hashKeys(count, 0x7a11ed);
    this.stack = new Int32Array(8 * count + 64);
    this.cellStack = new Int32Array(8 * cells.length + 64);
  }

  /**
   * Undefined if the allowed work does not suffice. With `all`, every cell's value is exact. Earlier results are
   * kept; the work is counted separately for each call.
   */
  solve(all = false): ExactAnswer | undefined {
    const { count, cells } = this;
    this.work = 0;
    this.boundsTop = 0;
    for (let layout = 0; layout < count; layout++) this.stack[layout] = layout;
    for (let cell = 0; cell < cells.length; cell++) this.cellStack[cell] = cell;
    try {
      return this.root(all);
    } catch (error) {
      if (error === SPENT) return undefined;
      throw error;
    }
  }

  private root(all: boolean): ExactAnswer {
    const { count, cells } = this;
    const candidates: { index: number; safe: number; kinds: number }[] = [];
    for (let index = 0; index < cells.length; index++) {
      this.tally(index, 0, count);
      const safe = count - this.counts[MINE]!;
      if (safe === 0) continue;
      let kinds = 0;
      for (let shown = 0; shown < MINE; shown++) if (this.counts[shown]! > 0) kinds++;
      candidates.push({ index, safe, kinds });
    }
    candidates.sort((a, b) => b.safe - a.safe || b.kinds - a.kinds);
    let best = 0;
    const rows: ExactRow[] = [];
    for (const { index, safe } of candidates) {
      if (!all && safe <= best) {
        rows.push({ cell: cells[index]!, safe, won: safe, exact: false });
        continue;
      }
      const alpha = all ? -1 : best;
      const won = this.after(index, 0, count, 0, cells.length, alpha, safe);
      rows.push({ cell: cells[index]!, safe, won, exact: won > alpha });
      if (won > best) best = won;
    }
    rows.sort((a, b) => (b.exact ? 1 : 0) * b.won - (a.exact ? 1 : 0) * a.won);
    // A single layout is won even if no cell is left to open.
    return { layouts: count, rows, won: count === 1 ? 1 : best, work: this.work };
  }

  private tally(index: number, from: number, to: number): void {
    const { counts, shown, stack } = this;
    counts.fill(0);
    const base = index * this.count;
    for (let at = from; at < to; at++) counts[shown[base + stack[at]!]!]!++;
    this.work += to - from;
    if (this.work > this.limit) throw SPENT;
  }

  /** Number of layouts won from those on the stack; exact if above `alpha`, else an upper bound. */
  private value(from: number, to: number, cellFrom: number, cellTo: number, alpha: number): number {
    const length = to - from;
    if (length <= 1) return length;
    if (length <= alpha) return length;
    const { stack, low, high, counts } = this;
    let hashLow = 0;
    let hashHigh = 0;
    for (let at = from; at < to; at++) {
      hashLow = (hashLow + low[stack[at]!]!) | 0;
      hashHigh = (hashHigh + high[stack[at]!]!) | 0;
    }
    const stored = this.table.get(hashLow, hashHigh);
    if (stored !== UNKNOWN && ((stored & 1) === 1 || stored >> 1 <= alpha)) return stored >> 1;

    // Find the cells that still matter, and how safe they are.
    const room = 2 * (cellTo - cellFrom);
    if (cellTo + room > this.cellStack.length)
      this.cellStack = grown(this.cellStack, 2 * this.cellStack.length + room);
    const liveFrom = cellTo;
    let liveTo = liveFrom;
    const order: number[] = [];
    for (let at = cellFrom; at < cellTo; at++) {
      const index = this.cellStack[at]!;
      this.tally(index, from, to);
      const mined = counts[MINE]!;
      if (mined === length) continue;
      let kinds = 0;
      for (let shown = 0; shown < MINE; shown++) if (counts[shown]! > 0) kinds++;
      if (mined === 0) {
        if (kinds === 1) continue;
        // Free and informative: opening it now is optimal.
        const won = this.after(index, from, to, cellFrom, cellTo, alpha, length);
        this.table.set(hashLow, hashHigh, won > alpha ? (won << 1) | 1 : won << 1);
        return won;
      }
      this.cellStack[liveTo++] = index;
      order.push((length - mined) * 16384 + kinds * 1024 + (at - cellFrom));
    }
    order.sort((a, b) => b - a);
    let best = 0;
    let limit = 0;
    for (const item of order) {
      const safe = Math.floor(item / 16384);
      const bar = best > alpha ? best : alpha;
      if (safe <= bar) {
        if (safe > limit) limit = safe;
        break;
      }
      const index = this.cellStack[cellFrom + (item & 1023)]!;
      const won = this.after(index, from, to, liveFrom, liveTo, bar, safe);
      if (won > best) best = won;
    }
    const result = best > alpha ? best : Math.max(best, limit);
    this.table.set(hashLow, hashHigh, best > alpha ? (best << 1) | 1 : result << 1);
    return result;
  }

  /** The value right after opening a cell with `safe` free layouts. */
  private after(
    index: number,
    from: number,
    to: number,
    cellFrom: number,
    cellTo: number,
    alpha: number,
    safe: number,
  ): number {
    const base = index * this.count;
    const { shown } = this;
    if (to + safe > this.stack.length) this.stack = grown(this.stack, 2 * this.stack.length + safe);
    const begin = this.boundsTop;
    const end = begin + MINE + 1;
    this.boundsTop += SPLIT;
    if (this.boundsTop > this.bounds.length) this.bounds = grown(this.bounds, 2 * this.bounds.length);
    const { bounds } = this;
    bounds.fill(0, begin, begin + SPLIT);
    for (let at = from; at < to; at++) bounds[end + shown[base + this.stack[at]!]!]!++;
    let sum = to;
    for (let number = 0; number < MINE; number++) {
      bounds[begin + number] = sum;
      sum += bounds[end + number]!;
      bounds[end + number] = bounds[begin + number]!;
    }
    for (let at = from; at < to; at++) {
      const number = shown[base + this.stack[at]!]!;
      if (number < MINE) this.stack[bounds[end + number]!++] = this.stack[at]!;
    }
    const won = this.parts(begin, sum, cellFrom, cellTo, alpha, safe);
    this.boundsTop = begin;
    return won;
  }

  /** The value summed over the parts of a split, which end at `top`. */
  private parts(
    begin: number,
    top: number,
    cellFrom: number,
    cellTo: number,
    alpha: number,
    safe: number,
  ): number {
    let won = 0;
    let rest = safe;
    for (let number = 0; number < MINE; number++) {
      // Deeper splits may have reallocated the bounds.
      const from = this.bounds[begin + number]!;
      const to = this.bounds[begin + MINE + 1 + number]!;
      if (from === to) continue;
      rest -= to - from;
      // Copy each part to the top, so that deeper levels cannot overwrite the parts that follow.
      won += this.part(from, to, top, cellFrom, cellTo, alpha - won - rest);
      if (won + rest <= alpha) return won + rest;
    }
    return won;
  }

  private part(
    from: number,
    to: number,
    top: number,
    cellFrom: number,
    cellTo: number,
    alpha: number,
  ): number {
    const length = to - from;
    if (length <= 1) return length;
    if (length <= alpha) return length;
    if (top + length > this.stack.length) this.stack = grown(this.stack, 2 * this.stack.length + length);
    this.stack.copyWithin(top, from, to);
    return this.value(top, top + length, cellFrom, cellTo, alpha);
  }
}

/** Marks a missing entry; no stored value equals it. */
const UNKNOWN = -1;

/** A growing hash table with open addressing: whole numbers from 0, keyed by 64-bit hashes. */
class StateTable {
  private mask = (1 << 10) - 1;
  private low = new Int32Array(this.mask + 1);
  private high = new Int32Array(this.mask + 1);
  private values = new Int32Array(this.mask + 1).fill(UNKNOWN);
  private count = 0;

  get(low: number, high: number): number {
    return this.values[this.place(low, high)]!;
  }

  set(low: number, high: number, value: number): void {
    const at = this.place(low, high);
    if (this.values[at] === UNKNOWN) this.count++;
    this.low[at] = low;
    this.high[at] = high;
    this.values[at] = value;
    if (2 * this.count > this.mask) this.grow();
  }

  /** The slot of the hash, or the free slot for it. */
  private place(low: number, high: number): number {
    const { mask, values } = this;
    let at = low & mask;
    while (values[at] !== UNKNOWN && (this.low[at] !== low || this.high[at] !== high)) at = (at + 1) & mask;
    return at;
  }

  private grow(): void {
    const { low, high, values } = this;
    this.mask = 2 * this.mask + 1;
    this.low = new Int32Array(this.mask + 1);
    this.high = new Int32Array(this.mask + 1);
    this.values = new Int32Array(this.mask + 1).fill(UNKNOWN);
    for (let from = 0; from < values.length; from++) {
      if (values[from] === UNKNOWN) continue;
      const at = this.place(low[from]!, high[from]!);
      this.low[at] = low[from]!;
      this.high[at] = high[from]!;
      this.values[at] = values[from]!;
    }
  }
}
