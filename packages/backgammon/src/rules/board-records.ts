import { grown, hashKeys } from "@tyche/games";
import { type BackgammonPlayer, BOARD_SIZE } from "./board.js";

/**
 * Hash keys. The hash of a board is the sum (mod 2^32, in each of two words) of one key per checker, so that moving a
 * checker adds the difference of two keys without looking up any count. Zobrist (1970) uses exclusive or, under which
 * two equal checkers would cancel out.
 */

/** Key of a checker, at index `player * 26 + i` with i as in `BackgammonState.points`. */
export const CHECKER_LOW = hashKeys(2 * BOARD_SIZE, 0x1d872b41);
export const CHECKER_HIGH = hashKeys(2 * BOARD_SIZE, 0x6a09e667);

/** Key of the player on roll and the roll, at index `player * PHASES + phase` (see `position.ts`). */
export const PHASES = 80;
export const PHASE_LOW = hashKeys(2 * PHASES, 0x3c6ef372);
export const PHASE_HIGH = hashKeys(2 * PHASES, 0x510e527f);

/**
 * Number of words in a record. Words 0..6 are 28 signed bytes: the 26 numbers of `BackgammonState.points`, then the
 * checkers borne off by player 0 and by player 1. Then follow pips of player 1 minus pips of player 0, the two words of
 * the board's hash, and how the record was reached (see `MoveGenerator.playOf`).
 */
export const RECORD = 11;
export const PIPS = 7;
export const LOW = 8;
export const HIGH = 9;
export const HOW = 10;
/** Offset of the byte with player 0's checkers borne off; player 1's follows. */
export const OFF_BYTE = BOARD_SIZE;

/**
 * Boards as fixed-size records in one buffer, addressed by word offset. Copying words is faster than copying bytes.
 * Writing a byte into a word just copied does not stall the processor; reading a word just written bytewise would.
 */
export class BoardRecords {
  words: Int32Array;
  bytes: Int8Array;

  /** @param capacity number of records before the buffer grows */
  constructor(capacity: number) {
    this.words = new Int32Array(capacity * RECORD);
    this.bytes = new Int8Array(this.words.buffer);
  }

  /** Makes room for `count` records from word offset `at`; may replace `words` and `bytes`. */
  reserve(at: number, count: number): void {
    const needed = at + count * RECORD;
    if (needed <= this.words.length) return;
    this.words = grown(this.words, Math.max(needed, 2 * this.words.length));
    this.bytes = new Int8Array(this.words.buffer);
  }

  /** The word offset `count` records after `at`. */
  after(at: number, count = 1): number {
    return at + count * RECORD;
  }

  /** Writes the record of a board at word offset `at`. */
  load(at: number, points: readonly number[], checkers: number): void {
    const { words, bytes } = this;
    words.fill(0, at, at + RECORD);
    const base = at * 4;
    bytes[base + OFF_BYTE] = checkers;
    bytes[base + OFF_BYTE + 1] = checkers;
    for (let i = 0; i < BOARD_SIZE; i++) {
      const count = points[i]!;
      if (count === 0) continue;
      const player = count > 0 ? 0 : 1;
      const size = Math.abs(count);
      bytes[base + i] = count;
      bytes[base + OFF_BYTE + player]! -= size;
      words[at + PIPS]! += player === 0 ? -size * i : size * (25 - i);
      words[at + LOW]! += Math.imul(size, CHECKER_LOW[player * BOARD_SIZE + i]!);
      words[at + HIGH]! += Math.imul(size, CHECKER_HIGH[player * BOARD_SIZE + i]!);
    }
  }

  /** The 26 numbers of the record at `at`, from player 0's view. */
  points(at: number): number[] {
    const { bytes } = this;
    const points = new Array<number>(BOARD_SIZE);
    for (let i = 0; i < BOARD_SIZE; i++) points[i] = bytes[at * 4 + i]!;
    return points;
  }

  /** Pips of player 1 minus pips of player 0. */
  pips(at: number): number {
    return this.words[at + PIPS]!;
  }

  hashLow(at: number): number {
    return this.words[at + LOW]!;
  }

  hashHigh(at: number): number {
    return this.words[at + HIGH]!;
  }

  off(at: number, player: BackgammonPlayer): number {
    return this.bytes[at * 4 + OFF_BYTE + player]!;
  }

  /**
   * A quick estimate of the board at `at` for the player who has just played, to order moves: three times the lead in
   * pips, minus the pips that each own blot with an opponent behind it would lose if hit.
   */
  promise(at: number, player: BackgammonPlayer): number {
    const { bytes } = this;
    const sign = player === 0 ? 1 : -1;
    let index = at * 4 + (player === 0 ? 0 : 25);
    let behind = bytes[index]! !== 0;
    let loss = 0;
    for (let lost = 24; lost >= 1; lost--) {
      index += sign;
      const count = sign * bytes[index]!;
      if (count < 0) behind = true;
      else if (count === 1 && behind) loss += lost;
    }
    return 3 * sign * this.words[at + PIPS]! - loss;
  }

  /** The pip count of a player. */
  pipsOf(at: number, player: BackgammonPlayer): number {
    const { bytes } = this;
    const sign = player === 0 ? 1 : -1;
    let index = at * 4 + (player === 0 ? 0 : 25);
    let pips = 0;
    for (let p = 1; p <= 25; p++) {
      index += sign;
      const count = sign * bytes[index]!;
      if (count > 0) pips += p * count;
    }
    return pips;
  }

  /**
   * The largest improvement of the pip difference that a roll allows: the pips of the dice, and those the opponent
   * loses by hits. A blot can be hit if a checker is one die or the sum of both behind it, with doubles up to four
   * times the die. Two different dice hit at most two blots.
   */
  mostGain(at: number, player: BackgammonPlayer, high: number, low: number): number {
    const { bytes } = this;
    const sign = player === 0 ? 1 : -1;
    const own = at * 4 + (player === 0 ? 0 : 25);
    const steps = high === low ? 4 : 2;
    let hits = 0;
    let lost = 0;
    for (let to = 24; to >= 1 && hits < steps; to--) {
      if (sign * bytes[own + sign * to]! !== -1) continue;
      let reached = false;
      if (high === low) {
        for (let k = 1; k <= 4 && to + k * high <= 25; k++)
          reached ||= sign * bytes[own + sign * (to + k * high)]! > 0;
      } else {
        reached =
          (to + low <= 25 && sign * bytes[own + sign * (to + low)]! > 0) ||
          (to + high <= 25 && sign * bytes[own + sign * (to + high)]! > 0) ||
          (to + high + low <= 25 && sign * bytes[own + sign * (to + high + low)]! > 0);
      }
      if (!reached) continue;
      hits++;
      lost += to;
    }
    return (high === low ? 4 * high : high + low) + lost;
  }

  /** Copies all words of a record except `HOW`. */
  protected copy(from: number, to: number): void {
    const { words } = this;
    words[to] = words[from]!;
    words[to + 1] = words[from + 1]!;
    words[to + 2] = words[from + 2]!;
    words[to + 3] = words[from + 3]!;
    words[to + 4] = words[from + 4]!;
    words[to + 5] = words[from + 5]!;
    words[to + 6] = words[from + 6]!;
    words[to + PIPS] = words[from + PIPS]!;
    words[to + LOW] = words[from + LOW]!;
    words[to + HIGH] = words[from + HIGH]!;
  }
}
