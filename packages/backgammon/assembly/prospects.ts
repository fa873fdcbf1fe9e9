/**
 * Features of a backgammon board for the next turns. `src/backgammon/learning/prospects.ts` is the reference
 * implementation in TypeScript; the tests compare this file with it.
 *
 * A board is 28 bytes: 26 numbers in player 0's numbering, positive for player 0's checkers and negative for player
 * 1's, then the checkers borne off. The features are written after them. Sets of points are bit masks, in the numbering
 * of the side being processed.
 */

const BAR: i32 = 25;
const MOST: i32 = 15;
const FIRST: usize = 28;
/** Points 1 to 24, and all 26 slots. */
const FIELD: i32 = (1 << BAR) - 2;
const PLACES: i32 = (1 << (BAR + 1)) - 1;
/** Points from 7 up. */
const OUTSIDE: i32 = -(1 << 7);
const NEAR: i32 = (1 << 12) - 1;

let ways: usize = 0;
/**
 * Cache, three words per side: the last blocking points of the opponent, and the features that depend on them alone.
 */
let kept: usize = 0;

/**
 * @param table U16[4096]: pips summed over all 36 rolls, indexed by which of the next twelve points are blocked
 * @param room space for six words
 */
export function setup(table: usize, room: usize): void {
  ways = table;
  kept = room;
  store<i32>(room, -1);
  store<i32>(room, -1, 12);
}

// @ts-expect-error: decorator
@inline function wayFrom(turned: i32, point: i32): i32 {
  return <i32>load<u16>(ways + ((<usize>((turned >> (BAR + 1 - point)) & NEAR)) << 1));
}

// @ts-expect-error: decorator
@inline function steps(way: i32): i32 {
  return 1 + min(MOST - 1, (way * MOST) / <i32>load<u16>(ways));
}

/** Packs a hit: the number of rolls that hit in the lower 8 bits; above them the pips lost, summed over these rolls. */
// @ts-expect-error: decorator
@inline function costOf(hit: i32, rolls: i32): i32 {
  return hit == 0 ? 0 : rolls * (1 + ((31 - clz(hit)) << 8));
}

// @ts-expect-error: decorator
@inline function hitsOf(own: i32, blots: i32, barred: i32, bar: i32): i32 {
  // No checker is behind a blot.
  if (blots == 0 || own >> 1 < (blots & -blots)) return 0;
  const open = FIELD & ~barred;
  if (bar > 0) return hitsFromBar(own & FIELD, blots, open, bar);
  let hits = 0;
  for (let high = 1; high <= 6; high++) {
    const one = (own >> high) & open;
    for (let low = 1; low < high; low++) {
      const other = (own >> low) & open;
      hits += costOf((one | other | (one >> low) | (other >> high)) & blots, 2);
    }
    const two = (one >> high) & open;
    const three = (two >> high) & open;
    hits += costOf((one | two | three | (three >> high)) & blots, 1);
  }
  return hits;
}

/** Like `hitsOf`, when checkers must enter from the bar first. */
function hitsFromBar(rest: i32, blots: i32, open: i32, bar: i32): i32 {
  let hits = 0;
  for (let high = 1; high <= 6; high++) {
    const one = (1 << (BAR - high)) & open;
    for (let low = 1; low < high; low++) {
      const other = (1 << (BAR - low)) & open;
      let hit = one | other;
      if (bar == 1) {
        if (one != 0) hit |= (rest | one) >> low;
        if (other != 0) hit |= (rest | other) >> high;
      }
      hits += costOf(hit & blots, 2);
    }
    if (one == 0) continue;
    let hit = one;
    let at = rest | one;
    for (let step = bar; step < 4; step++) {
      at = (at >> high) & open;
      hit |= at;
    }
    hits += costOf(hit & blots, 1);
  }
  return hits;
}

/**
 * Writes the features of one side, two bytes apart.
 *
 * @param points address of the side's first number; later ones follow in direction `step`
 * @param turned the opponent's blocking points, as a bit mask from the other end
 */
// @ts-expect-error: decorator
@inline function write(
  own: i32,
  blots: i32,
  barred: i32,
  turned: i32,
  pips: i32,
  points: usize,
  step: i32,
  memo: usize,
  to: usize,
): void {
  const found = hitsOf(own, blots, barred, step * <i32>load<i8>(points + <usize>(step * BAR)));
  const hits = found & 255;
  const loss = found >> 8;
  const opposed = barred | blots;
  let first = -1;
  let taken = 0;
  // Down to the last checker that still has an opponent's checker to pass.
  const lowest = opposed & -opposed;
  let bits = lowest == 0 ? 0 : own & -(lowest << 1) & OUTSIDE;
  const free = <i32>load<u16>(ways);
  while (bits != 0) {
    const point = 31 - clz(bits);
    bits ^= 1 << point;
    const way = wayFrom(turned, point);
    if (first < 0) first = way;
    taken += min(4, step * <i32>load<i8>(points + <usize>(step * point))) * (free - way);
  }
  if (turned != load<i32>(memo)) {
    store<i32>(memo, turned);
    let least = free;
    for (let point = BAR; point > 7; point--) least = min(least, wayFrom(turned, point));
    store<i32>(memo, steps(wayFrom(turned, BAR)), 4);
    store<i32>(memo, steps(least), 8);
  }
  store<u8>(to, <u8>(hits == 0 ? 0 : 1 + (hits * (MOST - 1)) / 36));
  store<u8>(to, <u8>(hits == 0 ? 0 : min(MOST, 1 + loss / 50)), 2);
  store<u8>(to, <u8>(first < 0 ? 0 : steps(first)), 4);
  store<u8>(to, <u8>min(MOST, (taken + 79) / 80), 6);
  store<u8>(to, load<u8>(memo, 4), 8);
  store<u8>(to, load<u8>(memo, 8), 10);
  store<u8>(to, <u8>min(MOST, (pips + 11) / 12), 12);
}

/** Quantises a lead in pips: single pips at first, then in growing steps. */
// @ts-expect-error: decorator
@inline function leadSteps(lead: i32): i32 {
  const size = abs(lead);
  let step = MOST;
  if (size < 8) step = size;
  else if (size < 16) step = 8 + ((size - 8) >> 2);
  else if (size < 32) step = 10 + ((size - 16) >> 3);
  else if (size < 64) step = 12 + ((size - 32) >> 4);
  else if (size < 100) step = 14;
  return lead < 0 ? -step : step;
}

/** A bit for each of the 26 slots whose number, in two vectors, is above a limit. */
// @ts-expect-error: decorator
@inline function above(low: v128, high: v128, limit: v128): i32 {
  return (i8x16.bitmask(i8x16.gt_s(low, limit)) | (i8x16.bitmask(i8x16.gt_s(high, limit)) << 16)) & PLACES;
}

/** Slots counted from the other end: 25 becomes 0, and so on. */
// @ts-expect-error: decorator
@inline function turnedRound(places: i32): i32 {
  let x = <u32>places;
  x = ((x >> 1) & 0x55555555) | ((x & 0x55555555) << 1);
  x = ((x >> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return <i32>(((x >> 16) | (x << 16)) >> 6);
}

/** The weighted sum of 32 numbers in two vectors: the pip count if the weights are the points. */
// @ts-expect-error: decorator
@inline function weighed(low: v128, high: v128, lowWeights: v128, highWeights: v128): i32 {
  const sums = i16x8.add(
    i16x8.add(i16x8.extmul_low_i8x16_s(low, lowWeights), i16x8.extmul_high_i8x16_s(low, lowWeights)),
    i16x8.add(i16x8.extmul_low_i8x16_s(high, highWeights), i16x8.extmul_high_i8x16_s(high, highWeights)),
  );
  const four = i32x4.extadd_pairwise_i16x8_s(sums);
  return (
    i32x4.extract_lane(four, 0) +
    i32x4.extract_lane(four, 1) +
    i32x4.extract_lane(four, 2) +
    i32x4.extract_lane(four, 3)
  );
}

/** Writes the features of `count` boards after their bytes; boards are `stride` bytes apart, at least 43. */
export function prospects(boards: usize, stride: usize, count: i32): void {
  const zero = i8x16.splat(0);
  const one = i8x16.splat(1);
  // The point of each number as each side counts it; the bytes after the 26 numbers get weight 0.
  const lowPlaces = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const highPlaces = i8x16(16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 0, 0, 0, 0, 0, 0);
  const lowPlacesThere = i8x16(25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10);
  const highPlacesThere = i8x16(9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0);
  for (let i = 0; i < count; i++) {
    const low = v128.load(boards);
    const high = v128.load(boards, 16);
    const lowAgainst = i8x16.neg(low);
    const highAgainst = i8x16.neg(high);
    const ours = above(low, high, zero);
    const ourPoints = above(low, high, one);
    const theirs = above(lowAgainst, highAgainst, zero);
    const theirPoints = above(lowAgainst, highAgainst, one);
    const barred = theirPoints & FIELD;
    const barredAgainst = turnedRound(ourPoints) & FIELD;
    const pips = weighed(i8x16.max_s(low, zero), i8x16.max_s(high, zero), lowPlaces, highPlaces);
    const pipsThere = weighed(
      i8x16.max_s(lowAgainst, zero),
      i8x16.max_s(highAgainst, zero),
      lowPlacesThere,
      highPlacesThere,
    );
    const to = boards + FIRST;
    write(ours, theirs & ~theirPoints & FIELD, barred, turnedRound(barred), pips, boards, 1, kept, to);
    write(
      turnedRound(theirs),
      turnedRound(ours & ~ourPoints) & FIELD,
      barredAgainst,
      turnedRound(barredAgainst),
      pipsThere,
      boards + BAR,
      -1,
      kept + 12,
      to + 1,
    );
    store<i8>(to, <i8>leadSteps(pipsThere - pips), 14);
    boards += stride;
  }
}
