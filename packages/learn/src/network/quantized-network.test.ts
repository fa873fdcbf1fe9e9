import { seededChance } from "@tyche/engine";
import { sfc32 } from "@tyche/engine/chance";
import { Network, type Phases, QuantizedNetwork, type Shape } from "@tyche/learn/network";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { encodingOf } from "../../test/board-encoding.js";
import { ReferenceQuantizedNetwork } from "../../test/reference-kernels.js";

const CASES: readonly {
  readonly slots: number;
  readonly hidden: readonly number[];
  readonly outputs: number;
  readonly pairs?: { readonly slots: number; readonly reach: number };
  readonly phases?: Phases;
}[] = [
  { slots: 10, hidden: [8], outputs: 1 },
  { slots: 28, hidden: [64], outputs: 5 },
  { slots: 28, hidden: [72, 40, 16], outputs: 5 },
  { slots: 64, hidden: [128, 64, 32], outputs: 8 },
  { slots: 12, hidden: [64, 16], outputs: 5, pairs: { slots: 10, reach: 4 } },
  { slots: 12, hidden: [64, 24, 8], outputs: 5, phases: { slots: 10, zone: 3, most: 2 } },
];

const BATCH = cases(40, 24);

/** The same network in floats, in integers, and in integers by the TypeScript implementation. */
function three({ slots, hidden, outputs, pairs, phases }: (typeof CASES)[number]) {
  const encoding = encodingOf(slots, pairs, phases);
  const shape: Shape = { features: encoding.features, hidden, outputs };
  const options = { encoding, batch: BATCH, stride: slots + 3 };
  const next = sfc32(hidden.join());
  const float = new Network(shape, { ...options, seed: 3 });
  // Biases and output weights start at zero, so set them to other values.
  float.parameters.forEach((parameter, p) => {
    const first = p % 2 === 1 || p >= 2 ? 0 : 6 * slots * hidden[0]!;
    if (p === 0 || first === 0)
      for (let i = first; i < parameter.length; i++) parameter[i] = next() / 2 ** 32 - 0.5;
  });
  const fast = new QuantizedNetwork(shape, options);
  fast.take(float.parameters);
  const twin = (): QuantizedNetwork => {
    const made = new ReferenceQuantizedNetwork(shape, options);
    made.take(float.parameters);
    return made;
  };
  /** A batch of boards, each after the first differing from the previous one in a few slots, or in many. */
  const boards = (): Int8Array => {
    const all = new Int8Array(BATCH * (slots + 3));
    for (let board = 0; board < BATCH; board++) {
      const at = board * (slots + 3);
      if (board > 0) all.copyWithin(at, at - slots - 3, at - 3);
      const changes = board === 0 ? 3 * slots : next() % (board % 5 === 0 ? slots : 6);
      for (let change = 0; change < changes; change++) all[at + (next() % slots)] = (next() % 7) - 3;
      // Bytes between the boards must be ignored.
      all.fill((next() % 7) - 3, at + slots, at + slots + 3);
    }
    return all;
  };
  return { float, fast, twin, boards, next, slots };
}

const largest = (one: Float32Array, other: Float32Array): number =>
  one.reduce((most, value, i) => Math.max(most, Math.abs(value - other[i]!)), 0);

describe.each(CASES)("a network of integers, $hidden units over $slots slots", (shape) => {
  it("has the same integers in WebAssembly and in TypeScript", () => {
    const { fast, boards, ...made } = three(shape);
    const twin = made.twin();
    expect(fast.rows).toEqual(twin.rows);
    expect(fast.rows.some((number) => Math.abs(number) > 1000)).toBe(true);
    for (let round = 0; round < cases(4, 1); round++) {
      const some = boards();
      for (const view of [0, 1]) {
        for (const network of [fast, twin]) {
          network.boards.set(some);
          network.evaluateBoards(0, BATCH, view);
        }
        expect(fast.sums).toEqual(twin.sums);
        expect(largest(fast.results, twin.results)).toBeLessThan(2e-6);
      }
    }
    expect(new Set(fast.results).size).toBeGreaterThan(BATCH);
  });

  it("nearly agrees with floats", () => {
    const { float, fast, boards } = three(shape);
    for (let round = 0; round < cases(10, 3); round++) {
      const some = boards();
      for (const network of [float, fast]) {
        network.boards.set(some);
        network.evaluateBoards(0, BATCH, round % 2);
      }
      expect(largest(float.results, fast.results)).toBeLessThan(4e-3);
    }
  });

  it("gives the same results in any order and any batch", () => {
    const { fast, boards, slots } = three(shape);
    const chance = seededChance("order");
    for (let round = 0; round < cases(20, 4); round++) {
      const some = boards();
      fast.boards.set(some);
      fast.evaluateBoards(0, BATCH, round % 2);
      const results = fast.results.slice();
      const order = chance.shuffle(Array.from({ length: BATCH }, (_, i) => i));
      const size = slots + 3;
      for (const [place, board] of order.entries())
        fast.boards.set(some.subarray(board * size, (board + 1) * size), place * size);
      fast.evaluateBoards(0, 13, round % 2);
      fast.evaluateBoards(13, BATCH - 13, round % 2);
      for (const [place, board] of order.entries())
        expect(fast.results.subarray(8 * place, 8 * place + 8)).toEqual(
          results.subarray(8 * board, 8 * board + 8),
        );
    }
  });

  it("does not overflow on the worst boards", () => {
    const { float, fast, next, slots } = three(shape);
    const units = shape.hidden[0]!;
    for (const sign of [1, -1]) {
      // Only positive numbers have weights, and all contributions add up: 3 in every slot is the worst case.
      float.parameters.forEach((parameter, p) => {
        for (let i = 0; i < parameter.length; i++) {
          const feature = Math.floor(i / units);
          const alone = feature < 6 * slots;
          const weighs = p > 0 || (alone ? feature % 6 < 3 : (feature - 6 * slots) % 16 === 15);
          parameter[i] = weighs ? (p < 2 ? sign : 1) * (1 + next() / 2 ** 32) : 0;
        }
      });
      float.changed();
      fast.take(float.parameters);
      for (const network of [float, fast]) {
        network.boards.fill(3, 0, slots);
        network.evaluateBoards(0, 1, 0);
      }
      // The bound includes pairs that would reach beyond the end of the line.
      const least = shape.pairs ? 25_000 : 32_300;
      for (const sum of fast.sums.subarray(0, units)) expect(sign * sum).toBeGreaterThan(least);
      expect(largest(float.results, fast.results)).toBeLessThan(2e-6);
    }
  });
});

it("accepts new weights and then equals a new network", () => {
  const { float, fast, twin, boards, next } = three(CASES[2]!);
  for (const parameter of float.parameters)
    for (let i = 0; i < parameter.length; i++) parameter[i] = (next() / 2 ** 32 - 0.5) / 4;
  const again = three(CASES[2]!).fast;
  again.take(float.parameters);
  fast.take(float.parameters);
  expect(fast.rows).toEqual(again.rows);
  expect(fast.rows).toEqual(twin().rows);
  const some = boards();
  for (const network of [fast, again]) {
    network.boards.set(some);
    network.evaluateBoards(0, BATCH, 1);
  }
  expect(fast.results).toEqual(again.results);
});

it("refuses boards with more slots than it can compare at once", () => {
  const encoding = encodingOf(65);
  expect(() => new QuantizedNetwork({ features: 390, hidden: [8], outputs: 1 }, { encoding })).toThrow(
    "A network of integers reads boards of up to 64 slots, not 65.",
  );
});
