/**
 * The forward pass of a network whose first layer is made of 16-bit integers; `src/kernels/quantized-twin.ts` says the same
 * in TypeScript and is the judge of this file in the tests.
 *
 * Sums of integers are exact whatever their order. So the first layer of a board is made from that of the board before it,
 * by the slots in which they differ, and comes out the same as if it had been summed up anew.
 *
 * A network is named by the address of its descriptor, a block of 32-bit words (`src/kernels/quantized-layout.ts`). The
 * first layer is a multiple of 64 units wide, layers after it of 8. They are made of floats, and read only units that are
 * above zero, which a bit each tells.
 */

import { logistic, multiplyAdd } from "./shared/floats";
import { markedPairs, pairsOf } from "./shared/pairs";
import { phaseOf } from "./shared/phase";

// Words of the descriptor: keep in step with src/kernels/quantized-layout.ts.
const SLOTS: usize = 0;
const ROWS: usize = 4;
const ROW_COUNT: usize = 8;
const ROW_STARTS: usize = 12;
const ROW_ENTRIES: usize = 16;
const ROW_SLOTS: usize = 20;
const WIDTH: usize = 24;
const INPUT_WEIGHTS: usize = 28;
const INPUT_BIAS: usize = 32;
const BIAS_SUMS: usize = 36;
const SCALES: usize = 40;
const MOST: usize = 44;
const LEAST: usize = 48;
const SUMS: usize = 52;
const ACTIVE: usize = 56;
const SCRATCH: usize = 60;
const LINKS: usize = 64;
const LINK_BIAS: usize = 68;
const LINK_SCALES: usize = 72;
const PLACES: usize = 76;
const DENSE_COUNT: usize = 80;
const PAIR_SLOTS: usize = 84;
const PAIR_REACH: usize = 88;
const PAIR_ROW: usize = 92;
const OCCUPIED: usize = 96;
const PHASES: usize = 100;
const PHASE_SLOTS: usize = 104;
const PHASE_ZONE: usize = 108;
const PHASE_MOST: usize = 112;
const DENSE: usize = 116;
// Words of each dense layer that follows.
const DENSE_SIZE: usize = 20;
const IN: usize = 0;
const OUT: usize = 4;
const WEIGHTS: usize = 8;
const BIAS: usize = 12;
const ACTIVATION: usize = 16;

/** Bytes of one entry of a row: which feature (u32), and its value (f32). */
const ENTRY: usize = 8;
/** What the largest sum may reach: rounding adds at most half of one for each row that is added, and the bias. */
const LIMIT: f32 = 32400;
/** The same for the sums of 32 bits. */
const SUM_LIMIT: f32 = 2.0e9;
/** Units without weights have a scale too. */
const SMALLEST: f32 = 0.001;

// @ts-expect-error: decorator
@inline function word(at: usize): usize {
  return <usize>load<u32>(at);
}

/** The first of the layers after the first one, in a phase. */
// @ts-expect-error: decorator
@inline function denseLayers(net: usize, phase: usize): usize {
  return net + DENSE + phase * word(net + DENSE_COUNT) * DENSE_SIZE;
}

/** The weights from the first layer to the second in a phase: a row for each unit below, and one of zeros. */
// @ts-expect-error: decorator
@inline function linksOf(net: usize, phase: usize, inputs: usize, bytes: usize): usize {
  return word(net + LINKS) + phase * (inputs + 1) * bytes;
}

/** Sums up a row of the first layer, in floats. */
// @ts-expect-error: decorator
@inline function sumRow(first: usize, end: usize, weights: usize, bytes: usize, to: usize): void {
  for (let at: usize = 0; at < bytes; at += 64) {
    let a = f32x4.splat(0);
    let b = f32x4.splat(0);
    let c = f32x4.splat(0);
    let d = f32x4.splat(0);
    for (let p = first; p < end; p += ENTRY) {
      const value = f32x4.splat(load<f32>(p, 4));
      const row = weights + word(p) * bytes + at;
      a = multiplyAdd(a, value, row, 0);
      b = multiplyAdd(b, value, row, 16);
      c = multiplyAdd(c, value, row, 32);
      d = multiplyAdd(d, value, row, 48);
    }
    v128.store(to + at, a);
    v128.store(to + at, b, 16);
    v128.store(to + at, c, 32);
    v128.store(to + at, d, 48);
  }
}

/** Four floats as whole numbers, of two such as eight of 16 bits. */
// @ts-expect-error: decorator
@inline function rounded(low: v128, high: v128): v128 {
  return i16x8.narrow_i32x4_s(
    i32x4.trunc_sat_f32x4_s(f32x4.nearest(low)),
    i32x4.trunc_sat_f32x4_s(f32x4.nearest(high)),
  );
}

/**
 * Makes the integers from the weights. Every unit has the largest scale with which no board can overflow it, each slot
 * holding whatever is worst. The scale is taken back by the weights of the layer after it.
 */
export function quantize(net: usize): void {
  const bytes = word(net + WIDTH) << 2;
  const rowCount = word(net + ROW_COUNT);
  const starts = word(net + ROW_STARTS);
  const all = word(net + ROW_ENTRIES);
  const rowSlots = word(net + ROW_SLOTS);
  const weights = word(net + INPUT_WEIGHTS);
  const bias = word(net + INPUT_BIAS);
  const scales = word(net + SCALES);
  const most = word(net + MOST);
  const least = word(net + LEAST);
  // Sums of the largest and of the smallest that each slot can add; behind them those of the slot at hand, and its row.
  memory.copy(most, bias, bytes);
  memory.copy(least, bias, bytes);
  const high = most + bytes;
  const low = least + bytes;
  const sums = high + bytes;
  for (let row: usize = 0; row < rowCount; ) {
    const slot = word(rowSlots + (row << 2));
    memory.fill(high, 0, bytes);
    memory.fill(low, 0, bytes);
    for (; row < rowCount && word(rowSlots + (row << 2)) == slot; row++) {
      const first = all + word(starts + (row << 2)) * ENTRY;
      const end = all + word(starts + (row << 2) + 4) * ENTRY;
      if (first == end) continue;
      sumRow(first, end, weights, bytes, sums);
      for (let at: usize = 0; at < bytes; at += 16) {
        const sum = v128.load(sums + at);
        v128.store(high + at, f32x4.max(v128.load(high + at), sum));
        v128.store(low + at, f32x4.min(v128.load(low + at), sum));
      }
    }
    for (let at: usize = 0; at < bytes; at += 16) {
      v128.store(most + at, f32x4.add(v128.load(most + at), v128.load(high + at)));
      v128.store(least + at, f32x4.add(v128.load(least + at), v128.load(low + at)));
    }
  }
  const biasSums = word(net + BIAS_SUMS);
  for (let at: usize = 0; at < bytes; at += 16) {
    const bound = f32x4.max(v128.load(most + at), f32x4.neg(v128.load(least + at)));
    v128.store(scales + at, f32x4.div(f32x4.splat(LIMIT), f32x4.max(bound, f32x4.splat(SMALLEST))));
  }
  for (let at: usize = 0; at < bytes; at += 32) {
    const low = f32x4.mul(v128.load(bias + at), v128.load(scales + at));
    const high = f32x4.mul(v128.load(bias + at, 16), v128.load(scales + at, 16));
    v128.store(biasSums + (at >> 1), rounded(low, high));
  }
  let to = word(net + ROWS);
  for (let row: usize = 0; row < rowCount; row++) {
    const first = all + word(starts + (row << 2)) * ENTRY;
    const end = all + word(starts + (row << 2) + 4) * ENTRY;
    // Rows that no board names have no entries and stay zero.
    if (first != end) {
      sumRow(first, end, weights, bytes, sums);
      for (let at: usize = 0; at < bytes; at += 32) {
        const low = f32x4.mul(v128.load(sums + at), v128.load(scales + at));
        const high = f32x4.mul(v128.load(sums + at, 16), v128.load(scales + at, 16));
        v128.store(to + (at >> 1), rounded(low, high));
      }
    }
    to += bytes >> 1;
  }
  const phases = word(net + PHASES);
  for (let phase: usize = 0; phase < phases; phase++) quantizeLinks(net, phase);
}

/**
 * The weights from the first layer to the second: whole numbers of 16 bits that take the scales of the first layer back,
 * each unit of the second with the largest scale of its own with which no sum of 32 bits can overflow.
 */
function quantizeLinks(net: usize, phase: usize): void {
  const scales = word(net + SCALES);
  const most = word(net + MOST);
  const layer = denseLayers(net, phase);
  const inputs = word(layer + IN);
  const bytes = word(layer + OUT) << 2;
  const weights = word(layer + WEIGHTS);
  const bias = word(layer + BIAS);
  const linkScales = word(net + LINK_SCALES) + phase * bytes;
  const linkBias = word(net + LINK_BIAS) + phase * bytes;
  const zero = f32x4.splat(0);
  for (let at: usize = 0; at < bytes; at += 16) {
    let bound = f32x4.abs(v128.load(bias + at));
    let largest = f32x4.splat(SMALLEST);
    for (let j: usize = 0; j < inputs; j++) {
      const weight = f32x4.abs(v128.load(weights + j * bytes + at));
      bound = f32x4.add(bound, f32x4.mul(weight, f32x4.max(zero, v128.load32_splat(most + (j << 2)))));
      largest = f32x4.max(largest, f32x4.div(weight, v128.load32_splat(scales + (j << 2))));
    }
    const scale = f32x4.min(
      f32x4.div(f32x4.splat(SUM_LIMIT), f32x4.max(bound, f32x4.splat(SMALLEST))),
      f32x4.div(f32x4.splat(LIMIT), largest),
    );
    v128.store(linkBias + at, i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(bias + at), scale))));
    // What they are needed for in the end.
    v128.store(linkScales + at, scale);
  }
  let from = weights;
  let to = linksOf(net, phase, inputs, bytes >> 1);
  for (let j: usize = 0; j < inputs; j++) {
    const scale = v128.load32_splat(scales + (j << 2));
    for (let at: usize = 0; at < bytes; at += 32) {
      const low = f32x4.div(f32x4.mul(v128.load(from + at), v128.load(linkScales + at)), scale);
      const high = f32x4.div(f32x4.mul(v128.load(from + at, 16), v128.load(linkScales + at, 16)), scale);
      v128.store(to + (at >> 1), rounded(low, high));
    }
    from += bytes;
    to += bytes >> 1;
  }
  for (let at: usize = 0; at < bytes; at += 16) {
    v128.store(linkScales + at, f32x4.div(f32x4.splat(1), v128.load(linkScales + at)));
  }
}

/** A bit for each byte of 16 in which two boards differ. */
// @ts-expect-error: decorator
@inline function differing(one: v128, other: v128): u64 {
  return <u64>i8x16.bitmask(i8x16.ne(one, other));
}

/** The numbers of 16 slots, none further from zero than 2: all that pairs tell apart. */
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
 * The first layer: sums to SUMS and the bits of those above zero to ACTIVE. `before` is the board whose sums are there, 0
 * for none.
 */
// @ts-expect-error: decorator
@inline function gather(net: usize, board: usize, before: usize, bases: usize, sign: i32): void {
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
  // A slot that differs costs two rows, one that is filled costs one.
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

/**
 * Writes the units whose bits are set as numbers of 16 bits, and one that is always zero behind them; returns the end. Eight
 * at a time without a branch: the places of the bits of a byte come from a table.
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

/** Adds what two units say to eight of the layer above: `pair` holds their values side by side. */
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

/** The second layer, before its rectifiers, from the units of the first that are above zero, two at a time. */
// @ts-expect-error: decorator
@inline function link(net: usize, phase: usize): void {
  const layer = denseLayers(net, phase);
  const inputs = word(layer + IN);
  const bytes = word(layer + OUT) << 1;
  const weights = linksOf(net, phase, inputs, bytes);
  const bias = word(net + LINK_BIAS) + phase * (bytes << 1);
  const scales = word(net + LINK_SCALES) + phase * (bytes << 1);
  const output = word(layer + ACTIVATION);
  const sums = word(net + SUMS);
  const list = word(net + SCRATCH);
  const end = listed(word(net + ACTIVE), inputs, word(net + PLACES), list);
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

/** A layer of floats from the units of the layer below whose bits are set; before its rectifiers. */
// @ts-expect-error: decorator
@inline function dense(layer: usize, input: usize, active: usize): void {
  const inputs = word(layer + IN);
  const bytes = word(layer + OUT) << 2;
  const weights = word(layer + WEIGHTS);
  const bias = word(layer + BIAS);
  const output = word(layer + ACTIVATION);
  let at: usize = 0;
  for (; at + 128 <= bytes; at += 128) {
    let a = v128.load(bias + at);
    let b = v128.load(bias + at, 16);
    let c = v128.load(bias + at, 32);
    let d = v128.load(bias + at, 48);
    let e = v128.load(bias + at, 64);
    let f = v128.load(bias + at, 80);
    let g = v128.load(bias + at, 96);
    let h = v128.load(bias + at, 112);
    for (let unit: usize = 0; unit < inputs; unit += 64) {
      for (let bits = load<u64>(active + (unit >> 3)); bits != 0; bits &= bits - 1) {
        const j = unit + <usize>ctz(bits);
        const value = v128.load32_splat(input + (j << 2));
        const row = weights + j * bytes + at;
        a = multiplyAdd(a, value, row, 0);
        b = multiplyAdd(b, value, row, 16);
        c = multiplyAdd(c, value, row, 32);
        d = multiplyAdd(d, value, row, 48);
        e = multiplyAdd(e, value, row, 64);
        f = multiplyAdd(f, value, row, 80);
        g = multiplyAdd(g, value, row, 96);
        h = multiplyAdd(h, value, row, 112);
      }
    }
    const to = output + at;
    v128.store(to, a);
    v128.store(to, b, 16);
    v128.store(to, c, 32);
    v128.store(to, d, 48);
    v128.store(to, e, 64);
    v128.store(to, f, 80);
    v128.store(to, g, 96);
    v128.store(to, h, 112);
  }
  for (; at < bytes; at += 32) {
    let a = v128.load(bias + at);
    let b = v128.load(bias + at, 16);
    for (let unit: usize = 0; unit < inputs; unit += 64) {
      for (let bits = load<u64>(active + (unit >> 3)); bits != 0; bits &= bits - 1) {
        const j = unit + <usize>ctz(bits);
        const value = v128.load32_splat(input + (j << 2));
        const row = weights + j * bytes + at;
        a = multiplyAdd(a, value, row, 0);
        b = multiplyAdd(b, value, row, 16);
      }
    }
    v128.store(output + at, a);
    v128.store(output + at, b, 16);
  }
}

/** The bits of the units of a layer that are above zero. */
// @ts-expect-error: decorator
@inline function mark(activation: usize, units: usize, active: usize): void {
  const zero = f32x4.splat(0);
  for (let unit: usize = 0; unit < units; unit += 64) {
    const end = min(units, unit + 64);
    let bits: u64 = 0;
    for (let j = unit; j < end; j += 8) {
      const low = f32x4.gt(v128.load(activation + (j << 2)), zero);
      const high = f32x4.gt(v128.load(activation + (j << 2), 16), zero);
      bits |= (<u64>i32x4.bitmask(low) | (<u64>i32x4.bitmask(high) << 4)) << (j - unit);
    }
    store<u64>(active + (unit >> 3), bits);
  }
}

/** Evaluates `count` boards of bytes, `stride` bytes apart; 8 numbers each from `to`. */
export function evaluateBoards(
  net: usize,
  boards: usize,
  stride: usize,
  count: usize,
  bases: usize,
  sign: i32,
  to: usize,
): void {
  const active = word(net + ACTIVE);
  const phaseSlots = <u32>word(net + PHASE_SLOTS);
  const zone = <u32>word(net + PHASE_ZONE);
  const most = <u32>word(net + PHASE_MOST);
  const above = (word(net + DENSE_COUNT) - 1) * DENSE_SIZE;
  let before: usize = 0;
  for (let i: usize = 0; i < count; i++) {
    gather(net, boards, before, bases, sign);
    const phase = phaseSlots == 0 ? 0 : phaseOf(boards, sign, phaseSlots, zone, most);
    let layer = denseLayers(net, phase);
    const last = layer + above;
    link(net, phase);
    for (; layer != last; ) {
      const below = word(layer + ACTIVATION);
      mark(below, word(layer + OUT), active);
      layer += DENSE_SIZE;
      dense(layer, below, active);
    }
    const output = word(last + ACTIVATION);
    v128.store(to, logistic(v128.load(output)));
    v128.store(to, logistic(v128.load(output, 16)), 16);
    before = boards;
    boards += stride;
    to += 32;
  }
}
