/**
 * Forward and backward passes of a feed-forward network in WebAssembly SIMD. `src/kernels/twin.ts` is the reference
 * implementation in TypeScript, function by function, against which the tests check this file.
 *
 * All data is in linear memory; a network is identified by the address of its descriptor, a block of 32-bit words whose
 * offsets are listed in `src/kernels/layout.ts`. Layer widths are multiples of 8, so that no loop has a remainder.
 *
 * Hidden units are rectifiers: where many of them are zero, as in a trained network, the next layer skips their
 * weights. The outputs are logistic functions trained by cross-entropy, whose gradient at the input of the output unit
 * is simply target - output (Bishop 1995, Neural Networks for Pattern Recognition, 6.7).
 */

import {
  ACTIVATION,
  ACTIVE,
  ACTIVE_COUNT,
  BIAS,
  DELTA,
  DENSE_COUNT,
  DENSE_SIZE,
  HIDDEN,
  HIDDEN_DELTA,
  IN,
  INPUT_BIAS,
  INPUT_WEIGHTS,
  OUT,
  ROWS,
  ROW_COUNT,
  ROW_ENTRIES,
  ROW_STARTS,
  SCRATCH,
  SLOTS,
  WEIGHTS,
  WIDTH,
} from "./shared/descriptor";
import { multiplyAdd } from "./shared/floats";
import { deliver, denseLayers, enter, gather, outputs, pairs, rise, weigh } from "./shared/forward";
import { ENTRY, word } from "./shared/words";

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
  for (let i: usize = 0; i < count; i++) {
    enter(net, boards, sign);
    gather(net, boards, bases, sign);
    rise(net);
    deliver(net, to);
    boards += stride;
    to += 32;
  }
}

/** Evaluates one sparse input; writes 8 numbers to `to`. */
export function evaluateEntries(net: usize, entries: usize, count: usize, to: usize): void {
  weigh(net, entries, count);
  rise(net);
  deliver(net, to);
}

/** Writes the sparse input of a board to `to` and returns the number of its entries. Records the board's phase. */
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

/** Sums the rows of all boards from the weights of the features; must be called when the weights have changed. */
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
    // Rows of impossible boards have no entries and stay zero.
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
 * Makes one step of gradient descent towards `target` (8 numbers) at one sparse input; returns the sum of the squared
 * differences before the step. Rows are not rebuilt.
 *
 * @param apart offset in bytes from every parameter to where its step is added: 0 for the parameter itself, else a sum
 * of gradients
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
