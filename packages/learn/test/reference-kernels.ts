import { Network, QuantizedNetwork } from "@tyche/learn/network";
import type { Phases } from "../src/kernels/board-encoding.js";
import type { AdamKernel, NetworkKernel, QuantizedKernel } from "../src/kernels/kernel.js";
import * as NET from "../src/kernels/layout.js";
import type { LinearMemory } from "../src/kernels/linear-memory.js";

// The kernels in plain TypeScript: reference implementations, with which tests compare those in WebAssembly.

/** A network of floats that computes by the reference implementations. */
export class ReferenceNetwork extends Network {
  protected override readonly kernel = referenceNetwork(this.memory);
  protected override readonly adam = referenceAdam(this.memory);
}

/** A network of integers that computes by the reference implementation. */
export class ReferenceQuantizedNetwork extends QuantizedNetwork {
  protected override readonly kernel = referenceQuantized(this.memory);
}

/** Limit of the largest integer sum: rounding adds at most one half for each row that is added, and for the bias. */
const LIMIT = 32400;
/** The same for 32-bit sums. */
const SUM_LIMIT = Math.fround(2.0e9);
/** Minimum for units without weights, which also need a scale. */
const SMALLEST = Math.fround(0.001);

/** What both kinds of networks share. */
function passes({ int8, int32, uint32, float32 }: LinearMemory) {
  const word = (block: number, offset: number): number => uint32[(block + offset) >> 2]!;

  /** The address of layer number l after the first. */
  const layer = (net: number, l: number, phase = word(net, NET.PHASE)): number =>
    net + NET.DENSE + (phase * word(net, NET.DENSE_COUNT) + l) * NET.DENSE_SIZE;

  /** Records the phase of a board. */
  function enter(net: number, board: number, sign: number): void {
    uint32[(net + NET.PHASE) >> 2] = phaseOf(int8, board, sign, {
      slots: word(net, NET.PHASE_SLOTS),
      zone: word(net, NET.PHASE_ZONE),
      most: word(net, NET.PHASE_MOST),
    });
  }

  /** The rows of the occupied slots of a board. */
  function rows(net: number, board: number, bases: number, sign: number): number[] {
    const found: number[] = [];
    for (let slot = 0; slot < word(net, NET.SLOTS); slot++) {
      const value = int8[board + slot]!;
      if (value !== 0) found.push(int32[(bases >> 2) + slot]! + sign * value);
    }
    return found;
  }

  /** The pairs of occupied slots of a board (see `PairFeatures`), as the kernels list them but in another order. */
  function pairs(net: number, board: number, sign: number): number[] {
    const slots = word(net, NET.PAIR_SLOTS);
    const reach = word(net, NET.PAIR_REACH);
    const first = word(net, NET.PAIR_FIRST);
    const seen = Array.from({ length: slots }, (_, slot) => {
      const value = sign * int8[board + (sign > 0 ? slot : slots - 1 - slot)]!;
      if (value === 0) return undefined;
      return value > 0 ? Math.min(3, value + 1) : Math.max(0, value + 2);
    });
    return seen.flatMap((low, slot) =>
      seen.slice(slot + 1, slot + 1 + reach).flatMap((high, i) => {
        if (low === undefined || high === undefined) return [];
        return [first + 16 * (i * slots + slot) + 4 * low + high];
      }),
    );
  }

  /** Calls `visit` with the feature and the value of each entry of a row; values are indices of `float32`. */
  function eachEntry(net: number, row: number, visit: (feature: number, value: number) => void): void {
    const starts = word(net, NET.ROW_STARTS) >> 2;
    const entries = word(net, NET.ROW_ENTRIES) >> 2;
    for (let e = uint32[starts + row]!; e < uint32[starts + row + 1]!; e++)
      visit(uint32[entries + 2 * e]!, float32[entries + 2 * e + 1]!);
  }

  /** Adds a multiple of the `width` floats from an index to those at another. */
  function addTo(to: number, factor: number, from: number, width: number): void {
    for (let i = 0; i < width; i++) float32[to + i]! += Math.fround(factor * float32[from + i]!);
  }

  /** Computes the layers from number `first` to the last and writes the outputs of the network. */
  function rise(net: number, input: number, first: number, to: number): void {
    for (let l = first; l < word(net, NET.DENSE_COUNT); l++) {
      const at = layer(net, l);
      const width = word(at, NET.OUT);
      const weights = word(at, NET.WEIGHTS) >> 2;
      const bias = word(at, NET.BIAS) >> 2;
      const output = word(at, NET.ACTIVATION) >> 2;
      float32.copyWithin(output, bias, bias + width);
      for (let j = 0; j < word(at, NET.IN); j++) {
        const value = float32[(input >> 2) + j]!;
        if (value > 0) addTo(output, value, weights + j * width, width);
      }
      input = word(at, NET.ACTIVATION);
    }
    for (let k = 0; k < NET.DELIVERED; k++)
      float32[(to >> 2) + k] = 1 / (1 + Math.exp(-float32[(input >> 2) + k]!));
  }

  return { word, layer, enter, rows, pairs, eachEntry, addTo, rise };
}

/** The passes of a network of floats. */
function referenceNetwork(memory: LinearMemory): NetworkKernel {
  const { uint32, float32 } = memory;
  const { word, layer, enter, rows, pairs, eachEntry, addTo, rise } = passes(memory);

  /** Starts the first layer with its biases; returns its index, and its width. */
  function begin(net: number): readonly [hidden: number, width: number] {
    const hidden = word(net, NET.HIDDEN) >> 2;
    const width = word(net, NET.WIDTH);
    const bias = word(net, NET.INPUT_BIAS) >> 2;
    float32.copyWithin(hidden, bias, bias + width);
    return [hidden, width];
  }

  function gather(net: number, board: number, bases: number, sign: number): void {
    const [hidden, width] = begin(net);
    for (const row of rows(net, board, bases, sign))
      addTo(hidden, 1, (word(net, NET.ROWS) >> 2) + row * width, width);
    for (const feature of pairs(net, board, sign))
      addTo(hidden, 1, (word(net, NET.INPUT_WEIGHTS) >> 2) + feature * width, width);
  }

  function weigh(net: number, entries: number, count: number): void {
    const [hidden, width] = begin(net);
    for (let e = entries >> 2; e < (entries >> 2) + 2 * count; e += 2)
      addTo(hidden, float32[e + 1]!, (word(net, NET.INPUT_WEIGHTS) >> 2) + uint32[e]! * width, width);
  }

  /** The slope of the loss below a layer, and the step of its weights. */
  function descend(at: number, input: number, inputDelta: number, rate: number, apart: number): void {
    const width = word(at, NET.OUT);
    const delta = word(at, NET.DELTA) >> 2;
    for (let j = 0; j < word(at, NET.IN); j++) {
      const value = float32[(input >> 2) + j]!;
      let slope = 0;
      if (value > 0) {
        const row = (word(at, NET.WEIGHTS) >> 2) + j * width;
        for (let i = 0; i < width; i++) slope += float32[row + i]! * float32[delta + i]!;
        addTo(row + apart, rate * value, delta, width);
      }
      float32[(inputDelta >> 2) + j] = slope;
    }
    addTo((word(at, NET.BIAS) >> 2) + apart, rate, delta, width);
  }

  return {
    evaluateBoards(net, boards, stride, count, bases, sign, to) {
      for (let i = 0; i < count; i++) {
        enter(net, boards + i * stride, sign);
        gather(net, boards + i * stride, bases, sign);
        rise(net, word(net, NET.HIDDEN), 0, to + i * NET.DELIVERED * 4);
      }
    },
    evaluateEntries(net, entries, count, to) {
      weigh(net, entries, count);
      rise(net, word(net, NET.HIDDEN), 0, to);
    },
    entriesOf(net, board, bases, sign, to) {
      enter(net, board, sign);
      let end = to >> 2;
      const add = (feature: number, value: number): void => {
        uint32[end++] = feature;
        float32[end++] = value;
      };
      for (const row of rows(net, board, bases, sign)) eachEntry(net, row, add);
      for (const feature of pairs(net, board, sign)) add(feature, 1);
      return (end - (to >> 2)) / 2;
    },
    rebuildRows(net) {
      const width = word(net, NET.WIDTH);
      const weights = word(net, NET.INPUT_WEIGHTS) >> 2;
      for (let row = 0; row < word(net, NET.ROW_COUNT); row++) {
        const to = (word(net, NET.ROWS) >> 2) + row * width;
        float32.fill(0, to, to + width);
        eachEntry(net, row, (feature, value) => addTo(to, value, weights + feature * width, width));
      }
    },
    train(net, entries, count, target, rate, apart) {
      const into = apart >> 2;
      weigh(net, entries, count);
      const layers = word(net, NET.DENSE_COUNT);
      const delta = word(layer(net, layers - 1), NET.DELTA);
      rise(net, word(net, NET.HIDDEN), 0, delta);
      let loss = 0;
      for (let i = 0; i < NET.DELIVERED; i++) {
        const difference = float32[(target >> 2) + i]! - float32[(delta >> 2) + i]!;
        float32[(delta >> 2) + i] = difference;
        loss += difference * difference;
      }
      for (let l = layers - 1; l > 0; l--) {
        const below = layer(net, l - 1);
        descend(layer(net, l), word(below, NET.ACTIVATION), word(below, NET.DELTA), rate, into);
      }
      descend(layer(net, 0), word(net, NET.HIDDEN), word(net, NET.HIDDEN_DELTA), rate, into);
      const width = word(net, NET.WIDTH);
      const hiddenDelta = word(net, NET.HIDDEN_DELTA) >> 2;
      addTo((word(net, NET.INPUT_BIAS) >> 2) + into, rate, hiddenDelta, width);
      for (let e = entries >> 2; e < (entries >> 2) + 2 * count; e += 2) {
        const row = (word(net, NET.INPUT_WEIGHTS) >> 2) + uint32[e]! * width;
        addTo(row + into, float32[e + 1]! * rate, hiddenDelta, width);
      }
      return loss;
    },
  };
}

function referenceQuantized(memory: LinearMemory): QuantizedKernel {
  const { int16, int32, uint32, float32 } = memory;
  const { word, layer, enter, rows, pairs, eachEntry, rise } = passes(memory);

  /** One unit of a row of the first layer, in single precision like every sum here. */
  function sumOfRow(net: number, row: number, unit: number): number {
    const width = word(net, NET.WIDTH);
    const weights = (word(net, NET.INPUT_WEIGHTS) >> 2) + unit;
    let sum = 0;
    eachEntry(net, row, (feature, value) => {
      sum = Math.fround(sum + Math.fround(value * float32[weights + feature * width]!));
    });
    return sum;
  }

  /** The largest scale with which no board can overflow the unit, with the worst possible number in each slot. */
  function writeScale(net: number, unit: number): void {
    const rowCount = word(net, NET.ROW_COUNT);
    const slots = word(net, NET.ROW_SLOTS) >> 2;
    let most = float32[(word(net, NET.INPUT_BIAS) >> 2) + unit]!;
    let least = most;
    let high = 0;
    let low = 0;
    for (let row = 0; row < rowCount; row++) {
      const sum = sumOfRow(net, row, unit);
      high = Math.max(high, sum);
      low = Math.min(low, sum);
      if (row + 1 < rowCount && uint32[slots + row] === uint32[slots + row + 1]) continue;
      most = Math.fround(most + high);
      least = Math.fround(least + low);
      high = 0;
      low = 0;
    }
    float32[(word(net, NET.MOST) >> 2) + unit] = most;
    float32[(word(net, NET.SCALES) >> 2) + unit] = LIMIT / Math.max(most, -least, SMALLEST);
  }

  function gather(net: number, board: number, bases: number, sign: number): void {
    const width = word(net, NET.WIDTH);
    const sums = word(net, NET.HIDDEN) >> 1;
    const bias = word(net, NET.BIAS_SUMS) >> 1;
    int16.copyWithin(sums, bias, bias + width);
    for (const row of [...rows(net, board, bases, sign), ...pairs(net, board, sign)]) {
      const from = (word(net, NET.ROWS) >> 1) + row * width;
      for (let i = 0; i < width; i++) int16[sums + i]! += int16[from + i]!;
    }
  }

  /** The integers between the first two layers, for one unit of the second. */
  function writeLinks(net: number, phase: number, unit: number): void {
    const second = layer(net, 0, phase);
    const inputs = word(second, NET.IN);
    const out = word(second, NET.OUT);
    const weights = (word(second, NET.WEIGHTS) >> 2) + unit;
    const bias = float32[(word(second, NET.BIAS) >> 2) + unit]!;
    const scales = word(net, NET.SCALES) >> 2;
    const most = word(net, NET.MOST) >> 2;
    let bound = Math.abs(bias);
    let largest = SMALLEST;
    for (let j = 0; j < inputs; j++) {
      const weight = Math.abs(float32[weights + j * out]!);
      bound = Math.fround(bound + Math.fround(weight * Math.max(0, float32[most + j]!)));
      largest = Math.max(largest, Math.fround(weight / float32[scales + j]!));
    }
    const scale = Math.min(Math.fround(SUM_LIMIT / Math.max(bound, SMALLEST)), Math.fround(LIMIT / largest));
    int32[(word(net, NET.LINK_BIAS) >> 2) + phase * out + unit] = whole(bias * scale);
    float32[(word(net, NET.LINK_SCALES) >> 2) + phase * out + unit] = 1 / scale;
    const links = (word(net, NET.LINKS) >> 1) + phase * (inputs + 1) * out + unit;
    for (let j = 0; j < inputs; j++) {
      const weight = Math.fround(float32[weights + j * out]! * scale);
      int16[links + j * out] = whole(weight / float32[scales + j]!);
    }
  }

  /** Computes the second layer, before its rectifiers; returns its address. */
  function link(net: number): number {
    const phase = word(net, NET.PHASE);
    const second = layer(net, 0);
    const inputs = word(second, NET.IN);
    const out = word(second, NET.OUT);
    const output = word(second, NET.ACTIVATION);
    const sums = word(net, NET.HIDDEN) >> 1;
    const links = (word(net, NET.LINKS) >> 1) + phase * (inputs + 1) * out;
    for (let i = 0; i < out; i++) {
      let sum = int32[(word(net, NET.LINK_BIAS) >> 2) + phase * out + i]!;
      for (let j = 0; j < inputs; j++) sum += Math.max(0, int16[sums + j]!) * int16[links + j * out + i]!;
      const scale = float32[(word(net, NET.LINK_SCALES) >> 2) + phase * out + i]!;
      float32[(output >> 2) + i] = Math.fround(sum) * scale;
    }
    return output;
  }

  return {
    quantize(net) {
      const width = word(net, NET.WIDTH);
      for (let i = 0; i < width; i++) {
        writeScale(net, i);
        const scale = float32[(word(net, NET.SCALES) >> 2) + i]!;
        const bias = float32[(word(net, NET.INPUT_BIAS) >> 2) + i]!;
        int16[(word(net, NET.BIAS_SUMS) >> 1) + i] = whole(bias * scale);
        for (let row = 0; row < word(net, NET.ROW_COUNT); row++)
          int16[(word(net, NET.ROWS) >> 1) + row * width + i] = whole(sumOfRow(net, row, i) * scale);
      }
      const out = word(layer(net, 0), NET.OUT);
      for (let phase = 0; phase < word(net, NET.PHASES); phase++)
        for (let i = 0; i < out; i++) writeLinks(net, phase, i);
    },
    evaluateBoards(net, boards, stride, count, bases, sign, to) {
      for (let i = 0; i < count; i++) {
        enter(net, boards + i * stride, sign);
        gather(net, boards + i * stride, bases, sign);
        rise(net, link(net), 1, to + i * NET.DELIVERED * 4);
      }
    },
  };
}

function referenceAdam({ float32 }: LinearMemory): AdamKernel {
  return {
    adapt(weights, bytes, apart, share, rate, correction) {
      let idle = false;
      for (let at = weights >> 2; at < (weights + bytes) >> 2; at++) {
        const sums = at + (apart >> 2);
        // As in the kernel, four weights are left unchanged if all their gradients are zero.
        const four = (at & ~3) + (apart >> 2);
        if (at % 4 === 0) idle = !float32.subarray(four, four + 4).some((sum) => sum !== 0);
        if (idle) continue;
        const means = sums + (apart >> 2);
        const squares = means + (apart >> 2);
        const gradient = float32[sums]! * share;
        float32[sums] = 0;
        float32[means] = 0.9 * float32[means]! + 0.1 * gradient;
        float32[squares] = 0.999 * float32[squares]! + 0.001 * gradient * gradient;
        float32[at]! += (rate * float32[means]!) / (Math.sqrt(float32[squares]! * correction) + 1e-8);
      }
    },
  };
}

/** The phase of a board, by the definition of `Phases`; 0 if there is no line. */
export function phaseOf(int8: Int8Array, board: number, sign: number, { slots, zone, most }: Phases): number {
  const line = Array.from(int8.subarray(board, board + slots));
  const highest = line.findLastIndex((number) => number > 0);
  const lowest = line.findIndex((number) => number < 0);
  if (highest < 0 || lowest < 0 || highest < lowest) return 0;
  const sum = (part: readonly number[]): number =>
    Math.min(
      most,
      part.reduce((total, number) => total + Math.max(0, number), 0),
    );
  const upper = sum(line.slice(slots - zone));
  const lower = sum(line.slice(0, zone).map((number) => -number));
  return sign > 0 ? 1 + upper * (most + 1) + lower : 1 + lower * (most + 1) + upper;
}

/** Rounds a single-precision number to the nearest whole number, ties to even. */
function whole(value: number): number {
  const single = Math.fround(value);
  const up = Math.round(single);
  return up - single === 0.5 && up % 2 !== 0 ? up - 1 : up;
}
