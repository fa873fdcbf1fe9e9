import { FOUR } from "../board.js";
import { countOf, emptyCells, largestOf } from "./board.js";
import { PackedMoves } from "./moves.js";

/** Of 2^32 numbers so many mean a 4. */
const FOURS = 0x1_0000_0000 * FOUR;

/** A game of 2048 on a packed board of 4 x 4 cells: the rules of `twenty48` without a state for every move. */
export class PackedGame {
  low = 0;
  high = 0;
  score = 0;
  /** Where each direction leads, once `look` was called. */
  readonly moves = new PackedMoves();
  private random: () => number = () => 0;

  /** Begins a game with two tiles. @param random whole numbers in [0, 2^32) */
  start(random: () => number): void {
    this.random = random;
    this.low = 0;
    this.high = 0;
    this.score = 0;
    this.spawn();
    this.spawn();
  }

  /** Works out where each direction leads; how many change the board: with none the game is over. */
  look(): number {
    return this.moves.from(this.low, this.high);
  }

  /** Slides in a direction that `look` found to change the board; then a new tile comes. */
  play(direction: number): void {
    const { low, high, gain } = this.moves;
    this.low = low[direction]!;
    this.high = high[direction]!;
    this.score += gain[direction]!;
    this.spawn();
  }

  /** The exponent of the largest tile. */
  largest(): number {
    return largestOf(this.low, this.high);
  }

  /** A new tile on one of the empty cells. */
  private spawn(): void {
    const inLow = countOf(emptyCells(this.low));
    const inHigh = countOf(emptyCells(this.high));
    const cell = Math.floor((this.random() / 0x1_0000_0000) * (inLow + inHigh));
    const tile = this.random() < FOURS ? 2 : 1;
    if (cell < inLow) this.low |= Math.imul(nth(emptyCells(this.low), cell), tile);
    else this.high |= Math.imul(nth(emptyCells(this.high), cell - inLow), tile);
  }
}

/** The bit that has `before` set bits below it. */
function nth(bits: number, before: number): number {
  let rest = bits;
  for (let i = before; i > 0; i--) rest &= rest - 1;
  return rest & -rest;
}
