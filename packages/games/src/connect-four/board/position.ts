import { OVER, type Position } from "@tyche/engine";
import { hashKeys } from "../../kit/numbers.js";
import { type ConnectFourState, columnWeights, type Variant, weightScale, winPays } from "./board.js";

const EMPTY = 0;
const BORDER = 3;

/** Offsets in a position's memory, for the largest board; see `memory`. */
const NEXT = 11 * 10 + 1;
const GAIN = NEXT + 9;
const PATH = GAIN + 2 * 9;

/** Zobrist keys, two words for each cell and player. */
const KEYS = hashKeys(4 * NEXT, 0x0c0441);

/**
 * Native position of connect four: one byte a cell with a border, column by column from the bottom up. Wins are
 * detected around the last stone. A move is an index in the order of all actions, from the middle outward.
 */
export class ConnectFourPosition implements Position {
  readonly width: number;
  private readonly variant: Variant;
  /** Value of a weight of one: the inverse of a power of two. */
  private readonly unit: number;
  private readonly stride: number;
  private readonly size: number;
  private readonly keys = KEYS;
  /**
   * All indexed data that a move touches, in one array, since the first access to an array costs as much as several
   * more. From 0: the cells: EMPTY, 1 + player, or BORDER. From NEXT, indexed by move: the cell that the next stone
   * falls to. From GAIN, indexed by move and player: what a stone there adds to `weight`. From PATH, indexed by
   * stones on the board: the next move as cell << 4 | move.
   */
  private readonly memory: Int32Array;
  /** A bit for every move whose column is not full. */
  private open: number;
  /**
   * Hashes of the positions on the path, two words each, indexed by stones on the board; valid up to `hashed` stones.
   */
  private readonly hashes: Int32Array;
  private hashed = 0;
  /** Stones on the board, and how many of them cannot be undone. */
  private count = 0;
  private first = 0;
  /** The player to move, or OVER. */
  private mover = 0;
  private won = false;
  private weight = 0;

  constructor(variant: Variant, state: ConnectFourState) {
    const { columns, rows, order } = variant;
    this.variant = variant;
    this.width = columns;
    this.size = columns * rows;
    this.unit = 1 / weightScale(variant);
    this.stride = rows + 1;
    const weights = columnWeights(variant);
    this.memory = new Int32Array(PATH + this.size).fill(BORDER, 0, NEXT);
    for (const [move, column] of order.entries()) {
      // The border cell below a column also serves as the one above the previous column.
      const lowest = (column + 1) * this.stride + 1;
      this.memory.fill(EMPTY, lowest, lowest + rows);
      this.memory[NEXT + move] = lowest;
      this.memory[GAIN + 2 * move] = weights[column]!;
      this.memory[GAIN + 2 * move + 1] = -weights[column]!;
    }
    this.open = (1 << columns) - 1;
    this.hashes = new Int32Array(2 * this.size + 2);
    this.set(state);
  }

  turn(): number {
    return this.mover;
  }

  moves(into: Int32Array, from: number): number {
    let at = from;
    for (let rest = this.open; rest !== 0; rest &= rest - 1) into[at++] = 31 - Math.clz32(rest & -rest);
    return at - from;
  }

  outcomes(): number {
    return 0;
  }

  play(move: number): void {
    const player = this.count & 1;
    const cell = this.memory[NEXT + move]!;
    this.memory[PATH + this.count] = (cell << 4) | move;
    this.drop(move, cell, player);
    this.mover = this.won || this.count === this.size ? OVER : player ^ 1;
  }

  undo(): void {
    if (this.count === this.first) throw new RangeError("There is no move to undo.");
    const step = this.memory[PATH + --this.count]!;
    const player = this.count & 1;
    const move = step & 15;
    const cell = step >> 4;
    this.memory[cell] = EMPTY;
    this.memory[NEXT + move] = cell;
    this.open |= 1 << move;
    this.weight -= this.memory[GAIN + 2 * move + player]!;
    this.mover = player;
    this.won = false;
    if (this.hashed > this.count) this.hashed = this.count;
  }

  payoff(player: number): number {
    if (!this.won) return 0;
    const pays = winPays(this.variant, this.count);
    return player === (this.count & 1) ? -pays : pays;
  }

  hashLow(): number {
    if (this.hashed < this.count) this.hash();
    return this.hashes[2 * this.count]!;
  }

  hashHigh(): number {
    if (this.hashed < this.count) this.hash();
    return this.hashes[2 * this.count + 1]!;
  }

  copy(): ConnectFourPosition {
    const twin: ConnectFourPosition = new ConnectFourPosition(this.variant, []);
    twin.memory.set(this.memory);
    twin.hashes.set(this.hashes);
    twin.open = this.open;
    twin.hashed = this.hashed;
    twin.count = this.count;
    twin.first = this.first;
    twin.mover = this.mover;
    twin.won = this.won;
    twin.weight = this.weight;
    return twin;
  }

  /** The evaluator "columns". */
  evaluate(): number {
    return this.weight * this.unit;
  }

  evaluateAfter(move: number): number {
    const player = this.count & 1;
    if (this.count + 1 === this.size || this.four(this.memory[NEXT + move]!, player + 1)) return Number.NaN;
    return (this.weight + this.memory[GAIN + 2 * move + player]!) * this.unit;
  }

  /** Drops the stones of a state, column by column; they cannot be undone. */
  private set(state: ConnectFourState): void {
    let low = 0;
    let high = 0;
    let won = false;
    for (const [move, column] of this.variant.order.entries()) {
      for (const stone of state[column] ?? "") {
        const player = stone === "X" ? 0 : 1;
        const cell = this.memory[NEXT + move]!;
        this.drop(move, cell, player);
        won ||= this.won;
        low ^= this.keys[4 * cell + 2 * player]!;
        high ^= this.keys[4 * cell + 2 * player + 1]!;
      }
    }
    this.won = won;
    this.first = this.count;
    this.hashed = this.count;
    this.hashes[2 * this.count] = low;
    this.hashes[2 * this.count + 1] = high;
    this.mover = won || this.count === this.size ? OVER : this.count & 1;
  }

  private drop(move: number, cell: number, player: number): void {
    this.memory[cell] = player + 1;
    this.memory[NEXT + move] = cell + 1;
    if (this.memory[cell + 1] === BORDER) this.open ^= 1 << move;
    this.count++;
    this.weight += this.memory[GAIN + 2 * move + player]!;
    this.won = this.four(cell, player + 1);
  }

  /** Whether the stone at `cell` is part of a row of four or more. */
  private four(cell: number, stone: number): boolean {
    const { memory, stride } = this;
    if (memory[cell - 1] === stone && memory[cell - 2] === stone && memory[cell - 3] === stone) return true;
    for (let step = stride - 1; step <= stride + 1; step++) {
      let row = 1;
      for (let at = cell + step; memory[at] === stone; at += step) row++;
      for (let at = cell - step; memory[at] === stone; at -= step) row++;
      if (row >= 4) return true;
    }
    return false;
  }

  /** Extends the hashes along the path on demand: most positions of a search never need one. */
  private hash(): void {
    const { memory, keys, hashes } = this;
    for (let i = this.hashed; i < this.count; i++) {
      const key = 4 * (memory[PATH + i]! >> 4) + 2 * (i & 1);
      hashes[2 * i + 2] = hashes[2 * i]! ^ keys[key]!;
      hashes[2 * i + 3] = hashes[2 * i + 1]! ^ keys[key + 1]!;
    }
    this.hashed = this.count;
  }
}
