/** Computes the integers of a network from its weights. */

import * as NET from "../../src/kernels/layout";
import { weigh } from "./forward";
import { denseLayers, linksOf, word } from "./words";

/** Limit of the largest sum: rounding adds at most one half for each row that is added, and for the bias. */
const LIMIT: f32 = 32400;
/** The same for 32-bit sums. */
const SUM_LIMIT: f32 = 2.0e9;
/** Minimum for units without weights, which also need a scale. */
const SMALLEST: f32 = 0.001;

/** Rounds two vectors of four floats to eight 16-bit integers. */
// @ts-expect-error: decorator
@inline function rounded(low: v128, high: v128): v128 {
  return i16x8.narrow_i32x4_s(
    i32x4.trunc_sat_f32x4_s(f32x4.nearest(low)),
    i32x4.trunc_sat_f32x4_s(f32x4.nearest(high)),
  );
}

/**
 * Computes the integers from the weights. Every unit has the largest scale with which no board can overflow it, with
 * the worst possible number in each slot. The weights of the next layer compensate for the scale.
 */
export function quantize(net: usize): void {
  const bytes = word(net + NET.WIDTH) << 2;
  const rowCount = word(net + NET.ROW_COUNT);
  const starts = word(net + NET.ROW_STARTS);
  const all = word(net + NET.ROW_ENTRIES);
  const rowSlots = word(net + NET.ROW_SLOTS);
  const weights = word(net + NET.INPUT_WEIGHTS);
  const bias = word(net + NET.INPUT_BIAS);
  const scales = word(net + NET.SCALES);
  const most = word(net + NET.MOST);
  const least = word(net + NET.LEAST);
  // Sums of the largest and of the smallest contributions of each slot; after them those of the current slot, and its
  // row.
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
      const first = all + word(starts + (row << 2)) * NET.ENTRY_BYTES;
      const end = all + word(starts + (row << 2) + 4) * NET.ENTRY_BYTES;
      if (first == end) continue;
      weigh(0, first, end, weights, bytes, sums);
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
  const biasSums = word(net + NET.BIAS_SUMS);
  for (let at: usize = 0; at < bytes; at += 16) {
    const bound = f32x4.max(v128.load(most + at), f32x4.neg(v128.load(least + at)));
    v128.store(scales + at, f32x4.div(f32x4.splat(LIMIT), f32x4.max(bound, f32x4.splat(SMALLEST))));
  }
  for (let at: usize = 0; at < bytes; at += 32) {
    const low = f32x4.mul(v128.load(bias + at), v128.load(scales + at));
    const high = f32x4.mul(v128.load(bias + at, 16), v128.load(scales + at, 16));
    v128.store(biasSums + (at >> 1), rounded(low, high));
  }
  let to = word(net + NET.ROWS);
  for (let row: usize = 0; row < rowCount; row++) {
    const first = all + word(starts + (row << 2)) * NET.ENTRY_BYTES;
    const end = all + word(starts + (row << 2) + 4) * NET.ENTRY_BYTES;
    // Rows that no board can use have no entries and stay zero.
    if (first != end) {
      weigh(0, first, end, weights, bytes, sums);
      for (let at: usize = 0; at < bytes; at += 32) {
        const low = f32x4.mul(v128.load(sums + at), v128.load(scales + at));
        const high = f32x4.mul(v128.load(sums + at, 16), v128.load(scales + at, 16));
        v128.store(to + (at >> 1), rounded(low, high));
      }
    }
    to += bytes >> 1;
  }
  const phases = word(net + NET.PHASES);
  for (let phase: usize = 0; phase < phases; phase++) quantizeLinks(net, phase);
}

/**
 * Computes the weights from the first layer to the second: 16-bit integers that compensate for the scales of the first
 * layer. Each unit of the second layer has its own scale, the largest with which no 32-bit sum can overflow.
 */
function quantizeLinks(net: usize, phase: usize): void {
  const scales = word(net + NET.SCALES);
  const most = word(net + NET.MOST);
  const layer = denseLayers(net, phase);
  const inputs = word(layer + NET.IN);
  const bytes = word(layer + NET.OUT) << 2;
  const weights = word(layer + NET.WEIGHTS);
  const bias = word(layer + NET.BIAS);
  const linkScales = word(net + NET.LINK_SCALES) + phase * bytes;
  const linkBias = word(net + NET.LINK_BIAS) + phase * bytes;
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
    // Stored as the factor that is finally applied.
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
