/** The first layer of a quantized network, updated from the previous board if that is less work. */

import {
  ACTIVE,
  BIAS_SUMS,
  OCCUPIED,
  PAIR_REACH,
  PAIR_ROW,
  PAIR_SLOTS,
  ROWS,
  SCRATCH,
  SLOTS,
  SUMS,
  WIDTH,
} from "./quantized-descriptor";
import { markedPairs, pairsOf } from "./pairs";
import { word } from "./words";

/** A bit for each byte of 16 in which two boards differ. */
// @ts-expect-error: decorator
@inline function differing(one: v128, other: v128): u64 {
  return <u64>i8x16.bitmask(i8x16.ne(one, other));
}

/** The numbers of 16 slots, clamped to -2 to 2: pairs distinguish no others. */
// @ts-expect-error: decorator
@inline function classes(slots: v128): v128 {
  return i8x16.max_s(i8x16.min_s(slots, i8x16.splat(2)), i8x16.splat(-2));
}

/** A bit for each of 16 sums that is above zero. */
// @ts-expect-error: decorator
@inline function above(low: v128, high: v128): u64 {
  return <u64>i8x16.bitmask(i8x16.gt_s(i8x16.narrow_i16x8_s(low, high), i8x16.splat(0)));
}

/**
 * Computes the first layer: writes the sums to SUMS, and the bits of those above zero to ACTIVE. `before` is the board
 * whose sums are there, 0 for none.
 */
// @ts-expect-error: decorator
@inline export function gather(net: usize, board: usize, before: usize, bases: usize, sign: i32): void {
  const slots = word(net + SLOTS);
  const bytes = word(net + WIDTH) << 1;
  const rows = word(net + ROWS);
  const sums = word(net + SUMS);
  const active = word(net + ACTIVE);
  const list = word(net + SCRATCH);
  const zero = i8x16.splat(0);
  let filled: u64 = 0;
  let filledBefore: u64 = 0;
  let different: u64 = 0;
  let reclassed: u64 = 0;
  for (let slot: usize = 0; slot < slots; slot += 16) {
    const now = v128.load(board + slot);
    filled |= differing(now, zero) << slot;
    if (before != 0) {
      const then = v128.load(before + slot);
      filledBefore |= differing(then, zero) << slot;
      different |= differing(now, then) << slot;
      reclassed |= differing(classes(now), classes(then)) << slot;
    }
  }
  const all = <u64>-1 >> (64 - slots);
  filled &= all;
  different &= all;
  let end = list;
  const pairSlots = <i32>word(net + PAIR_SLOTS);
  const reach = <u32>word(net + PAIR_REACH);
  // A slot that differs costs two rows, an occupied one costs one.
  if (before == 0 || popcnt(different) << 1 > popcnt(filled)) {
    for (; filled != 0; filled &= filled - 1) {
      const slot = <usize>ctz(filled);
      const row = load<i32>(bases + (slot << 2)) + sign * <i32>load<i8>(board + slot);
      store<u32>(end, <u32>(rows + <usize>row * bytes));
      end += 4;
    }
    if (pairSlots != 0) {
      const rowsEnd = end;
      end = pairsOf(board, sign, pairSlots, reach, <u32>word(net + PAIR_ROW), word(net + OCCUPIED), end);
      for (let p = rowsEnd; p < end; p += 4) store<u32>(p, <u32>(rows + word(p) * bytes));
    }
    const bias = word(net + BIAS_SUMS);
    for (let at: usize = 0; at < bytes; at += 128) {
      let a = v128.load(bias + at);
      let b = v128.load(bias + at, 16);
      let c = v128.load(bias + at, 32);
      let d = v128.load(bias + at, 48);
      let e = v128.load(bias + at, 64);
      let f = v128.load(bias + at, 80);
      let g = v128.load(bias + at, 96);
      let h = v128.load(bias + at, 112);
      for (let p = list; p < end; p += 4) {
        const row = word(p) + at;
        a = i16x8.add(a, v128.load(row));
        b = i16x8.add(b, v128.load(row, 16));
        c = i16x8.add(c, v128.load(row, 32));
        d = i16x8.add(d, v128.load(row, 48));
        e = i16x8.add(e, v128.load(row, 64));
        f = i16x8.add(f, v128.load(row, 80));
        g = i16x8.add(g, v128.load(row, 96));
        h = i16x8.add(h, v128.load(row, 112));
      }
      keep(sums + at, active + (at >> 4), a, b, c, d, e, f, g, h);
    }
    return;
  }
  for (; different != 0; different &= different - 1) {
    const slot = <usize>ctz(different);
    const base = load<i32>(bases + (slot << 2));
    const row = base + sign * <i32>load<i8>(board + slot);
    const old = base + sign * <i32>load<i8>(before + slot);
    store<u32>(end, <u32>(rows + <usize>row * bytes));
    store<u32>(end, <u32>(rows + <usize>old * bytes), 4);
    end += 8;
  }
  if (pairSlots != 0) {
    const line: u32 = <u32>-1 >> (32 - pairSlots);
    const marked = <u32>reclassed & line;
    const pairRows = rows + word(net + PAIR_ROW) * bytes;
    const count = <u32>pairSlots;
    const now = <u32>filled & line;
    const then = <u32>filledBefore & line;
    const added = markedPairs(board, sign, count, reach, marked, now, pairRows, bytes, end);
    const taken = markedPairs(before, sign, count, reach, marked, then, pairRows, bytes, end + 4) - 4;
    // The row of an empty slot is zero.
    const nothing = <u32>(rows + <usize>load<i32>(bases) * bytes);
    for (let p = added; p < taken; p += 8) store<u32>(p, nothing);
    for (let p = taken; p < added; p += 8) store<u32>(p, nothing, 4);
    end = max(added, taken);
  }
  for (let at: usize = 0; at < bytes; at += 128) {
    const from = sums + at;
    let a = v128.load(from);
    let b = v128.load(from, 16);
    let c = v128.load(from, 32);
    let d = v128.load(from, 48);
    let e = v128.load(from, 64);
    let f = v128.load(from, 80);
    let g = v128.load(from, 96);
    let h = v128.load(from, 112);
    for (let p = list; p < end; p += 8) {
      const row = word(p) + at;
      const old = word(p + 4) + at;
      a = i16x8.add(a, i16x8.sub(v128.load(row), v128.load(old)));
      b = i16x8.add(b, i16x8.sub(v128.load(row, 16), v128.load(old, 16)));
      c = i16x8.add(c, i16x8.sub(v128.load(row, 32), v128.load(old, 32)));
      d = i16x8.add(d, i16x8.sub(v128.load(row, 48), v128.load(old, 48)));
      e = i16x8.add(e, i16x8.sub(v128.load(row, 64), v128.load(old, 64)));
      f = i16x8.add(f, i16x8.sub(v128.load(row, 80), v128.load(old, 80)));
      g = i16x8.add(g, i16x8.sub(v128.load(row, 96), v128.load(old, 96)));
      h = i16x8.add(h, i16x8.sub(v128.load(row, 112), v128.load(old, 112)));
    }
    keep(from, active + (at >> 4), a, b, c, d, e, f, g, h);
  }
}

/** Stores 64 sums, and the bits of those above zero. */
// @ts-expect-error: decorator
@inline function keep(
  to: usize,
  bits: usize,
  a: v128,
  b: v128,
  c: v128,
  d: v128,
  e: v128,
  f: v128,
  g: v128,
  h: v128,
): void {
  v128.store(to, a);
  v128.store(to, b, 16);
  v128.store(to, c, 32);
  v128.store(to, d, 48);
  v128.store(to, e, 64);
  v128.store(to, f, 80);
  v128.store(to, g, 96);
  v128.store(to, h, 112);
  store<u64>(bits, above(a, b) | (above(c, d) << 16) | (above(e, f) << 32) | (above(g, h) << 48));
}
