import { FOUR } from "../board/board.js";
import { countOf, emptyCells, largestOf } from "../board/packed-board.js";
import { PackedMoves } from "./moves.js";

/** Random 32-bit numbers below this one mean a 4. */
const FOURS = 0x1_0000_0000 * FOUR;

/** A game of 2048 on a packed 4 x 4 board: the rules of `twenty48` without a state object for every move. */
export class PackedGame {
  low = 0;
  high = 0;
  score = 0;
  /** Results of each direction, after a call of `look`. */
  readonly moves = new PackedMoves();
  private random: () => number = () => 0;

  /**
   * Starts a game with two tiles.
   *
   * @param random returns whole numbers in [0, 2^32)
   */
  start(random: () => number): void {
    this.random = random;
    this.low = 0;
    this.high = 0;
    this.score = 0;
    this.spawn();
    this.spawn();
  }

  /**
   * Computes the result of each direction.
   *
   * @returns how many directions change the board; if 0, the game is over
   */
  look(): number {
    return this.moves.from(this.low, this.high);
  }

  /** Slides in a direction that changes the board, according to `look`, and adds a new tile. */
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

  /** Adds a new tile on a random empty cell. */
  private spawn(): void {
    const inLow = countOf(emptyCells(this.low));
    const inHigh = countOf(emptyCells(this.high));
    const cell = Math.floor((this.random() / 0x1_0000_0000) * (inLow + inHigh));
    const tile = this.random() < FOURS ? 2 : 1;
    if (cell < inLow) this.low |= Math.imul(nth(emptyCells(this.low), cell), tile);
    else this.high |= Math.imul(nth(emptyCells(this.high), cell - inLow), tile);
  }
}

/** The set bit that has `before` set bits below it. */
function nth(bits: number, before: number): number {
  let rest = bits;
  for (let i = before; i > 0; i--) rest &= rest - 1;
  return rest & -rest;
}
