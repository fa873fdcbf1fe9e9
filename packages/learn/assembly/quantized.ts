/**
 * Forward pass of a network whose first layer consists of 16-bit integers. `test/reference-kernels.ts` is the reference
 * implementation in TypeScript, against which the tests check this file.
 *
 * Integer sums are exact in any order. So the first layer of a board is updated from that of the previous board, by the
 * slots in which they differ, with the same result as if it were summed from scratch.
 *
 * A network is identified by the address of its descriptor (`src/kernels/layout.ts`). The width of the first layer is a multiple of 64, that of later layers a
 * multiple of 8. Later layers use floats, and read only the units above zero, which are marked by one bit each.
 */

import * as NET from "../src/kernels/layout";
import { addDifferences, addRows, enter, pairs, rise } from "./shared/forward";
import { markedPairs } from "./shared/pairs";
import { layersOfPhase, linksOf, word } from "./shared/words";

export { quantize } from "./shared/quantize";

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

/**
 * Computes the first layer: writes the sums to HIDDEN, and the bits of those above zero to ACTIVE of the next layer. `before` is the board
 * whose sums are there, 0 for none.
 */
// @ts-expect-error: decorator
@inline function gather(net: usize, board: usize, before: usize, bases: usize, sign: i32): void {
  const slots = word(net + NET.SLOTS);
  const bytes = word(net + NET.WIDTH) << 1;
  const rows = word(net + NET.ROWS);
  const sums = word(net + NET.HIDDEN);
  // The same in all phases.
  const active = word(net + NET.DENSE + NET.ACTIVE);
  const list = word(net + NET.SCRATCH);
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
  // A slot that differs costs two rows, an occupied one costs one.
  if (before == 0 || popcnt(different) << 1 > popcnt(filled)) {
    for (; filled != 0; filled &= filled - 1) {
      const slot = <usize>ctz(filled);
      const row = load<i32>(bases + (slot << 2)) + sign * <i32>load<i8>(board + slot);
      store<u32>(end, <u32>(rows + <usize>row * bytes));
      end += 4;
    }
    const rowsEnd = end;
    end = pairs(net, board, sign, end);
    for (let p = rowsEnd; p < end; p += 4) store<u32>(p, <u32>(rows + word(p) * bytes));
    addRows<i16>(word(net + NET.BIAS_SUMS), list, end, bytes, sums, active);
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
  const pairSlots = <u32>word(net + NET.PAIR_SLOTS);
  if (pairSlots != 0) {
    const reach = <u32>word(net + NET.PAIR_REACH);
    const line: u32 = <u32>-1 >> (32 - pairSlots);
    const marked = <u32>reclassed & line;
    const pairRows = rows + word(net + NET.PAIR_FIRST) * bytes;
    const now = <u32>filled & line;
    const then = <u32>filledBefore & line;
    const added = markedPairs(board, sign, pairSlots, reach, marked, now, pairRows, bytes, end);
    const taken = markedPairs(before, sign, pairSlots, reach, marked, then, pairRows, bytes, end + 4) - 4;
    // The row of an empty slot is zero.
    const nothing = <u32>(rows + <usize>load<i32>(bases) * bytes);
    for (let p = added; p < taken; p += 8) store<u32>(p, nothing);
    for (let p = taken; p < added; p += 8) store<u32>(p, nothing, 4);
    end = max(added, taken);
  }
  addDifferences(sums, list, end, bytes, active);
}

/**
 * Writes the indices of the units whose bits are set as 16-bit numbers, followed by the index of one that is always
 * zero; returns the end. Handles eight at a time without branches: the positions of the bits of a byte come from a
 * table.
 */
// @ts-expect-error: decorator
@inline function listed(active: usize, units: usize, places: usize, to: usize): usize {
  for (let unit: usize = 0; unit < units; unit += 32) {
    const bits = load<u32>(active + (unit >> 3));
    let first = i16x8.splat(<i16>unit);
    v128.store(to, i16x8.add(first, v128.load(places + ((bits & 255) << 4))));
    to += popcnt(bits & 255) << 1;
    first = i16x8.add(first, i16x8.splat(8));
    v128.store(to, i16x8.add(first, v128.load(places + (((bits >> 8) & 255) << 4))));
    to += popcnt(bits & 0xff00) << 1;
    first = i16x8.add(first, i16x8.splat(8));
    v128.store(to, i16x8.add(first, v128.load(places + (((bits >> 16) & 255) << 4))));
    to += popcnt(bits & 0xff0000) << 1;
    first = i16x8.add(first, i16x8.splat(8));
    v128.store(to, i16x8.add(first, v128.load(places + ((bits >> 24) << 4))));
    to += popcnt(bits >> 24) << 1;
  }
  store<u16>(to, <u16>units);
  return to;
}

/** Adds the contribution of two units to eight of the next layer; `pair` holds their values side by side. */
// @ts-expect-error: decorator
@inline function lowOf(one: v128, other: v128, pair: v128): v128 {
  return i32x4.dot_i16x8_s(i8x16.shuffle(one, other, 0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23), pair);
}

// @ts-expect-error: decorator
@inline function highOf(one: v128, other: v128, pair: v128): v128 {
  return i32x4.dot_i16x8_s(i8x16.shuffle(one, other, 8, 9, 24, 25, 10, 11, 26, 27, 12, 13, 28, 29, 14, 15, 30, 31), pair);
}

// @ts-expect-error: decorator
@inline function back(to: usize, scales: usize, sum: v128): void {
  v128.store(to, f32x4.mul(f32x4.convert_i32x4_s(sum), v128.load(scales)));
}

/** Computes the second layer, before its rectifiers, from the first layer's units above zero, two at a time. */
// @ts-expect-error: decorator
@inline function link(net: usize, layer: usize): void {
  const phase = word(net + NET.PHASE);
  const inputs = word(layer + NET.IN);
  const bytes = word(layer + NET.OUT) << 1;
  const weights = linksOf(net, phase, inputs, bytes);
  const bias = word(net + NET.LINK_BIAS) + phase * (bytes << 1);
  const scales = word(net + NET.LINK_SCALES) + phase * (bytes << 1);
  const output = word(layer + NET.ACTIVATION);
  const sums = word(net + NET.HIDDEN);
  const list = word(net + NET.SCRATCH);
  const end = listed(word(layer + NET.ACTIVE), inputs, word(net + NET.PLACES), list);
  let at: usize = 0;
  for (; at + 64 <= bytes; at += 64) {
    let a = v128.load(bias + (at << 1));
    let b = v128.load(bias + (at << 1), 16);
    let c = v128.load(bias + (at << 1), 32);
    let d = v128.load(bias + (at << 1), 48);
    let e = v128.load(bias + (at << 1), 64);
    let f = v128.load(bias + (at << 1), 80);
    let g = v128.load(bias + (at << 1), 96);
    let h = v128.load(bias + (at << 1), 112);
    for (let p = list; p < end; p += 4) {
      const i = <usize>load<u16>(p);
      const j = <usize>load<u16>(p, 2);
      const pair = i32x4.splat(<i32>load<u16>(sums + (i << 1)) | (<i32>load<u16>(sums + (j << 1)) << 16));
      const one = weights + i * bytes + at;
      const other = weights + j * bytes + at;
      let x = v128.load(one);
      let y = v128.load(other);
      a = i32x4.add(a, lowOf(x, y, pair));
      b = i32x4.add(b, highOf(x, y, pair));
      x = v128.load(one, 16);
      y = v128.load(other, 16);
      c = i32x4.add(c, lowOf(x, y, pair));
      d = i32x4.add(d, highOf(x, y, pair));
      x = v128.load(one, 32);
      y = v128.load(other, 32);
      e = i32x4.add(e, lowOf(x, y, pair));
      f = i32x4.add(f, highOf(x, y, pair));
      x = v128.load(one, 48);
      y = v128.load(other, 48);
      g = i32x4.add(g, lowOf(x, y, pair));
      h = i32x4.add(h, highOf(x, y, pair));
    }
    const to = output + (at << 1);
    const by = scales + (at << 1);
    back(to, by, a);
    back(to + 16, by + 16, b);
    back(to + 32, by + 32, c);
    back(to + 48, by + 48, d);
    back(to + 64, by + 64, e);
    back(to + 80, by + 80, f);
    back(to + 96, by + 96, g);
    back(to + 112, by + 112, h);
  }
  for (; at < bytes; at += 16) {
    let a = v128.load(bias + (at << 1));
    let b = v128.load(bias + (at << 1), 16);
    for (let p = list; p < end; p += 4) {
      const i = <usize>load<u16>(p);
      const j = <usize>load<u16>(p, 2);
      const pair = i32x4.splat(<i32>load<u16>(sums + (i << 1)) | (<i32>load<u16>(sums + (j << 1)) << 16));
      const x = v128.load(weights + i * bytes + at);
      const y = v128.load(weights + j * bytes + at);
      a = i32x4.add(a, lowOf(x, y, pair));
      b = i32x4.add(b, highOf(x, y, pair));
    }
    back(output + (at << 1), scales + (at << 1), a);
    back(output + (at << 1) + 16, scales + (at << 1) + 16, b);
  }
}

/** Evaluates `count` boards of bytes, `stride` bytes apart; writes 8 numbers for each to `to`. */
export function evaluateBoards(
  net: usize,
  boards: usize,
  stride: usize,
  count: usize,
  bases: usize,
  sign: i32,
  to: usize,
): void {
  const layers = word(net + NET.DENSE_COUNT) * NET.DENSE_SIZE;
  let before: usize = 0;
  for (let i: usize = 0; i < count; i++) {
    gather(net, boards, before, bases, sign);
    enter(net, boards, sign);
    const second = layersOfPhase(net);
    link(net, second);
    rise(word(second + NET.ACTIVATION), second + NET.DENSE_SIZE, second + layers, to);
    before = boards;
    boards += stride;
    to += 32;
  }
}
