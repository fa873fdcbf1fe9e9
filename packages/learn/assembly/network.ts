/**
 * Forward and backward passes of a feed-forward network in WebAssembly SIMD; `src/kernels/twin.ts` says the same in
 * TypeScript, function by function, and is the judge of this file in the tests.
 *
 * All data lies in linear memory; a network is named by the address of its descriptor, a block of 32-bit words whose
 * places are listed in `src/kernels/layout.ts`. Widths of layers are multiples of 8, so that no loop has a remainder.
 *
 * Hidden units are rectifiers: where many of them are zero, as they are in a trained network, the layer after skips
 * their weights. The outputs are logistic functions and learn by cross-entropy, whose gradient at the input of the
 * output unit is plainly target - output (Bishop 1995, Neural Networks for Pattern Recognition, 6.7).
 */

import { logistic, multiplyAdd } from "./shared/floats";
import { pairsOf } from "./shared/pairs";
import { phaseOf } from "./shared/phase";

// Words of the descriptor: keep in step with src/kernels/layout.ts.
const SLOTS: usize = 0;
const ROWS: usize = 4;
const ROW_COUNT: usize = 8;
const ROW_STARTS: usize = 12;
const ROW_ENTRIES: usize = 16;
const INPUT_WEIGHTS: usize = 20;
const INPUT_BIAS: usize = 24;
const WIDTH: usize = 28;
const HIDDEN: usize = 32;
const HIDDEN_DELTA: usize = 36;
const SCRATCH: usize = 40;
const DENSE_COUNT: usize = 44;
const PAIR_SLOTS: usize = 48;
const PAIR_REACH: usize = 52;
const PAIR_FIRST: usize = 56;
const OCCUPIED: usize = 60;
const PHASE_SLOTS: usize = 64;
const PHASE_ZONE: usize = 68;
const PHASE_MOST: usize = 72;
const PHASE: usize = 76;
const DENSE: usize = 80;
// Words of each dense layer that follows.
const DENSE_SIZE: usize = 32;
const IN: usize = 0;
const OUT: usize = 4;
const WEIGHTS: usize = 8;
const BIAS: usize = 12;
const ACTIVATION: usize = 16;
const DELTA: usize = 20;
const ACTIVE: usize = 24;
const ACTIVE_COUNT: usize = 28;

/** Bytes of one entry of a sparse input: which feature (u32), and its value (f32). */
const ENTRY: usize = 8;

// @ts-expect-error: decorator
@inline function word(at: usize): usize {
  return <usize>load<u32>(at);
}

/** Notes the phase of a board: which layers are to be used. */
// @ts-expect-error: decorator
@inline function enter(net: usize, board: usize, sign: i32): void {
  const slots = <u32>word(net + PHASE_SLOTS);
  if (slots == 0) return;
  const phase = phaseOf(board, sign, slots, <u32>word(net + PHASE_ZONE), <u32>word(net + PHASE_MOST));
  store<u32>(net + PHASE, <u32>phase);
}

/** The first of the layers after the first one, in the phase at hand. */
// @ts-expect-error: decorator
@inline function denseLayers(net: usize): usize {
  return net + DENSE + word(net + PHASE) * word(net + DENSE_COUNT) * DENSE_SIZE;
}

/** The features of the pairs of a board, listed from `to`; returns the end of the list. */
// @ts-expect-error: decorator
@inline function pairs(net: usize, board: usize, sign: i32, to: usize): usize {
  const slots = word(net + PAIR_SLOTS);
  if (slots == 0) return to;
  const reach = <u32>word(net + PAIR_REACH);
  return pairsOf(board, sign, <i32>slots, reach, <u32>word(net + PAIR_FIRST), word(net + OCCUPIED), to);
}

/** Sums up the rows of the first layer that the bytes of a board name: the row of a byte is base + sign * byte. */
// @ts-expect-error: decorator
@inline function gather(net: usize, board: usize, bases: usize, sign: i32): void {
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

/** The first layer from a list of features with values. */
function weigh(net: usize, entries: usize, count: usize): void {
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

/** All layers after the first. */
// @ts-expect-error: decorator
@inline function rise(net: usize): void {
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
    // Written always, kept only where the unit is active: no branch to guess wrong.
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
@inline function outputs(net: usize): usize {
  return word(denseLayers(net) + (word(net + DENSE_COUNT) - 1) * DENSE_SIZE + ACTIVATION);
}

/** Copies the outputs of the network (8 numbers) to `to`. */
// @ts-expect-error: decorator
@inline function deliver(net: usize, to: usize): void {
  const from = outputs(net);
  v128.store(to, v128.load(from));
  v128.store(to, v128.load(from, 16), 16);
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
  for (let i: usize = 0; i < count; i++) {
    enter(net, boards, sign);
    gather(net, boards, bases, sign);
    rise(net);
    deliver(net, to);
    boards += stride;
    to += 32;
  }
}

/** Evaluates one sparse input; 8 numbers from `to`. */
export function evaluateEntries(net: usize, entries: usize, count: usize, to: usize): void {
  weigh(net, entries, count);
  rise(net);
  deliver(net, to);
}

/** Writes the sparse input that a board stands for from `to`; returns the number of its entries. Its phase is noted. */
export function entriesOf(net: usize, board: usize, bases: usize, sign: i32, to: usize): usize {
  const slots = word(net + SLOTS);
  const starts = word(net + ROW_STARTS);
  const all = word(net + ROW_ENTRIES);
  enter(net, board, sign);
  let end = to;
  for (let slot: usize = 0; slot < slots; slot++) {
    const value = <i32>load<i8>(board + slot);
    if (value == 0) continue;
    const row = <usize>(load<i32>(bases + (slot << 2)) + sign * value);
    const first = word(starts + (row << 2));
    const bytes = (word(starts + (row << 2) + 4) - first) * ENTRY;
    memory.copy(end, all + first * ENTRY, bytes);
    end += bytes;
  }
  const list = word(net + SCRATCH);
  const last = pairs(net, board, sign, list);
  for (let p = list; p < last; p += 4) {
    store<u32>(end, load<u32>(p));
    store<f32>(end, 1, 4);
    end += ENTRY;
  }
  return (end - to) / ENTRY;
}

/** Sums up the rows of all boards from the weights of the features; to be called when those have changed. */
export function rebuildRows(net: usize): void {
  const rows = word(net + ROW_COUNT);
  const bytes = word(net + WIDTH) << 2;
  const starts = word(net + ROW_STARTS);
  const all = word(net + ROW_ENTRIES);
  const weights = word(net + INPUT_WEIGHTS);
  let to = word(net + ROWS);
  for (let row: usize = 0; row < rows; row++) {
    const first = all + word(starts + (row << 2)) * ENTRY;
    const end = all + word(starts + (row << 2) + 4) * ENTRY;
    // Rows of boards that cannot be have no entries and stay zero.
    if (first != end) {
      for (let at: usize = 0; at < bytes; at += 32) {
        let a = f32x4.splat(0);
        let b = f32x4.splat(0);
        for (let p = first; p < end; p += ENTRY) {
          const value = f32x4.splat(load<f32>(p, 4));
          const row = weights + word(p) * bytes + at;
          a = multiplyAdd(a, value, row, 0);
          b = multiplyAdd(b, value, row, 16);
        }
        v128.store(to + at, a);
        v128.store(to + at, b, 16);
      }
    }
    to += bytes;
  }
}

/**
 * One step of gradient descent towards `target` (8 numbers) at one sparse input; returns the sum of the squared
 * differences before the step. Rows are not rebuilt.
 *
 * @param apart bytes from every parameter to where its step is added: 0 for the parameter itself, else a sum of gradients
 */
export function train(
  net: usize,
  entries: usize,
  count: usize,
  target: usize,
  rate: f32,
  apart: usize,
): f32 {
  weigh(net, entries, count);
  rise(net);
  const layers = word(net + DENSE_COUNT);
  const output = outputs(net);
  const lowest = denseLayers(net);
  let delta = word(lowest + (layers - 1) * DENSE_SIZE + DELTA);
  const low = f32x4.sub(v128.load(target), v128.load(output));
  const high = f32x4.sub(v128.load(target, 16), v128.load(output, 16));
  v128.store(delta, low);
  v128.store(delta, high, 16);
  const squares = f32x4.add(f32x4.mul(low, low), f32x4.mul(high, high));
  const loss =
    f32x4.extract_lane(squares, 0) +
    f32x4.extract_lane(squares, 1) +
    f32x4.extract_lane(squares, 2) +
    f32x4.extract_lane(squares, 3);
  const step = f32x4.splat(rate);
  for (let l = layers; l > 0; l--) {
    const layer = lowest + (l - 1) * DENSE_SIZE;
    const bytes = word(layer + OUT) << 2;
    const weights = word(layer + WEIGHTS);
    const bias = word(layer + BIAS);
    delta = word(layer + DELTA);
    const below = layer - DENSE_SIZE;
    const input = l > 1 ? word(below + ACTIVATION) : word(net + HIDDEN);
    const inputDelta = l > 1 ? word(below + DELTA) : word(net + HIDDEN_DELTA);
    memory.fill(inputDelta, 0, word(layer + IN) << 2);
    const active = word(layer + ACTIVE);
    const end = active + (word(layer + ACTIVE_COUNT) << 2);
    for (let p = active; p < end; p += 4) {
      const j = word(p);
      const row = weights + j * bytes;
      const factor = f32x4.mul(step, v128.load32_splat(input + (j << 2)));
      let sum = f32x4.splat(0);
      for (let at: usize = 0; at < bytes; at += 16) {
        const weight = v128.load(row + at);
        const d = v128.load(delta + at);
        sum = f32x4.add(sum, f32x4.mul(weight, d));
        const to = row + apart + at;
        v128.store(to, f32x4.add(v128.load(to), f32x4.mul(factor, d)));
      }
      store<f32>(
        inputDelta + (j << 2),
        f32x4.extract_lane(sum, 0) +
          f32x4.extract_lane(sum, 1) +
          f32x4.extract_lane(sum, 2) +
          f32x4.extract_lane(sum, 3),
      );
    }
    for (let at: usize = 0; at < bytes; at += 16) {
      const d = f32x4.mul(step, v128.load(delta + at));
      const to = bias + apart + at;
      v128.store(to, f32x4.add(v128.load(to), d));
    }
  }
  const bytes = word(net + WIDTH) << 2;
  const weights = word(net + INPUT_WEIGHTS);
  const bias = word(net + INPUT_BIAS);
  const hiddenDelta = word(net + HIDDEN_DELTA);
  const last = entries + count * ENTRY;
  for (let at: usize = 0; at < bytes; at += 32) {
    const a = f32x4.mul(step, v128.load(hiddenDelta + at));
    const b = f32x4.mul(step, v128.load(hiddenDelta + at, 16));
    const to = bias + apart + at;
    v128.store(to, f32x4.add(v128.load(to), a));
    v128.store(to, f32x4.add(v128.load(to, 16), b), 16);
    for (let p = entries; p < last; p += ENTRY) {
      const value = f32x4.splat(load<f32>(p, 4));
      const row = weights + apart + word(p) * bytes + at;
      v128.store(row, f32x4.add(v128.load(row), f32x4.mul(value, a)));
      v128.store(row, f32x4.add(v128.load(row, 16), f32x4.mul(value, b)), 16);
    }
  }
  return loss;
}
