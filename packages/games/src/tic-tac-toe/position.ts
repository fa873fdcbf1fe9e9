import { OVER, type Position } from "@tyche/engine";
import { hashKeys } from "../kit/numbers.js";
import { LINES, type TicTacToeState } from "./board.js";

const FULL = 0x1ff;
const LINE_MASKS = LINES.map((line) => line.reduce((mask, cell) => mask | (1 << cell), 0));

/** Indexed by a nine-bit set of cells: 1 if it contains three in a row. */
const HAS_THREE = Uint8Array.from({ length: 512 }, (_, set) =>
  LINE_MASKS.some((line) => (set & line) === line) ? 1 : 0,
);
/** Indexed by a set of cells: the number of rows of three it touches. */
const TOUCHED = Uint8Array.from(
  { length: 512 },
  (_, set) => LINE_MASKS.filter((line) => (set & line) !== 0).length,
);

/** Hash words, indexed by cell, then by cell for player 1. */
const LOW = hashKeys(18, 0x7ac0e5);
const HIGH = hashKeys(18, 0x70e7ac);

/** Tic-tac-toe as two nine-bit sets. A move is the index of a cell. */
export class TicTacToePosition implements Position {
  readonly width = 9;
  private readonly marks = new Int32Array(2);
  private readonly played = new Int32Array(9);
  private count = 0;
  private first = 0;
  private low = 0;
  private high = 0;

  constructor(state: TicTacToeState) {
    for (let cell = 0; cell < 9; cell++) {
      const player = state[cell] === "X" ? 0 : state[cell] === "O" ? 1 : -1;
      if (player < 0) continue;
      this.count++;
      this.toggle(player, cell);
    }
    this.first = this.count;
  }

  turn(): number {
    if (HAS_THREE[this.marks[(this.count & 1) ^ 1]!] === 1 || this.count === 9) return OVER;
    return this.count & 1;
  }

  moves(into: Int32Array, from: number): number {
    const taken = this.marks[0]! | this.marks[1]!;
    let at = from;
    for (let free = ~taken & FULL; free !== 0; free &= free - 1) into[at++] = 31 - Math.clz32(free & -free);
    return at - from;
  }

  outcomes(): number {
    return 0;
  }

  play(move: number): void {
    this.toggle(this.count & 1, move);
    this.played[this.count++] = move;
  }

  undo(): void {
    if (this.count === this.first) throw new RangeError("There is no move to undo.");
    const move = this.played[--this.count]!;
    this.toggle(this.count & 1, move);
  }

  payoff(player: number): number {
    const winner = HAS_THREE[this.marks[0]!] === 1 ? 0 : HAS_THREE[this.marks[1]!] === 1 ? 1 : -1;
    if (winner < 0) return 0;
    return winner === player ? 1 : -1;
  }

  hashLow(): number {
    return this.low;
  }

  hashHigh(): number {
    return this.high;
  }

  copy(): TicTacToePosition {
    const twin: TicTacToePosition = new TicTacToePosition("");
    twin.marks.set(this.marks);
    twin.played.set(this.played);
    twin.count = this.count;
    twin.first = this.first;
    twin.low = this.low;
    twin.high = this.high;
    return twin;
  }

  /** Open lines, see `openLines`: rows not touched by O minus rows not touched by X. */
  evaluate(): number {
    return (TOUCHED[this.marks[0]!]! - TOUCHED[this.marks[1]!]!) / 8;
  }

  private toggle(player: number, cell: number): void {
    this.marks[player]! ^= 1 << cell;
    this.low ^= LOW[player * 9 + cell]!;
    this.high ^= HIGH[player * 9 + cell]!;
  }
}
