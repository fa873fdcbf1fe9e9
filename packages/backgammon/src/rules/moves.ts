import { BACKGAMMON, BAR, type BackgammonPlayer, BOARD_SIZE, type Dice, type Play } from "./board.js";
import {
  BoardRecords,
  CHECKER_HIGH,
  CHECKER_LOW,
  HIGH,
  HOW,
  LOW,
  OFF_BYTE,
  PIPS,
  RECORD,
} from "./board-records.js";

/**
 * Maximum number of distinct results of a roll: a double distributes four equal steps over up to 15 different checkers,
 * C(18, 4) ways.
 */
export const MAX_RESULTS = 3060;

/** Upper bound for two different dice: a source for each die, in both orders. */
const MAX_PAIRS = 2 * BACKGAMMON.checkers ** 2;

/** Number of scratch records at the start of the buffer. */
const SCRATCH = 5;
const BAR_BIT = 1 << BAR;
/** All points outside the home board, including the bar. */
const OUTSIDE = 0x3ffff80;

/** Packs a play: five bits per source, then the number of steps, then whether the smaller die goes first. */
const COUNT_SHIFT = 20;
const LOW_FIRST = 1 << 23;

/**
 * The fast generator of distinct results: it takes a board and a roll, and writes the resulting records side by side.
 *
 * All generated records are distinct, mostly without comparing them:
 * - Two different dice. A result is a run (one checker plays both dice) or a pair (two checkers play one each). A pair
 *   in which one checker lands where the other starts has the result of a run and is skipped. A run gives the same
 *   result through either intermediate point unless it hits on one of them. Different pairs have different results.
 * - A double. The steps of any legal play can be sorted so that its sources never ascend, and the sorted sources follow
 *   from the result, so only sorted plays are generated.
 * - Two different dice with bearing off. Both orders are generated and compared; there are few results.
 */
export class MoveGenerator extends BoardRecords {
  /** The first word available to the caller. */
  static readonly FIRST = SCRATCH * RECORD;

  private player: BackgammonPlayer = 0;
  /** The index of the mover's point p is origin + sign * p. */
  private origin = 0;
  private sign = 1;
  private opponentBar = 0;
  private keys = 0;
  private opponentKeys = 0;
  // The board as bit masks of points in the mover's numbering, bit p for point p.
  private occupied = 0;
  private single = 0;
  private open = 0;
  private blots = 0;
  /** Word offset of the next record. */
  private next = 0;
  private deepest = 0;

  /** @param capacity number of records for the caller before the buffer grows */
  constructor(capacity = 64) {
    super(SCRATCH + capacity);
  }

  /** A copy of this generator with the records up to word offset `end`. */
  duplicate(end: number): MoveGenerator {
    const twin = new MoveGenerator(0);
    twin.words = this.words.slice(0, end);
    twin.bytes = new Int8Array(twin.words.buffer);
    return twin;
  }

  /**
   * Writes every distinct result of a roll from word offset `into` and returns their number, at least one (the
   * unchanged board if no move is possible). The order is always the same. Makes room for them first.
   *
   * @param from word offset of the board; it must be outside the range that is written
   */
  generate(from: number, player: BackgammonPlayer, high: number, low: number, into: number): number {
    this.reserve(into, high === low ? MAX_RESULTS : MAX_PAIRS);
    this.prepare(from, player);
    this.next = into;
    if (high === low) this.double(from, high);
    else if (this.severalOutside()) this.contact(from, high, low);
    else this.bearing(from, high, low);
    if (this.next === into) this.singles(from, high, low);
    if (this.next === into) this.emit(from, 0);
    return (this.next - into) / RECORD;
  }

  /** The checker moves that lead to the record at `at`, made by `generate` with these dice. */
  playOf(at: number, [high, low]: Dice): Play {
    const how = this.words[at + HOW]!;
    const steps = (how >>> COUNT_SHIFT) & 7;
    const isLowFirst = (how & LOW_FIRST) !== 0;
    const play: { from: number; to: number }[] = [];
    for (let i = 0; i < steps; i++) {
      const from = (how >>> (5 * i)) & 31;
      const die = isLowFirst === (i === 0) ? low : high;
      play.push({ from, to: Math.max(0, from - die) });
    }
    return play;
  }

  private prepare(from: number, player: BackgammonPlayer): void {
    const { bytes } = this;
    const sign = player === 0 ? 1 : -1;
    const origin = player === 0 ? 0 : 25;
    let index = from * 4 + origin;
    this.player = player;
    this.sign = sign;
    this.origin = origin;
    this.opponentBar = origin;
    this.keys = player * BOARD_SIZE;
    this.opponentKeys = BOARD_SIZE - this.keys;
    let occupied = 0;
    let single = 0;
    let blocked = 0;
    let blots = 0;
    for (let bit = 2; bit <= BAR_BIT; bit <<= 1) {
      index += sign;
      const count = sign * bytes[index]!;
      if (count > 0) {
        occupied |= bit;
        if (count === 1) single |= bit;
      } else if (count < 0) {
        if (count === -1) blots |= bit;
        else blocked |= bit;
      }
    }
    this.occupied = occupied;
    this.single = single;
    this.open = ~blocked & 0x1fffffe;
    this.blots = blots;
  }

  /** Whether two or more checkers are outside the home board, so that this roll cannot bear off. */
  private severalOutside(): boolean {
    const outside = this.occupied & OUTSIDE;
    return outside !== 0 && ((outside & (outside - 1)) !== 0 || (outside & this.single) === 0);
  }

  /** The points from which `die` can be played, as a bit mask. */
  private sources(occupied: number, die: number): number {
    if ((occupied & BAR_BIT) !== 0) return BAR_BIT & (this.open << die);
    const inside = occupied & (this.open << die);
    if ((occupied & OUTSIDE) !== 0) return inside;
    const exact = occupied & (1 << die);
    if (exact !== 0) return inside | exact;
    // All checkers are on points below the die: only the highest may be borne off with it.
    return occupied !== 0 && occupied >>> die === 0 ? 1 << (31 - Math.clz32(occupied)) : inside;
  }

  /** Two different dice, without bearing off. */
  private contact(from: number, high: number, low: number): void {
    const { open, blots } = this;
    if ((this.occupied & BAR_BIT) !== 0) {
      this.entering(from, high, low);
      return;
    }
    const byHigh = this.occupied & (open << high);
    const byLow = this.occupied & (open << low);
    for (let rest = byHigh; rest !== 0; ) {
      const p = 31 - Math.clz32(rest);
      rest ^= 1 << p;
      this.first(from, p, p - high);
      // Exclude the checker that p lands on and one that lands on p: those are runs.
      let others = byLow & ~((1 << (p - high)) | (1 << (p + low)));
      if ((this.single & (1 << p)) !== 0) others &= ~(1 << p);
      while (others !== 0) {
        const q = 31 - Math.clz32(others);
        others ^= 1 << q;
        this.second(q, q - low, p | (q << 5) | (2 << COUNT_SHIFT));
      }
      this.finishRun(p, high, low);
    }
    // Runs that play the smaller die first, if the result differs from playing the larger first.
    let runs = byLow & (open << (high + low));
    runs &= ~(open << high) | (blots << high) | (blots << low);
    while (runs !== 0) {
      const q = 31 - Math.clz32(runs);
      runs ^= 1 << q;
      this.runLowFirst(from, q, high, low);
    }
  }

  /** Two different dice with checkers on the bar. */
  private entering(from: number, high: number, low: number): void {
    const { open, blots } = this;
    const byHigh = (open & (1 << (BAR - high))) !== 0;
    const byLow = (open & (1 << (BAR - low))) !== 0;
    if ((this.single & BAR_BIT) === 0) {
      if (!byHigh || !byLow) return;
      this.first(from, BAR, BAR - high);
      this.second(BAR, BAR - low, BAR | (BAR << 5) | (2 << COUNT_SHIFT));
      return;
    }
    const rest = this.occupied ^ BAR_BIT;
    if (byHigh) {
      this.first(from, BAR, BAR - high);
      let others = rest & (open << low) & ~(1 << (BAR - high));
      while (others !== 0) {
        const q = 31 - Math.clz32(others);
        others ^= 1 << q;
        this.second(q, q - low, BAR | (q << 5) | (2 << COUNT_SHIFT));
      }
      this.finishRun(BAR, high, low);
    }
    if (byLow) {
      this.first(from, BAR, BAR - low);
      let others = rest & (open << high) & ~(1 << (BAR - low));
      while (others !== 0) {
        const q = 31 - Math.clz32(others);
        others ^= 1 << q;
        this.second(q, q - high, BAR | (q << 5) | (2 << COUNT_SHIFT) | LOW_FIRST);
      }
      const same = byHigh && ((blots >>> (BAR - high)) & 1) === 0 && ((blots >>> (BAR - low)) & 1) === 0;
      if (!same && (open & (1 << (BAR - high - low))) !== 0) this.runLowFirst(from, BAR, high, low);
    }
  }

  /** Completes the run of the checker that `first` has just moved by the larger die. */
  private finishRun(p: number, high: number, low: number): void {
    const to = p - high - low;
    if (to < 1 || (this.open & (1 << to)) === 0) return;
    this.second(p - high, to, p | ((p - high) << 5) | (2 << COUNT_SHIFT));
  }

  private runLowFirst(from: number, p: number, high: number, low: number): void {
    this.first(from, p, p - low);
    this.second(p - low, p - low - high, p | ((p - low) << 5) | (2 << COUNT_SHIFT) | LOW_FIRST);
  }

  /** Two different dice with possible bearing off: generates both orders and compares results. */
  private bearing(from: number, high: number, low: number): void {
    const into = this.next;
    for (let order = 0; order <= 1; order++) {
      const one = order === 0 ? high : low;
      const two = order === 0 ? low : high;
      for (let rest = this.sources(this.occupied, one); rest !== 0; ) {
        const p = 31 - Math.clz32(rest);
        rest ^= 1 << p;
        const to = p > one ? p - one : 0;
        this.first(from, p, to);
        let occupied = (this.single & (1 << p)) === 0 ? this.occupied : this.occupied ^ (1 << p);
        if (to > 0) occupied |= 1 << to;
        for (let more = this.sources(occupied, two); more !== 0; ) {
          const q = 31 - Math.clz32(more);
          more ^= 1 << q;
          this.second(q, q > two ? q - two : 0, p | (q << 5) | (2 << COUNT_SHIFT) | (order * LOW_FIRST));
          this.dropRepeated(into);
        }
      }
    }
  }

  /** Removes the last record if an earlier one from `into` on has the same board. */
  private dropRepeated(into: number): void {
    const { words } = this;
    const last = this.next - RECORD;
    for (let other = into; other < last; other += RECORD) {
      if (words[other + LOW] !== words[last + LOW] || words[other + HIGH] !== words[last + HIGH]) continue;
      let i = 0;
      while (i < PIPS && words[other + i] === words[last + i]) i++;
      if (i < PIPS) continue;
      this.next = last;
      return;
    }
  }

  /** Plays one die only: the larger if possible, otherwise the smaller. */
  private singles(from: number, high: number, low: number): void {
    if (high === low) return;
    const byHigh = this.sources(this.occupied, high);
    const die = byHigh !== 0 ? high : low;
    let rest = byHigh !== 0 ? byHigh : this.sources(this.occupied, low);
    const how = (1 << COUNT_SHIFT) | (byHigh !== 0 ? 0 : LOW_FIRST);
    while (rest !== 0) {
      const p = 31 - Math.clz32(rest);
      rest ^= 1 << p;
      const at = this.next;
      this.emit(from, p | how);
      this.step(at, p, p > die ? p - die : 0);
    }
  }

  private double(from: number, die: number): void {
    const into = this.next;
    this.deepest = 0;
    this.descend(from, this.occupied, die, 1, 4, -1, 0);
    if (this.next > into || this.deepest === 0) return;
    const most = this.deepest;
    this.descend(from, this.occupied, die, 1, most, -1, 0);
  }

  /** Plays step `level` of exactly `steps` equal steps; `allowed` masks the sources up to the previous one. */
  private descend(
    board: number,
    occupied: number,
    die: number,
    level: number,
    steps: number,
    allowed: number,
    how: number,
  ): void {
    let rest = this.sources(occupied, die) & allowed;
    if (rest !== 0 && level > this.deepest) this.deepest = level;
    while (rest !== 0) {
      const p = 31 - Math.clz32(rest);
      rest ^= 1 << p;
      const to = p > die ? p - die : 0;
      const path = how | (p << (5 * (level - 1)));
      if (level === steps) {
        const at = this.next;
        this.emit(board, path | (steps << COUNT_SHIFT));
        this.step(at, p, to);
        continue;
      }
      const scratch = level * RECORD;
      this.copy(board, scratch);
      this.step(scratch, p, to);
      let after = occupied;
      if (this.bytes[scratch * 4 + this.origin + this.sign * p] === 0) after ^= 1 << p;
      if (to > 0) after |= 1 << to;
      this.descend(scratch, after, die, level + 1, steps, (2 << p) - 1, path);
    }
  }

  /** Moves one checker on the scratch board from which `second` continues. */
  private first(from: number, p: number, to: number): void {
    this.copy(from, 0);
    this.step(0, p, to);
  }

  private second(q: number, to: number, how: number): void {
    const at = this.next;
    this.emit(0, how);
    this.step(at, q, to);
  }

  private emit(board: number, how: number): void {
    this.copy(board, this.next);
    this.words[this.next + HOW] = how;
    this.next += RECORD;
  }

  /** Moves one checker of the mover on the record at `at`, in the mover's numbering. */
  private step(at: number, p: number, to: number): void {
    const { words, bytes, sign, origin } = this;
    const base = at * 4;
    const i = origin + sign * p;
    bytes[base + i]! -= sign;
    let pips = p - to;
    let low = words[at + LOW]! - CHECKER_LOW[this.keys + i]!;
    let high = words[at + HIGH]! - CHECKER_HIGH[this.keys + i]!;
    if (to === 0) {
      bytes[base + OFF_BYTE + this.player]! += 1;
    } else {
      const j = origin + sign * to;
      low = (low + CHECKER_LOW[this.keys + j]!) | 0;
      high = (high + CHECKER_HIGH[this.keys + j]!) | 0;
      if (bytes[base + j] === -sign) {
        bytes[base + j] = sign;
        bytes[base + this.opponentBar]! -= sign;
        // The opponent's checker was 25 - to pips from home and starts again with 25.
        pips += to;
        low =
          (low + CHECKER_LOW[this.opponentKeys + this.opponentBar]! - CHECKER_LOW[this.opponentKeys + j]!) |
          0;
        high =
          (high +
            CHECKER_HIGH[this.opponentKeys + this.opponentBar]! -
            CHECKER_HIGH[this.opponentKeys + j]!) |
          0;
      } else {
        bytes[base + j]! += sign;
      }
    }
    words[at + PIPS]! += sign * pips;
    words[at + LOW] = low;
    words[at + HIGH] = high;
  }
}
