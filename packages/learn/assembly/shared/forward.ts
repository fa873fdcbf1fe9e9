/** Forward pass of a board, or of a list of features, through the layers of a network. */

import {
  ACTIVATION,
  ACTIVE,
  ACTIVE_COUNT,
  BIAS,
  DENSE,
  DENSE_COUNT,
  DENSE_SIZE,
  HIDDEN,
  IN,
  INPUT_BIAS,
  INPUT_WEIGHTS,
  OCCUPIED,
  OUT,
  PAIR_FIRST,
  PAIR_REACH,
  PAIR_SLOTS,
  PHASE,
  PHASE_MOST,
  PHASE_SLOTS,
  PHASE_ZONE,
  ROWS,
  SCRATCH,
  SLOTS,
  WEIGHTS,
  WIDTH,
} from "./descriptor";
import { logistic, multiplyAdd } from "./floats";
import { pairsOf } from "./pairs";
import { phaseOf } from "./phase";
import { ENTRY, word } from "./words";

/** Records the phase of a board, which selects the layers to use. */
// @ts-expect-error: decorator
@inline export function enter(net: usize, board: usize, sign: i32): void {
  const slots = <u32>word(net + PHASE_SLOTS);
  if (slots == 0) return;
  const phase = phaseOf(board, sign, slots, <u32>word(net + PHASE_ZONE), <u32>word(net + PHASE_MOST));
  store<u32>(net + PHASE, <u32>phase);
}

/** The address of the second layer, in the current phase. */
// @ts-expect-error: decorator
@inline export function denseLayers(net: usize): usize {
  return net + DENSE + word(net + PHASE) * word(net + DENSE_COUNT) * DENSE_SIZE;
}

/** Writes the features of a board's pairs to `to`; returns the end of the list. */
// @ts-expect-error: decorator
@inline export function pairs(net: usize, board: usize, sign: i32, to: usize): usize {
  const slots = word(net + PAIR_SLOTS);
  if (slots == 0) return to;
  const reach = <u32>word(net + PAIR_REACH);
  return pairsOf(board, sign, <i32>slots, reach, <u32>word(net + PAIR_FIRST), word(net + OCCUPIED), to);
}

/** Sums the first-layer rows given by the bytes of a board: the row of a byte is base + sign * byte. */
// @ts-expect-error: decorator
@inline export function gather(net: usize, board: usize, bases: usize, sign: i32): void {
  const slots = word(net + SLOTS);
  const width = word(net + WIDTH);
  const rows = word(net + ROWS);
  const list = word(net + SCRATCH);
  let end = list;
  for (let slot: usize = 0; slot < slots; slot++) {
    const value = <i32>load<i8>(board + slot);
    // The row of an empty slot is zero.
    if (value == 0) continue;
    const row = load<i32>(bases + (slot << 2)) + sign * value;
    store<u32>(end, <u32>(rows + ((<usize>row * width) << 2)));
    end += 4;
  }
  const weights = word(net + INPUT_WEIGHTS);
  const rowsEnd = end;
  end = pairs(net, board, sign, end);
  for (let p = rowsEnd; p < end; p += 4) store<u32>(p, <u32>(weights + ((word(p) * width) << 2)));
  const bias = word(net + INPUT_BIAS);
  const hidden = word(net + HIDDEN);
  const bytes = width << 2;
  const zero = f32x4.splat(0);
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
    for (let p = list; p < end; p += 4) {
      const row = word(p) + at;
      a = f32x4.add(a, v128.load(row));
      b = f32x4.add(b, v128.load(row, 16));
      c = f32x4.add(c, v128.load(row, 32));
      d = f32x4.add(d, v128.load(row, 48));
      e = f32x4.add(e, v128.load(row, 64));
      f = f32x4.add(f, v128.load(row, 80));
      g = f32x4.add(g, v128.load(row, 96));
      h = f32x4.add(h, v128.load(row, 112));
    }
    const to = hidden + at;
    v128.store(to, f32x4.pmax(zero, a));
    v128.store(to, f32x4.pmax(zero, b), 16);
    v128.store(to, f32x4.pmax(zero, c), 32);
    v128.store(to, f32x4.pmax(zero, d), 48);
    v128.store(to, f32x4.pmax(zero, e), 64);
    v128.store(to, f32x4.pmax(zero, f), 80);
    v128.store(to, f32x4.pmax(zero, g), 96);
    v128.store(to, f32x4.pmax(zero, h), 112);
  }
  for (; at < bytes; at += 32) {
    let a = v128.load(bias + at);
    let b = v128.load(bias + at, 16);
    for (let p = list; p < end; p += 4) {
      const row = word(p) + at;
      a = f32x4.add(a, v128.load(row));
      b = f32x4.add(b, v128.load(row, 16));
    }
    v128.store(hidden + at, f32x4.pmax(zero, a));
    v128.store(hidden + at, f32x4.pmax(zero, b), 16);
  }
}

/** Computes the first layer from a list of features with values. */
export function weigh(net: usize, entries: usize, count: usize): void {
  const bytes = word(net + WIDTH) << 2;
  const weights = word(net + INPUT_WEIGHTS);
  const bias = word(net + INPUT_BIAS);
  const hidden = word(net + HIDDEN);
  const end = entries + count * ENTRY;
  const zero = f32x4.splat(0);
  for (let at: usize = 0; at < bytes; at += 32) {
    let a = v128.load(bias + at);
    let b = v128.load(bias + at, 16);
    for (let p = entries; p < end; p += ENTRY) {
      const value = f32x4.splat(load<f32>(p, 4));
      const row = weights + word(p) * bytes + at;
      a = multiplyAdd(a, value, row, 0);
      b = multiplyAdd(b, value, row, 16);
    }
    v128.store(hidden + at, f32x4.pmax(zero, a));
    v128.store(hidden + at, f32x4.pmax(zero, b), 16);
  }
}

/** Computes all layers after the first. */
// @ts-expect-error: decorator
@inline export function rise(net: usize): void {
  let input = word(net + HIDDEN);
  const layers = word(net + DENSE_COUNT);
  const zero = f32x4.splat(0);
  const lowest = denseLayers(net);
  for (let l: usize = 0; l < layers; l++) {
    const layer = lowest + l * DENSE_SIZE;
    const inputs = word(layer + IN);
    const bytes = word(layer + OUT) << 2;
    const weights = word(layer + WEIGHTS);
    const bias = word(layer + BIAS);
    const output = word(layer + ACTIVATION);
    const active = word(layer + ACTIVE);
    let end = active;
    // Always written, but kept only if the unit is active: this avoids branch mispredictions.
    for (let j: usize = 0; j < inputs; j++) {
      store<u32>(end, <u32>j);
      end += (<usize>(load<f32>(input + (j << 2)) > 0)) << 2;
    }
    store<u32>(layer + ACTIVE_COUNT, <u32>((end - active) >> 2));
    const last = l + 1 == layers;
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
      for (let p = active; p < end; p += 4) {
        const j = word(p);
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
      for (let p = active; p < end; p += 4) {
        const j = word(p);
        const value = v128.load32_splat(input + (j << 2));
        const row = weights + j * bytes + at;
        a = multiplyAdd(a, value, row, 0);
        b = multiplyAdd(b, value, row, 16);
      }
      v128.store(output + at, a);
      v128.store(output + at, b, 16);
    }
    if (last) {
      for (at = 0; at < bytes; at += 16) v128.store(output + at, logistic(v128.load(output + at)));
    } else {
      for (at = 0; at < bytes; at += 16) v128.store(output + at, f32x4.pmax(zero, v128.load(output + at)));
    }
    input = output;
  }
}

// @ts-expect-error: decorator
@inline export function outputs(net: usize): usize {
  return word(denseLayers(net) + (word(net + DENSE_COUNT) - 1) * DENSE_SIZE + ACTIVATION);
}

/** Copies the outputs of the network (8 numbers) to `to`. */
// @ts-expect-error: decorator
@inline export function deliver(net: usize, to: usize): void {
  const from = outputs(net);
  v128.store(to, v128.load(from));
  v128.store(to, v128.load(from, 16), 16);
}
