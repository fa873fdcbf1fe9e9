import type { AdamKernel, NetworkKernel } from "./kernel.js";
import { DELIVERED, DENSE, DENSE_WORDS, NET, NET_WORDS } from "./layout.js";
import type { LinearMemory } from "./linear-memory.js";
import { pairsOf } from "./pairs.js";
import { phaseOf } from "./phase.js";

/**
 * The passes in plain TypeScript: the reference implementation for the WebAssembly kernel, and the fallback without it.
 */
export function twinKernel({ int8, int32, uint32, float32 }: LinearMemory): NetworkKernel {
  const word = (net: number, place: number): number => uint32[(net >> 2) + place]!;
  /** Layer number l after the first, in the current phase. */
  const layer = (net: number, l: number): number =>
    (net >> 2) + NET_WORDS + (word(net, NET.phase) * word(net, NET.denseCount) + l) * DENSE_WORDS;

  /** Records the phase of a board. */
  function enter(net: number, board: number, sign: number): void {
    uint32[(net >> 2) + NET.phase] = phaseOf(int8, board, sign, {
      slots: word(net, NET.phaseSlots),
      zone: word(net, NET.phaseZone),
      most: word(net, NET.phaseMost),
    });
  }

  const pairs = (net: number, board: number, sign: number): number[] =>
    pairsOf(int8, board, sign, {
      slots: word(net, NET.pairSlots),
      reach: word(net, NET.pairReach),
      first: word(net, NET.pairFirst),
    });

  function gather(net: number, board: number, bases: number, sign: number): void {
    const width = word(net, NET.width);
    const hidden = word(net, NET.hidden) >> 2;
    float32.copyWithin(hidden, word(net, NET.inputBias) >> 2, (word(net, NET.inputBias) >> 2) + width);
    for (let slot = 0; slot < word(net, NET.slots); slot++) {
      const value = int8[board + slot]!;
      if (value === 0) continue;
      const row = (word(net, NET.rows) >> 2) + (int32[(bases >> 2) + slot]! + sign * value) * width;
      for (let i = 0; i < width; i++) float32[hidden + i]! += float32[row + i]!;
    }
    for (const feature of pairs(net, board, sign)) {
      const row = (word(net, NET.inputWeights) >> 2) + feature * width;
      for (let i = 0; i < width; i++) float32[hidden + i]! += float32[row + i]!;
    }
    for (let i = 0; i < width; i++) float32[hidden + i] = Math.max(0, float32[hidden + i]!);
  }

  function weigh(net: number, entries: number, count: number): void {
    const width = word(net, NET.width);
    const hidden = word(net, NET.hidden) >> 2;
    float32.copyWithin(hidden, word(net, NET.inputBias) >> 2, (word(net, NET.inputBias) >> 2) + width);
    for (let e = entries >> 2; e < (entries >> 2) + 2 * count; e += 2) {
      const row = (word(net, NET.inputWeights) >> 2) + uint32[e]! * width;
      for (let i = 0; i < width; i++) float32[hidden + i]! += float32[row + i]! * float32[e + 1]!;
    }
    for (let i = 0; i < width; i++) float32[hidden + i] = Math.max(0, float32[hidden + i]!);
  }

  function rise(net: number): void {
    let input = word(net, NET.hidden) >> 2;
    const layers = word(net, NET.denseCount);
    for (let l = 0; l < layers; l++) {
      const at = layer(net, l);
      const inputs = uint32[at + DENSE.in]!;
      const width = uint32[at + DENSE.out]!;
      const weights = uint32[at + DENSE.weights]! >> 2;
      const bias = uint32[at + DENSE.bias]! >> 2;
      const output = uint32[at + DENSE.activation]! >> 2;
      float32.copyWithin(output, bias, bias + width);
      for (let j = 0; j < inputs; j++) {
        const value = float32[input + j]!;
        if (value === 0) continue;
        const row = weights + j * width;
        for (let i = 0; i < width; i++) float32[output + i]! += value * float32[row + i]!;
      }
      const last = l === layers - 1;
      for (let i = output; i < output + width; i++) {
        float32[i] = last ? 1 / (1 + Math.exp(-float32[i]!)) : Math.max(0, float32[i]!);
      }
      input = output;
    }
  }

  const outputs = (net: number): number =>
    uint32[layer(net, word(net, NET.denseCount) - 1) + DENSE.activation]! >> 2;

  function deliver(net: number, to: number): void {
    float32.copyWithin(to >> 2, outputs(net), outputs(net) + DELIVERED);
  }

  /** The slope of the loss below a dense layer, and the step of its weights. */
  function descend(at: number, input: number, inputDelta: number, rate: number, apart: number): void {
    const width = uint32[at + DENSE.out]!;
    const weights = uint32[at + DENSE.weights]! >> 2;
    const bias = uint32[at + DENSE.bias]! >> 2;
    const delta = uint32[at + DENSE.delta]! >> 2;
    for (let j = 0; j < uint32[at + DENSE.in]!; j++) {
      const value = float32[input + j]!;
      let slope = 0;
      if (value !== 0) {
        const row = weights + j * width;
        for (let i = 0; i < width; i++) {
          slope += float32[row + i]! * float32[delta + i]!;
          float32[row + apart + i]! += rate * value * float32[delta + i]!;
        }
      }
      float32[inputDelta + j] = slope;
    }
    for (let i = 0; i < width; i++) float32[bias + apart + i]! += rate * float32[delta + i]!;
  }

  return {
    evaluateBoards(net, boards, stride, count, bases, sign, to) {
      for (let i = 0; i < count; i++) {
        enter(net, boards + i * stride, sign);
        gather(net, boards + i * stride, bases, sign);
        rise(net);
        deliver(net, to + i * DELIVERED * 4);
      }
    },
    evaluateEntries(net, entries, count, to) {
      weigh(net, entries, count);
      rise(net);
      deliver(net, to);
    },
    entriesOf(net, board, bases, sign, to) {
      enter(net, board, sign);
      const starts = word(net, NET.rowStarts) >> 2;
      const all = word(net, NET.rowEntries) >> 2;
      let end = to >> 2;
      for (let slot = 0; slot < word(net, NET.slots); slot++) {
        const value = int8[board + slot]!;
        if (value === 0) continue;
        const row = int32[(bases >> 2) + slot]! + sign * value;
        for (let e = uint32[starts + row]!; e < uint32[starts + row + 1]!; e++, end += 2) {
          uint32[end] = uint32[all + 2 * e]!;
          uint32[end + 1] = uint32[all + 2 * e + 1]!;
        }
      }
      for (const feature of pairs(net, board, sign)) {
        uint32[end] = feature;
        float32[end + 1] = 1;
        end += 2;
      }
      return (end - (to >> 2)) / 2;
    },
    rebuildRows(net) {
      const width = word(net, NET.width);
      const starts = word(net, NET.rowStarts) >> 2;
      const all = word(net, NET.rowEntries) >> 2;
      for (let row = 0; row < word(net, NET.rowCount); row++) {
        const to = (word(net, NET.rows) >> 2) + row * width;
        float32.fill(0, to, to + width);
        for (let e = uint32[starts + row]!; e < uint32[starts + row + 1]!; e++) {
          const from = (word(net, NET.inputWeights) >> 2) + uint32[all + 2 * e]! * width;
          const value = float32[all + 2 * e + 1]!;
          for (let i = 0; i < width; i++) float32[to + i]! += value * float32[from + i]!;
        }
      }
    },
    train(net, entries, count, target, rate, apart) {
      const into = apart >> 2;
      weigh(net, entries, count);
      rise(net);
      const layers = word(net, NET.denseCount);
      const delta = uint32[layer(net, layers - 1) + DENSE.delta]! >> 2;
      let loss = 0;
      for (let i = 0; i < DELIVERED; i++) {
        const difference = float32[(target >> 2) + i]! - float32[outputs(net) + i]!;
        float32[delta + i] = difference;
        loss += difference * difference;
      }
      for (let l = layers - 1; l > 0; l--) {
        const below = layer(net, l - 1);
        descend(
          layer(net, l),
          uint32[below + DENSE.activation]! >> 2,
          uint32[below + DENSE.delta]! >> 2,
          rate,
          into,
        );
      }
      const hiddenDelta = word(net, NET.hiddenDelta) >> 2;
      descend(layer(net, 0), word(net, NET.hidden) >> 2, hiddenDelta, rate, into);
      const width = word(net, NET.width);
      const bias = word(net, NET.inputBias) >> 2;
      for (let i = 0; i < width; i++) float32[bias + into + i]! += rate * float32[hiddenDelta + i]!;
      for (let e = entries >> 2; e < (entries >> 2) + 2 * count; e += 2) {
        const row = (word(net, NET.inputWeights) >> 2) + uint32[e]! * width;
        const value = float32[e + 1]!;
        for (let i = 0; i < width; i++) float32[row + into + i]! += value * rate * float32[hiddenDelta + i]!;
      }
      return loss;
    },
  };
}

/** Adam in plain TypeScript. */
export function twinAdam({ float32 }: LinearMemory): AdamKernel {
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
