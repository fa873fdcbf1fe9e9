/** What the forward passes of networks of floats and of integers share. */

import * as NET from "../../src/kernels/layout";
import { logistic, multiplyAdd } from "./floats";
import { pairsOf } from "./pairs";
import { phaseOf } from "./phase";
import { word } from "./words";

/** Records the phase of a board, which selects the layers to use. */
// @ts-expect-error: decorator
@inline export function enter(net: usize, board: usize, sign: i32): void {
  const slots = <u32>word(net + NET.PHASE_SLOTS);
  if (slots == 0) return;
  const phase = phaseOf(board, sign, slots, <u32>word(net + NET.PHASE_ZONE), <u32>word(net + NET.PHASE_MOST));
  store<u32>(net + NET.PHASE, <u32>phase);
}

/** Writes the features, or rows, of a board's pairs to `to`; returns the end of the list. */
// @ts-expect-error: decorator
@inline export function pairs(net: usize, board: usize, sign: i32, to: usize): usize {
  const slots = word(net + NET.PAIR_SLOTS);
  if (slots == 0) return to;
  const reach = <u32>word(net + NET.PAIR_REACH);
  return pairsOf(board, sign, <i32>slots, reach, <u32>word(net + NET.PAIR_FIRST), word(net + NET.OCCUPIED), to);
}

/**
 * Sums the weights of features times their values, in floats.
 *
 * @param from address of the initial sums; 0: all are zero
 * @param entries features with values, up to `end`
 */
// @ts-expect-error: decorator
@inline export function weigh(from: usize, entries: usize, end: usize, weights: usize, bytes: usize, to: usize): void {
  const zero = f32x4.splat(0);
  let at: usize = 0;
  for (; at + 64 <= bytes; at += 64) {
    let a = from == 0 ? zero : v128.load(from + at);
    let b = from == 0 ? zero : v128.load(from + at, 16);
    let c = from == 0 ? zero : v128.load(from + at, 32);
    let d = from == 0 ? zero : v128.load(from + at, 48);
    for (let p = entries; p < end; p += NET.ENTRY_BYTES) {
      const value = v128.load32_splat(p, 4);
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
  for (; at < bytes; at += 32) {
    let a = from == 0 ? zero : v128.load(from + at);
    let b = from == 0 ? zero : v128.load(from + at, 16);
    for (let p = entries; p < end; p += NET.ENTRY_BYTES) {
      const value = v128.load32_splat(p, 4);
      const row = weights + word(p) * bytes + at;
      a = multiplyAdd(a, value, row, 0);
      b = multiplyAdd(b, value, row, 16);
    }
    v128.store(to + at, a);
    v128.store(to + at, b, 16);
  }
}

/** A bit for each of 16 integer sums that is above zero. */
// @ts-expect-error: decorator
@inline function above(low: v128, high: v128): u64 {
  return <u64>i8x16.bitmask(i8x16.gt_s(i8x16.narrow_i16x8_s(low, high), i8x16.splat(0)));
}

/** Stores eight vectors of sums and, of integers, the bits of those above zero. */
// @ts-expect-error: decorator
@inline function keep<Sum>(
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
  if (isInteger<Sum>())
    store<u64>(bits, above(a, b) | (above(c, d) << 16) | (above(e, f) << 32) | (above(g, h) << 48));
}

/**
 * Adds rows of the first layer to `from`, eight vectors at a time: `Sum` is f32, or i16, of which the bits of those
 * above zero are written as well.
 *
 * @param list addresses of the rows, up to `end`
 */
// @ts-expect-error: decorator
@inline export function addRows<Sum>(from: usize, list: usize, end: usize, bytes: usize, to: usize, active: usize): void {
  let at: usize = 0;
  for (; at + 128 <= bytes; at += 128) {
    let a = v128.load(from + at);
    let b = v128.load(from + at, 16);
    let c = v128.load(from + at, 32);
    let d = v128.load(from + at, 48);
    let e = v128.load(from + at, 64);
    let f = v128.load(from + at, 80);
    let g = v128.load(from + at, 96);
    let h = v128.load(from + at, 112);
    for (let p = list; p < end; p += 4) {
      const row = word(p) + at;
      a = v128.add<Sum>(a, v128.load(row));
      b = v128.add<Sum>(b, v128.load(row, 16));
      c = v128.add<Sum>(c, v128.load(row, 32));
      d = v128.add<Sum>(d, v128.load(row, 48));
      e = v128.add<Sum>(e, v128.load(row, 64));
      f = v128.add<Sum>(f, v128.load(row, 80));
      g = v128.add<Sum>(g, v128.load(row, 96));
      h = v128.add<Sum>(h, v128.load(row, 112));
    }
    keep<Sum>(to + at, active + (at >> 4), a, b, c, d, e, f, g, h);
  }
  // Layers of integers have no remainder.
  if (isFloat<Sum>()) {
    for (; at < bytes; at += 32) {
      let a = v128.load(from + at);
      let b = v128.load(from + at, 16);
      for (let p = list; p < end; p += 4) {
        const row = word(p) + at;
        a = v128.add<Sum>(a, v128.load(row));
        b = v128.add<Sum>(b, v128.load(row, 16));
      }
      v128.store(to + at, a);
      v128.store(to + at, b, 16);
    }
  }
}

/** The same for a difference of two boards: adds the first row of each pair, subtracts the second. Integers only. */
// @ts-expect-error: decorator
@inline export function addDifferences(sums: usize, list: usize, end: usize, bytes: usize, active: usize): void {
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
    keep<i16>(from, active + (at >> 4), a, b, c, d, e, f, g, h);
  }
}

/** Sets the bits of the units of a layer that are above zero. */
// @ts-expect-error: decorator
@inline export function mark(activation: usize, units: usize, active: usize): void {
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

/** Computes a float layer from the units of the previous layer whose bits are set, before its rectifiers. */
// @ts-expect-error: decorator
@inline function dense(layer: usize, input: usize): void {
  const inputs = word(layer + NET.IN);
  const bytes = word(layer + NET.OUT) << 2;
  const weights = word(layer + NET.WEIGHTS);
  const bias = word(layer + NET.BIAS);
  const active = word(layer + NET.ACTIVE);
  const output = word(layer + NET.ACTIVATION);
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
    keep<f32>(output + at, 0, a, b, c, d, e, f, g, h);
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

/**
 * Computes the layers from `layer` up to `end` and writes the 8 outputs of the network to `to`.
 *
 * @param input the layer before, before its rectifiers
 */
// @ts-expect-error: decorator
@inline export function rise(input: usize, layer: usize, end: usize, to: usize): void {
  for (; layer != end; layer += NET.DENSE_SIZE) {
    mark(input, word(layer + NET.IN), word(layer + NET.ACTIVE));
    dense(layer, input);
    input = word(layer + NET.ACTIVATION);
  }
  v128.store(to, logistic(v128.load(input)));
  v128.store(to, logistic(v128.load(input, 16)), 16);
}
