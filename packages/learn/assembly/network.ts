/**
 * Forward and backward passes of a feed-forward network in WebAssembly SIMD. `test/reference-kernels.ts` is the reference
 * implementation in TypeScript, function by function, against which the tests check this file.
 *
 * All data is in linear memory; a network is identified by the address of its descriptor, a block of 32-bit words
 * (`src/kernels/layout.ts`). Layer widths are multiples of 8, so that no loop has a remainder.
 *
 * Hidden units are rectifiers: where many of them are zero, as in a trained network, the next layer skips their
 * weights. The outputs are logistic functions trained by cross-entropy, whose gradient at the input of the output unit
 * is simply target - output (Bishop 1995, Neural Networks for Pattern Recognition, 6.7).
 */

import * as NET from "../src/kernels/layout";
import { addRows, enter, pairs, rise, weigh } from "./shared/forward";
import { layersOfPhase, word } from "./shared/words";

/** Sums the first-layer rows given by the bytes of a board: the row of a byte is base + sign * byte. */
// @ts-expect-error: decorator
@inline function gather(net: usize, board: usize, bases: usize, sign: i32): void {
  const slots = word(net + NET.SLOTS);
  const bytes = word(net + NET.WIDTH) << 2;
  const rows = word(net + NET.ROWS);
  const list = word(net + NET.SCRATCH);
  let end = list;
  for (let slot: usize = 0; slot < slots; slot++) {
    const value = <i32>load<i8>(board + slot);
    // The row of an empty slot is zero.
    if (value == 0) continue;
    const row = load<i32>(bases + (slot << 2)) + sign * value;
    store<u32>(end, <u32>(rows + <usize>row * bytes));
    end += 4;
  }
  const weights = word(net + NET.INPUT_WEIGHTS);
  const rowsEnd = end;
  end = pairs(net, board, sign, end);
  for (let p = rowsEnd; p < end; p += 4) store<u32>(p, <u32>(weights + word(p) * bytes));
  addRows<f32>(word(net + NET.INPUT_BIAS), list, end, bytes, word(net + NET.HIDDEN), 0);
}

/** Computes the first layer from a list of features with values. */
function read(net: usize, entries: usize, count: usize): void {
  const end = entries + count * NET.ENTRY_BYTES;
  const bytes = word(net + NET.WIDTH) << 2;
  weigh(word(net + NET.INPUT_BIAS), entries, end, word(net + NET.INPUT_WEIGHTS), bytes, word(net + NET.HIDDEN));
}

/** Computes the layers after the first; writes the 8 outputs to `to`. */
function later(net: usize, to: usize): void {
  const lowest = layersOfPhase(net);
  rise(word(net + NET.HIDDEN), lowest, lowest + word(net + NET.DENSE_COUNT) * NET.DENSE_SIZE, to);
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
  for (let i: usize = 0; i < count; i++) {
    enter(net, boards, sign);
    gather(net, boards, bases, sign);
    later(net, to);
    boards += stride;
    to += 32;
  }
}

/** Evaluates one sparse input; writes 8 numbers to `to`. */
export function evaluateEntries(net: usize, entries: usize, count: usize, to: usize): void {
  read(net, entries, count);
  later(net, to);
}

/** Writes the sparse input of a board to `to` and returns the number of its entries. Records the board's phase. */
export function entriesOf(net: usize, board: usize, bases: usize, sign: i32, to: usize): usize {
  const slots = word(net + NET.SLOTS);
  const starts = word(net + NET.ROW_STARTS);
  const all = word(net + NET.ROW_ENTRIES);
  enter(net, board, sign);
  let end = to;
  for (let slot: usize = 0; slot < slots; slot++) {
    const value = <i32>load<i8>(board + slot);
    if (value == 0) continue;
    const row = <usize>(load<i32>(bases + (slot << 2)) + sign * value);
    const first = word(starts + (row << 2));
    const bytes = (word(starts + (row << 2) + 4) - first) * NET.ENTRY_BYTES;
    memory.copy(end, all + first * NET.ENTRY_BYTES, bytes);
    end += bytes;
  }
  const list = word(net + NET.SCRATCH);
  const last = pairs(net, board, sign, list);
  for (let p = list; p < last; p += 4) {
    store<u32>(end, load<u32>(p));
    store<f32>(end, 1, 4);
    end += NET.ENTRY_BYTES;
  }
  return (end - to) / NET.ENTRY_BYTES;
}

/** Sums the rows of all boards from the weights of the features; must be called when the weights have changed. */
export function rebuildRows(net: usize): void {
  const rows = word(net + NET.ROW_COUNT);
  const bytes = word(net + NET.WIDTH) << 2;
  const starts = word(net + NET.ROW_STARTS);
  const all = word(net + NET.ROW_ENTRIES);
  const weights = word(net + NET.INPUT_WEIGHTS);
  let to = word(net + NET.ROWS);
  for (let row: usize = 0; row < rows; row++) {
    const first = all + word(starts + (row << 2)) * NET.ENTRY_BYTES;
    const end = all + word(starts + (row << 2) + 4) * NET.ENTRY_BYTES;
    // Rows of impossible boards have no entries and stay zero.
    if (first != end) weigh(0, first, end, weights, bytes, to);
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
  read(net, entries, count);
  const layers = word(net + NET.DENSE_COUNT);
  const lowest = layersOfPhase(net);
  let delta = word(lowest + (layers - 1) * NET.DENSE_SIZE + NET.DELTA);
  later(net, delta);
  const low = f32x4.sub(v128.load(target), v128.load(delta));
  const high = f32x4.sub(v128.load(target, 16), v128.load(delta, 16));
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
    const layer = lowest + (l - 1) * NET.DENSE_SIZE;
    const bytes = word(layer + NET.OUT) << 2;
    const weights = word(layer + NET.WEIGHTS);
    const bias = word(layer + NET.BIAS);
    delta = word(layer + NET.DELTA);
    const below = layer - NET.DENSE_SIZE;
    const input = l > 1 ? word(below + NET.ACTIVATION) : word(net + NET.HIDDEN);
    const inputDelta = l > 1 ? word(below + NET.DELTA) : word(net + NET.HIDDEN_DELTA);
    const inputs = word(layer + NET.IN);
    memory.fill(inputDelta, 0, inputs << 2);
    const active = word(layer + NET.ACTIVE);
    for (let unit: usize = 0; unit < inputs; unit += 64) {
      for (let bits = load<u64>(active + (unit >> 3)); bits != 0; bits &= bits - 1) {
        const j = unit + <usize>ctz(bits);
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
    }
    for (let at: usize = 0; at < bytes; at += 16) {
      const d = f32x4.mul(step, v128.load(delta + at));
      const to = bias + apart + at;
      v128.store(to, f32x4.add(v128.load(to), d));
    }
  }
  const bytes = word(net + NET.WIDTH) << 2;
  const weights = word(net + NET.INPUT_WEIGHTS);
  const bias = word(net + NET.INPUT_BIAS);
  const hiddenDelta = word(net + NET.HIDDEN_DELTA);
  const last = entries + count * NET.ENTRY_BYTES;
  for (let at: usize = 0; at < bytes; at += 32) {
    const a = f32x4.mul(step, v128.load(hiddenDelta + at));
    const b = f32x4.mul(step, v128.load(hiddenDelta + at, 16));
    const to = bias + apart + at;
    v128.store(to, f32x4.add(v128.load(to), a));
    v128.store(to, f32x4.add(v128.load(to, 16), b), 16);
    for (let p = entries; p < last; p += NET.ENTRY_BYTES) {
      const value = f32x4.splat(load<f32>(p, 4));
      const row = weights + apart + word(p) * bytes + at;
      v128.store(row, f32x4.add(v128.load(row), f32x4.mul(value, a)));
      v128.store(row, f32x4.add(v128.load(row, 16), f32x4.mul(value, b)), 16);
    }
  }
  return loss;
}
