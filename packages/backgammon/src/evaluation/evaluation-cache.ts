import type { BackgammonPlayer } from "../rules/board.js";
import { OUTCOME_COUNT } from "../rules/outcomes.js";

/** Number of cached boards at first and at most, powers of two: half a megabyte, and two. */
const ENTRIES = 1 << 14;
const MOST_ENTRIES = 1 << 16;
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
  private words = new Int32Array(0);
  private floats = new Float32Array(0);
  private shift = 0;
  /** How many boards have been stored since the cache has had its size. */
  private stored = 0;
  private readonly most: number;

  /** @param entries number of cached boards, a power of two; if omitted, it grows with its use */
  constructor(entries?: number) {
    this.most = entries ?? MOST_ENTRIES;
    this.resize(entries ?? ENTRIES);
  }

  /** Doubles the cache if as many boards have been stored as it has slots. Slots found before are then invalid. */
  grow(): void {
    const entries = this.words.length / ENTRY;
    if (this.stored < entries || entries >= this.most) return;
    const { words } = this;
    this.resize(2 * entries);
    for (let at = 0; at < words.length; at += ENTRY)
      if (words[at + PLAYER] !== 0)
        this.words.set(words.subarray(at, at + ENTRY), this.placeOf(words[at]!, words[at + 1]!));
  }

  private resize(entries: number): void {
    this.words = new Int32Array(entries * ENTRY);
    this.floats = new Float32Array(this.words.buffer);
    this.shift = 32 - Math.log2(entries);
    this.stored = 0;
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
    this.stored++;
    words[place] = low;
    words[place + 1] = high;
    words[place + PLAYER] = player + 1;
    for (let k = 0; k < OUTCOME_COUNT; k++) floats[place + CHANCES + k] = chances[from + k]!;
  }
}
