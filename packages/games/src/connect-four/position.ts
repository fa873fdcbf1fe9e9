import { OVER, type Position } from "@tyche/engine";
import { hashKeys } from "../hash-keys.js";
import {
  type ConnectFourState,
  columnWeights,
  stonesOn,
  type Variant,
  weightScale,
  winPays,
} from "./board.js";

const EMPTY = 0;
const BORDER = 3;

/**
 * Connect four on one byte a cell with a border, column by column from the bottom up; a win is looked for around the
 * stone just dropped. A move is the index of a column, from the middle outward.
 */
export class ConnectFourPosition implements Position {
  readonly width: number;
  private readonly variant: Variant;
  private readonly order: Int32Array;
  private readonly weights: Int32Array;
  private readonly scale: number;
  private readonly stride: number;
  private readonly low: Int32Array;
  private readonly high: Int32Array;
  /** EMPTY, 1 + player, or BORDER. */
  private readonly cells: Uint8Array;
  /** By column: index of the cell that the next stone falls to. */
  private readonly next: Int32Array;
  private readonly played: Int32Array;
  private readonly size: number;
  private count = 0;
  private first = 0;
  private winner = -1;
  private hash0 = 0;
  private hash1 = 0;
  private weight = 0;

  constructor(variant: Variant, state: ConnectFourState) {
    const { columns, rows } = variant;
    this.variant = variant;
    this.width = columns;
    this.size = columns * rows;
    this.order = Int32Array.from(variant.order);
    this.weights = Int32Array.from(columnWeights(variant));
    this.scale = weightScale(variant);
    this.stride = rows + 1;
    // One border cell below each column serves as the one above the column before it.
    this.cells = new Uint8Array((columns + 2) * this.stride + 1).fill(BORDER);
    this.next = Int32Array.from({ length: columns }, (_, column) => (column + 1) * this.stride + 1);
    for (const start of this.next) this.cells.fill(EMPTY, start, start + rows);
    this.low = hashKeys(2 * this.cells.length, 0x0c0441);
    this.high = hashKeys(2 * this.cells.length, 0x1440c0);
    this.played = new Int32Array(this.size);
    this.set(state);
  }

  turn(): number {
    return this.winner >= 0 || this.count === this.size ? OVER : this.count & 1;
  }

  moves(into: Int32Array, from: number): number {
    const { order, next, cells } = this;
    let at = from;
    for (let i = 0; i < order.length; i++) {
      const column = order[i]!;
      if (cells[next[column]!] === EMPTY) into[at++] = column;
    }
    return at - from;
  }

  outcomes(): number {
    return 0;
  }

  play(move: number): void {
    const player = this.count & 1;
    const cell = this.next[move]!++;
    this.cells[cell] = player + 1;
    this.played[this.count++] = move;
    this.hash0 ^= this.low[2 * cell + player]!;
    this.hash1 ^= this.high[2 * cell + player]!;
    this.weight += player === 0 ? this.weights[move]! : -this.weights[move]!;
    if (this.four(cell, player + 1)) this.winner = player;
  }

  undo(): void {
    if (this.count === this.first) throw new RangeError("There is no move to undo.");
    const move = this.played[--this.count]!;
    const player = this.count & 1;
    const cell = --this.next[move]!;
    this.cells[cell] = EMPTY;
    this.hash0 ^= this.low[2 * cell + player]!;
    this.hash1 ^= this.high[2 * cell + player]!;
    this.weight -= player === 0 ? this.weights[move]! : -this.weights[move]!;
    this.winner = -1;
  }

  payoff(player: number): number {
    if (this.winner < 0) return 0;
    const pays = winPays(this.variant, this.count);
    return this.winner === player ? pays : -pays;
  }

  hashLow(): number {
    return this.hash0;
  }

  hashHigh(): number {
    return this.hash1;
  }

  copy(): ConnectFourPosition {
    const twin: ConnectFourPosition = new ConnectFourPosition(this.variant, []);
    twin.cells.set(this.cells);
    twin.next.set(this.next);
    twin.played.set(this.played);
    twin.count = this.count;
    twin.first = this.first;
    twin.winner = this.winner;
    twin.hash0 = this.hash0;
    twin.hash1 = this.hash1;
    twin.weight = this.weight;
    return twin;
  }

  /** The evaluator "columns". */
  evaluate(): number {
    return this.weight / this.scale;
  }

  /** Drops the stones of a state in the order of its columns; nothing before them can be undone. */
  private set(state: ConnectFourState): void {
    for (const [column, stones] of state.entries()) {
      for (const stone of stones) {
        const player = stone === "X" ? 0 : 1;
        const cell = this.next[column]!++;
        this.cells[cell] = player + 1;
        this.hash0 ^= this.low[2 * cell + player]!;
        this.hash1 ^= this.high[2 * cell + player]!;
        this.weight += player === 0 ? this.weights[column]! : -this.weights[column]!;
        if (this.four(cell, player + 1)) this.winner = player;
      }
    }
    this.count = stonesOn(state);
    this.first = this.count;
  }

  /** Whether the stone at `cell` stands in a row of four or more. */
  private four(cell: number, stone: number): boolean {
    const { cells, stride } = this;
    if (cells[cell - 1] === stone && cells[cell - 2] === stone && cells[cell - 3] === stone) return true;
    for (let step = stride - 1; step <= stride + 1; step++) {
      let row = 1;
      for (let at = cell + step; cells[at] === stone; at += step) row++;
      for (let at = cell - step; cells[at] === stone; at -= step) row++;
      if (row >= 4) return true;
    }
    return false;
  }
}
