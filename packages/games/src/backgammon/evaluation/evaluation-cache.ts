import type { BackgammonPlayer } from "../board/board.js";
import { OUTCOME_COUNT } from "../board/outcomes.js";

/** Number of cached boards, a power of two: half a megabyte fits easily into the processor's cache. */
const ENTRIES = 1 << 14;
/** Words per entry: both words of the board's hash, the player who has just played, five probabilities. */
const ENTRY = 8;
const PLAYER = 2;
const CHANCES = 3;
/** Hash multiplier, odd: 2^32 divided by the golden ratio (Knuth, TAOCP 3, 6.4). */
const MIXER = 0x9e3779b1;

/**
 * A cache of an evaluator's latest results, one slot per hash; a new entry replaces an older one. In a search half of
 * the boards repeat: the same checkers reach the same points by other rolls or in another order.
 *
 * Boards are distinguished by their 64-bit hash (`board-records.ts`), as in the search's transposition tables.
 */
export class EvaluationCache {
  private readonly words: Int32Array;
  private readonly floats: Float32Array;
  private readonly shift: number;

  /** @param entries number of cached boards, a power of two */
  constructor(entries = ENTRIES) {
    this.words = new Int32Array(entries * ENTRY);
    this.floats = new Float32Array(this.words.buffer);
    this.shift = 32 - Math.log2(entries);
  }

  /** The slot for a board; `has` tells whether the board is in it. */
  placeOf(low: number, high: number): number {
    return (Math.imul(low ^ high, MIXER) >>> this.shift) * ENTRY;
  }

  /** Whether the slot holds this board, evaluated for the player who has just played. */
  has(place: number, low: number, high: number, player: BackgammonPlayer): boolean {
    const { words } = this;
    return words[place] === low && words[place + 1] === high && words[place + PLAYER] === player + 1;
  }

  read(place: number, into: Float64Array, to: number): void {
    const { floats } = this;
    for (let k = 0; k < OUTCOME_COUNT; k++) into[to + k] = floats[place + CHANCES + k]!;
  }

  /** Stores the five probabilities from index `from`, as 32-bit floats. */
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
