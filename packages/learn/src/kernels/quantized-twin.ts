import { DELIVERED } from "./layout.js";
import type { LinearMemory } from "./linear-memory.js";
import { pairsOf } from "./pairs.js";
import { phaseOf } from "./phase.js";
import type { QuantizedKernel } from "./quantized-kernel.js";
import { FLOATING, FLOATING_WORDS, QUANTIZED, QUANTIZED_WORDS } from "./quantized-layout.js";

/** Limit of the largest sum: rounding adds at most one half for each row that is added, and for the bias. */
const LIMIT = 32400;
/** The same for 32-bit sums. */
const SUM_LIMIT = Math.fround(2.0e9);
/** Minimum for units without weights, which also need a scale. */
const SMALLEST = Math.fround(0.001);

/**
 * The passes in plain TypeScript: the reference implementation for the WebAssembly kernel, and the fallback without it.
 */
export function quantizedTwin({ int8, int16, int32, uint32, float32 }: LinearMemory): QuantizedKernel {
  const word = (net: number, place: number): number => uint32[(net >> 2) + place]!;
  /** Layer number l after the first, in a phase. */
  const layer = (net: number, phase: number, l: number): number =>
    (net >> 2) + QUANTIZED_WORDS + (phase * word(net, QUANTIZED.denseCount) + l) * FLOATING_WORDS;

  const phaseAt = (net: number, board: number, sign: number): number =>
    phaseOf(int8, board, sign, {
      slots: word(net, QUANTIZED.phaseSlots),
      zone: word(net, QUANTIZED.phaseZone),
      most: word(net, QUANTIZED.phaseMost),
    });

  /** One unit of a row of the first layer, in single precision like every sum here. */
  function rowOf(net: number, row: number, unit: number): number {
    const width = word(net, QUANTIZED.width);
    const starts = word(net, QUANTIZED.rowStarts) >> 2;
    const entries = word(net, QUANTIZED.rowEntries) >> 2;
    const weights = (word(net, QUANTIZED.inputWeights) >> 2) + unit;
    let sum = 0;
    for (let e = uint32[starts + row]!; e < uint32[starts + row + 1]!; e++) {
      const weight = float32[weights + uint32[entries + 2 * e]! * width]!;
      sum = Math.fround(sum + Math.fround(float32[entries + 2 * e + 1]! * weight));
    }
    return sum;
  }

  /**
   * The scale and the largest value of a unit: the largest scale with which no board can overflow it, with the worst
   * possible number in each slot.
   */
  function writeScale(net: number, unit: number): void {
    const rowCount = word(net, QUANTIZED.rowCount);
    const slots = word(net, QUANTIZED.rowSlots) >> 2;
    let most = float32[(word(net, QUANTIZED.inputBias) >> 2) + unit]!;
    let least = most;
    let high = 0;
    let low = 0;
    for (let row = 0; row < rowCount; row++) {
      const sum = rowOf(net, row, unit);
      high = Math.max(high, sum);
      low = Math.min(low, sum);
      if (row + 1 < rowCount && uint32[slots + row] === uint32[slots + row + 1]) continue;
      most = Math.fround(most + high);
      least = Math.fround(least + low);
      high = 0;
      low = 0;
    }
    float32[(word(net, QUANTIZED.most) >> 2) + unit] = most;
    float32[(word(net, QUANTIZED.scales) >> 2) + unit] = LIMIT / Math.max(most, -least, SMALLEST);
  }

  function gather(net: number, board: number, bases: number, sign: number): void {
    const width = word(net, QUANTIZED.width);
    const rows = word(net, QUANTIZED.rows) >> 1;
    const sums = word(net, QUANTIZED.sums) >> 1;
    const bias = word(net, QUANTIZED.biasSums) >> 1;
    int16.copyWithin(sums, bias, bias + width);
    for (let slot = 0; slot < word(net, QUANTIZED.slots); slot++) {
      const value = int8[board + slot]!;
      if (value === 0) continue;
      const row = rows + (int32[(bases >> 2) + slot]! + sign * value) * width;
      for (let i = 0; i < width; i++) int16[sums + i]! += int16[row + i]!;
    }
    const pairs = {
      slots: word(net, QUANTIZED.pairSlots),
      reach: word(net, QUANTIZED.pairReach),
      first: word(net, QUANTIZED.pairRow),
    };
    for (const pair of pairsOf(int8, board, sign, pairs))
      for (let i = 0; i < width; i++) int16[sums + i]! += int16[rows + pair * width + i]!;
  }

  /** The integers between the first two layers, for one unit of the second. */
  function writeLinks(net: number, phase: number, unit: number): void {
    const first = layer(net, phase, 0);
    const inputs = uint32[first + FLOATING.in]!;
    const out = uint32[first + FLOATING.out]!;
    const weights = (uint32[first + FLOATING.weights]! >> 2) + unit;
    const bias = float32[(uint32[first + FLOATING.bias]! >> 2) + unit]!;
    const scales = word(net, QUANTIZED.scales) >> 2;
    const most = word(net, QUANTIZED.most) >> 2;
    let bound = Math.abs(bias);
    let largest = SMALLEST;
    for (let j = 0; j < inputs; j++) {
      const weight = Math.abs(float32[weights + j * out]!);
      bound = Math.fround(bound + Math.fround(weight * Math.max(0, float32[most + j]!)));
      largest = Math.max(largest, Math.fround(weight / float32[scales + j]!));
    }
    const scale = Math.min(Math.fround(SUM_LIMIT / Math.max(bound, SMALLEST)), Math.fround(LIMIT / largest));
    int32[(word(net, QUANTIZED.linkBias) >> 2) + phase * out + unit] = whole(bias * scale);
    float32[(word(net, QUANTIZED.linkScales) >> 2) + phase * out + unit] = 1 / scale;
    const links = (word(net, QUANTIZED.links) >> 1) + phase * (inputs + 1) * out + unit;
    for (let j = 0; j < inputs; j++) {
      const weight = Math.fround(float32[weights + j * out]! * scale);
      int16[links + j * out] = whole(weight / float32[scales + j]!);
    }
  }

  /** The second layer, before its rectifiers. */
  function link(net: number, phase: number): void {
    const first = layer(net, phase, 0);
    const inputs = uint32[first + FLOATING.in]!;
    const out = uint32[first + FLOATING.out]!;
    const output = uint32[first + FLOATING.activation]! >> 2;
    const sums = word(net, QUANTIZED.sums) >> 1;
    const links = (word(net, QUANTIZED.links) >> 1) + phase * (inputs + 1) * out;
    for (let i = 0; i < out; i++) {
      let sum = int32[(word(net, QUANTIZED.linkBias) >> 2) + phase * out + i]!;
      for (let j = 0; j < inputs; j++) sum += Math.max(0, int16[sums + j]!) * int16[links + j * out + i]!;
      float32[output + i] =
        Math.fround(sum) * float32[(word(net, QUANTIZED.linkScales) >> 2) + phase * out + i]!;
    }
  }

  /** Computes the float layers; returns the address of the last. */
  function rise(net: number, phase: number): number {
    link(net, phase);
    let input = uint32[layer(net, phase, 0) + FLOATING.activation]! >> 2;
    for (let l = 1; l < word(net, QUANTIZED.denseCount); l++) {
      const at = layer(net, phase, l);
      const width = uint32[at + FLOATING.out]!;
      const weights = uint32[at + FLOATING.weights]! >> 2;
      const bias = uint32[at + FLOATING.bias]! >> 2;
      const output = uint32[at + FLOATING.activation]! >> 2;
      float32.copyWithin(output, bias, bias + width);
      for (let j = 0; j < uint32[at + FLOATING.in]!; j++) {
        const value = float32[input + j]!;
        if (value <= 0) continue;
        const row = weights + j * width;
        for (let i = 0; i < width; i++) float32[output + i]! += Math.fround(value * float32[row + i]!);
      }
      input = output;
    }
    return input;
  }

  return {
    quantize(net) {
      const width = word(net, QUANTIZED.width);
      const rows = word(net, QUANTIZED.rows) >> 1;
      const bias = word(net, QUANTIZED.inputBias) >> 2;
      const biasSums = word(net, QUANTIZED.biasSums) >> 1;
      const scales = word(net, QUANTIZED.scales) >> 2;
      for (let i = 0; i < width; i++) {
        writeScale(net, i);
        const scale = float32[scales + i]!;
        int16[biasSums + i] = whole(float32[bias + i]! * scale);
        for (let row = 0; row < word(net, QUANTIZED.rowCount); row++)
          int16[rows + row * width + i] = whole(rowOf(net, row, i) * scale);
      }
      const out = uint32[layer(net, 0, 0) + FLOATING.out]!;
      for (let phase = 0; phase < word(net, QUANTIZED.phases); phase++)
        for (let i = 0; i < out; i++) writeLinks(net, phase, i);
    },
    evaluateBoards(net, boards, stride, count, bases, sign, to) {
      for (let i = 0; i < count; i++) {
        const board = boards + i * stride;
        gather(net, board, bases, sign);
        const output = rise(net, phaseAt(net, board, sign));
        const into = (to >> 2) + i * DELIVERED;
        for (let k = 0; k < DELIVERED; k++) float32[into + k] = 1 / (1 + Math.exp(-float32[output + k]!));
      }
    },
  };
}

/** Rounds a single-precision number to the nearest whole number, ties to even. */
function whole(value: number): number {
  const single = Math.fround(value);
  const up = Math.round(single);
  return up - single === 0.5 && up % 2 !== 0 ? up - 1 : up;
}
