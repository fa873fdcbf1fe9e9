import type { BackgammonPlayer } from "../board.js";
import { OUTCOME_COUNT } from "../outcomes.js";

/** Boards that are kept, a power of two: half a megabyte, as much as a processor's own memory takes easily. */
const ENTRIES = 1 << 14;
/** Words of an entry: both words of the board's hash, who has just played, five chances. */
const ENTRY = 8;
const PLAYER = 2;
const CHANCES = 3;
/** Odd, so that multiplying by it mixes a hash: 2^32 over the golden ratio (Knuth, TAOCP 3, 6.4). */
const MIXER = 0x9e3779b1;

/**
 * The last words of an evaluator, one place for each hash; a new one takes the place of an older one. In a search half of the
 * boards have come before: the same checkers get to the same places by other rolls, and in another order.
 *
 * Boards are told apart by the 64 bits of their hash (`zobrist.ts`), as in the tables of the search.
 */
export class EvaluationCache {
  private readonly words: Int32Array;
  private readonly floats: Float32Array;
  private readonly shift: number;

  /** @param entries boards that are kept, a power of two */
  constructor(entries = ENTRIES) {
    this.words = new Int32Array(entries * ENTRY);
    this.floats = new Float32Array(this.words.buffer);
    this.shift = 32 - Math.log2(entries);
  }

  /** Where a board is, or is to be; see `has`. */
  placeOf(low: number, high: number): number {
    return (Math.imul(low ^ high, MIXER) >>> this.shift) * ENTRY;
  }

  /** Whether the board is there, as the player sees it who has just played. */
  has(place: number, low: number, high: number, player: BackgammonPlayer): boolean {
    const { words } = this;
    return words[place] === low && words[place + 1] === high && words[place + PLAYER] === player + 1;
  }

  read(place: number, into: Float64Array, to: number): void {
    const { floats } = this;
    for (let k = 0; k < OUTCOME_COUNT; k++) into[to + k] = floats[place + CHANCES + k]!;
  }

  /** Keeps the five chances from index `from`, as floats of 32 bits. */
  keep(
    place: number,
    low: number,
    high: number,
    player: BackgammonPlayer,
    chances: Float64Array,
    from: number,
  ): void {
    const { words, floats } = this;
    words[place] = low;
    words[place + 1] = high;
    words[place + PLAYER] = player + 1;
    for (let k = 0; k < OUTCOME_COUNT; k++) floats[place + CHANCES + k] = chances[from + k]!;
  }
}
