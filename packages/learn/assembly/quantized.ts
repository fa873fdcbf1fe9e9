/**
 * Forward pass of a network whose first layer consists of 16-bit integers. `src/kernels/quantized-twin.ts` is the
 * reference implementation in TypeScript, against which the tests check this file.
 *
 * Integer sums are exact in any order. So the first layer of a board is updated from that of the previous board, by the
 * slots in which they differ, with the same result as if it were summed from scratch.
 *
 * A network is identified by the address of its descriptor, a block of 32-bit words
 * (`src/kernels/quantized-layout.ts`). The width of the first layer is a multiple of 64, that of later layers a
 * multiple of 8. Later layers use floats, and read only the units above zero, which are marked by one bit each.
 */

import { logistic, multiplyAdd } from "./shared/floats";
import { phaseOf } from "./shared/phase";
import {
  ACTIVATION,
  ACTIVE,
  BIAS,
  DENSE_COUNT,
  DENSE_SIZE,
  IN,
  LINK_BIAS,
  LINK_SCALES,
  OUT,
  PHASE_MOST,
  PHASE_SLOTS,
  PHASE_ZONE,
  PLACES,
  SCRATCH,
  SUMS,
  WEIGHTS,
  denseLayers,
  linksOf,
} from "./shared/quantized-descriptor";
import { gather } from "./shared/quantized-first";
import { word } from "./shared/words";

export { quantize } from "./shared/quantize";

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

/** Computes a float layer from the units of the previous layer whose bits are set, before its rectifiers. */
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

/** Sets the bits of the units of a layer that are above zero. */
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
  const active = word(net + ACTIVE);
  const phaseSlots = <u32>word(net + PHASE_SLOTS);
  const zone = <u32>word(net + PHASE_ZONE);
  const most = <u32>word(net + PHASE_MOST);
  const above = (word(net + DENSE_COUNT) - 1) * DENSE_SIZE;
  let before: usize = 0;
  for (let i: usize = 0; i < count; i++) {
    gather(net, boards, before, bases, sign);
    const phase = phaseSlots == 0 ? <usize>0 : phaseOf(boards, sign, phaseSlots, zone, most);
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
