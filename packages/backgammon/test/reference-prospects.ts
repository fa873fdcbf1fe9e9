import { MOST, PROSPECT_COUNT, WAYS } from "../src/evaluation/network/prospects.js";
import { BAR } from "../src/rules/board.js";
import { OFF_BYTE } from "../src/rules/board-records.js";

// The features of the kernel `assembly/prospects.ts` in plain TypeScript, with which tests compare it.

const FIRST = OFF_BYTE + 2;
/** The points ahead that the table of ways considers. */
const NEAR = WAYS.length - 1;
/** Points 1 to 24. */
const FIELD = (1 << BAR) - 2;
/** From this point on, a checker has a path to home that can be blocked. */
const OUTSIDE = 7;
const ALL_OUTSIDE = -(1 << OUTSIDE);

/** The value if nothing is blocked: 294, which is 8 1/6 pips per roll. */
const FREE = WAYS[0]!;

/** One side of a board as bit masks of points in its own numbering; the bar is 25. */
class Side {
  /** Points with own checkers, those with one opposing checker, and those with two or more. */
  own = 0;
  blots = 0;
  barred = 0;
  /** `barred` from the other end: the points ahead of any point are consecutive bits. */
  turned = 0;
  /** Pip count. */
  pips = 0;
  /** Rolls of 36 that can hit a blot, and the pips lost by the most advanced blot hit, summed over all 36. */
  hits = 0;
  loss = 0;

  clear(): void {
    this.own = 0;
    this.blots = 0;
    this.barred = 0;
    this.turned = 0;
    this.pips = 0;
    this.hits = 0;
    this.loss = 0;
  }

  /** Adds own checkers on a point. */
  put(point: number, count: number): void {
    this.own |= 1 << point;
    this.pips += point * count;
  }

  /** Adds the opponent's checkers on a point; those on its bar are ignored. */
  face(point: number, count: number): void {
    if (count > 1) {
      this.barred |= (1 << point) & FIELD;
      this.turned |= (1 << (BAR - point)) & FIELD;
    } else this.blots |= (1 << point) & FIELD;
  }

  /** @param bar number of own checkers on the bar */
  countHits(bar: number): void {
    const { own, blots } = this;
    // No checker is behind a blot.
    if (blots === 0 || own >> 1 < (blots & -blots)) return;
    const open = FIELD & ~this.barred;
    if (bar > 0) {
      this.countHitsFromBar(bar, open);
      return;
    }
    let hits = 0;
    let loss = 0;
    for (let high = 1; high <= 6; high++) {
      const one = (own >> high) & open;
      for (let low = 1; low < high; low++) {
        const other = (own >> low) & open;
        const hit = (one | other | (one >> low) | (other >> high)) & blots;
        if (hit === 0) continue;
        hits += 2;
        // A blot on our point p loses p pips.
        loss += 62 - 2 * Math.clz32(hit);
      }
      const two = (one >> high) & open;
      const three = (two >> high) & open;
      const hit = (one | two | three | (three >> high)) & blots;
      if (hit === 0) continue;
      hits++;
      loss += 31 - Math.clz32(hit);
    }
    this.hits = hits;
    this.loss = loss;
  }

  /** Like `countHits`, when checkers must enter from the bar first. */
  private countHitsFromBar(bar: number, open: number): void {
    const { blots } = this;
    const rest = this.own & FIELD;
    for (let high = 1; high <= 6; high++) {
      const one = (1 << (BAR - high)) & open;
      for (let low = 1; low < high; low++) {
        const other = (1 << (BAR - low)) & open;
        let hit = one | other;
        if (bar === 1) {
          if (one !== 0) hit |= (rest | one) >> low;
          if (other !== 0) hit |= (rest | other) >> high;
        }
        this.add(hit & blots, 2);
      }
      if (one === 0) continue;
      let hit = one;
      let at = rest | one;
      for (let step = bar; step < 4; step++) {
        at = (at >> high) & open;
        hit |= at;
      }
      this.add(hit & blots, 1);
    }
  }

  /** Adds one or two rolls that hit these blots. */
  private add(hit: number, rolls: number): void {
    if (hit === 0) return;
    this.hits += rolls;
    this.loss += rolls * (31 - Math.clz32(hit));
  }

  /**
   * Writes all features but the lead, two bytes apart.
   * @param points byte offset of this side's first number; later ones follow in direction `step`
   */
  write(boards: Int8Array, points: number, step: 1 | -1, to: number): void {
    const { own, turned } = this;
    const opposed = this.barred | this.blots;
    let first = -1;
    let taken = 0;
    // Down to the last checker that still has an opponent's checker to pass.
    const lowest = opposed & -opposed;
    for (let bits = lowest === 0 ? 0 : own & -(lowest << 1) & ALL_OUTSIDE; bits !== 0; ) {
      const point = 31 - Math.clz32(bits);
      bits ^= 1 << point;
      const way = WAYS[(turned >> (BAR + 1 - point)) & NEAR]!;
      if (first < 0) first = way;
      const count = step * boards[points + step * point]!;
      taken += (count < 4 ? count : 4) * (FREE - way);
    }
    let least = FREE;
    for (let point = BAR; point > OUTSIDE; point--)
      least = Math.min(least, WAYS[(turned >> (BAR + 1 - point)) & NEAR]!);
    boards[to] = this.hits === 0 ? 0 : (1 + (this.hits * (MOST - 1)) / 36) | 0;
    boards[to + 2] = this.hits === 0 ? 0 : Math.min(MOST, (1 + this.loss / 50) | 0);
    boards[to + 4] = first < 0 ? 0 : steps(first);
    boards[to + 6] = Math.min(MOST, ((taken + 79) / 80) | 0);
    boards[to + 8] = steps(WAYS[(turned >> 1) & NEAR]!);
    boards[to + 10] = steps(least);
    boards[to + 12] = Math.min(MOST, ((this.pips + 11) / 12) | 0);
  }
}

/** Quantises the pips of a path from 1 to 15. */
const steps = (way: number): number => 1 + Math.min(MOST - 1, Math.floor((way * MOST) / FREE));

/** Quantises a lead in pips: single pips at first, then in growing steps. */
function leadSteps(lead: number): number {
  const size = Math.abs(lead);
  let step = MOST;
  if (size < 8) step = size;
  else if (size < 16) step = 8 + ((size - 8) >> 2);
  else if (size < 32) step = 10 + ((size - 16) >> 3);
  else if (size < 64) step = 12 + ((size - 32) >> 4);
  else if (size < 100) step = 14;
  return lead < 0 ? -step : step;
}

const sides = [new Side(), new Side()] as const;

/**
 * Both sides of the board that begins at byte `at`, player 0's first. The returned objects are reused by the next call.
 */
export function sidesOf(boards: Int8Array, at: number): readonly [Side, Side] {
  const [one, other] = sides;
  one.clear();
  other.clear();
  for (let point = 0; point <= BAR; point++) {
    const count = boards[at + point]!;
    if (count > 0) {
      one.put(point, count);
      other.face(BAR - point, count);
    } else if (count < 0) {
      one.face(point, -count);
      other.put(BAR - point, -count);
    }
  }
  one.countHits(boards[at + BAR]!);
  other.countHits(-boards[at]!);
  return sides;
}

/** Writes the features of the board that begins at byte `at` after its 28 bytes. */
export function writeProspects(boards: Int8Array, at: number): void {
  const [one, other] = sidesOf(boards, at);
  const to = at + FIRST;
  one.write(boards, at, 1, to);
  other.write(boards, at + BAR, -1, to + 1);
  boards[to + PROSPECT_COUNT - 1] = leadSteps(other.pips - one.pips);
}
