import { sfc32 } from "@tyche/engine/chance";
import { type BoardEncoding, Network, type Shape } from "@tyche/learn/network";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { encodingOf } from "../../test/board-encoding.js";
import { ReferenceNetwork } from "../../test/reference-kernels.js";

/** Steps of Adam. */
const ROUNDS = cases(20, 6);

const ENCODING = encodingOf(10);
/** The same, with features for pairs of the first eight slots that are at most three apart. */
const PAIRS = encodingOf(10, { slots: 8, reach: 3 });
/** The same, with layers for ten phases. */
const PHASED = encodingOf(10, { slots: 8, reach: 3 }, { slots: 8, zone: 3, most: 2 });

interface Case extends Shape {
  readonly encoding?: BoardEncoding;
}

const SHAPES: readonly Case[] = [
  { features: 60, hidden: [8], outputs: 1 },
  { features: 60, hidden: [40], outputs: 5 },
  { features: 60, hidden: [64, 16], outputs: 5 },
  { features: 60, hidden: [48, 40, 8], outputs: 8 },
  { features: PAIRS.features, hidden: [32, 16], outputs: 5, encoding: PAIRS },
  { features: PAIRS.features, hidden: [32, 16], outputs: 5, encoding: PHASED },
];

/** The same network in both implementations, and a generator for their inputs. */
function pair({ encoding = ENCODING, ...shape }: Case) {
  const options = { encoding, batch: 16, stride: 12, seed: 3, entries: 120, adam: true };
  const twin = new ReferenceNetwork(shape, options);
  const fast = new Network(shape, options);
  const next = sfc32(shape.hidden.join());
  // Biases and output weights start at zero, so set them to other values, except those of unused outputs.
  const layers = shape.hidden.length;
  twin.parameters.forEach((parameter, p) => {
    const delivers = p >= 2 && (p >> 1) % layers === 0;
    for (let i = 0; i < parameter.length; i++) {
      const begins = p % 2 === 1 || delivers || (p === 0 && i >= 60 * shape.hidden[0]!);
      if (begins && (!delivers || i % 8 < shape.outputs)) parameter[i] = (next() / 2 ** 32 - 0.5) / 2;
    }
    fast.parameters[p]!.set(parameter);
  });
  return { twin, fast, next };
}

function fill(network: Network, boards: Int8Array): void {
  network.boards.set(boards);
}

/** By definition: the pairs of a board whose line is read backwards, with signs changed. */
function pairsSeenFromTheEnd(board: Int8Array, { encoding }: Case): [number, number][] {
  const pairs = encoding?.pairs;
  if (!pairs) return [];
  const line = [...board.subarray(0, pairs.slots)].reverse().map((number) => -number);
  const classes = [-2, -1, 1, 2];
  const found: [number, number][] = [];
  for (let low = 0; low < line.length; low++) {
    for (let distance = 1; distance <= pairs.reach && low + distance < line.length; distance++) {
      const kinds = [line[low]!, line[low + distance]!].map((number) =>
        classes.indexOf(Math.max(-2, Math.min(2, number))),
      );
      if (kinds.includes(-1)) continue;
      found.push([pairs.first + ((distance - 1) * pairs.slots + low) * 16 + 4 * kinds[0]! + kinds[1]!, 1]);
    }
  }
  return found;
}

const largest = (one: Float32Array, other: Float32Array): number =>
  one.reduce((most, value, i) => Math.max(most, Math.abs(value - other[i]!)), 0);

describe.each(SHAPES)("a network of $hidden units and $outputs outputs", (shape) => {
  it("agrees in WebAssembly and in TypeScript, from both sides", () => {
    const { twin, fast, next } = pair(shape);
    for (let round = 0; round < cases(50, 4); round++) {
      const boards = Int8Array.from({ length: 16 * 12 }, () => (next() % 7) - 3);
      for (const view of [0, 1]) {
        fill(twin, boards);
        fill(fast, boards);
        twin.evaluateBoards(0, 16, view);
        fast.evaluateBoards(0, 16, view);
        expect(largest(twin.results, fast.results)).toBeLessThan(2e-6);
      }
    }
    expect(new Set(fast.results).size).toBeGreaterThan(8);
  });

  it("gives the same for a board and for its features", () => {
    const { fast, next } = pair(shape);
    for (let round = 0; round < cases(50, 4); round++) {
      const board = Int8Array.from({ length: 10 }, () => (next() % 7) - 3);
      fast.boards.set(board);
      fast.evaluateBoards(0, 1, 1);
      const byRows = fast.results.slice(0, 8);
      const view = ENCODING.views[1]!;
      fast.evaluateFeatures([
        ...[...board].flatMap((number, slot) =>
          number === 0 ? [] : ENCODING.rows[view.bases[slot]! - number]!,
        ),
        ...pairsSeenFromTheEnd(board, shape),
      ]);
      expect(largest(byRows, fast.results.slice(0, 8))).toBeLessThan(2e-6);
    }
  });

  it("learns the same, step by step", () => {
    const { twin, fast, next } = pair(shape);
    for (let round = 0; round < cases(200, 20); round++) {
      const board = Int8Array.from({ length: 10 }, () => (next() % 7) - 3);
      const target = Float32Array.from({ length: shape.outputs }, () => next() / 2 ** 32);
      twin.boards.set(board);
      fast.boards.set(board);
      const losses = [twin, fast].map((network) => network.trainBoard(0, round % 2, target, 0.05));
      expect(losses[0]).toBeCloseTo(losses[1]!, 4);
    }
    twin.parameters.forEach((parameter, p) => {
      expect(largest(parameter, fast.parameters[p]!)).toBeLessThan(1e-4);
    });
  });

  it("makes the same steps of Adam, each with the sum of several gradients", () => {
    const { twin, fast, next } = pair(shape);
    for (let round = 0; round < ROUNDS; round++) {
      for (let i = 0; i < 6; i++) {
        const board = Int8Array.from({ length: 10 }, () => (next() % 7) - 3);
        const target = Float32Array.from({ length: shape.outputs }, () => next() / 2 ** 32);
        for (const network of [twin, fast]) {
          network.boards.set(board);
          network.accumulateBoard(0, i % 2, target);
        }
      }
      twin.adapt(0.002, 6);
      fast.adapt(0.002, 6);
    }
    twin.parameters.forEach((parameter, p) => {
      expect(largest(parameter, fast.parameters[p]!)).toBeLessThan(2e-3);
    });
    expect(fast.steps).toBe(ROUNDS);
  });

  it.each(["board", "features"])("accumulates the gradient of a direct step: %s", (input) => {
    const { twin, fast, next } = pair(shape);
    const before = fast.parameters.map((parameter) => parameter.slice());
    const board = Int8Array.from({ length: 10 }, () => (next() % 7) - 3);
    const target = Float32Array.from({ length: shape.outputs }, () => next() / 2 ** 32);
    twin.boards.set(board);
    fast.boards.set(board);
    const features = [
      [3, 1],
      [17, 0.5],
      [41, -2],
    ] as const;
    if (input === "board") {
      twin.trainBoard(0, 0, target, 0.1);
      fast.accumulateBoard(0, 0, target);
    } else {
      twin.trainFeatures(features, target, 0.1);
      fast.accumulateFeatures(features, target);
    }
    expect(fast.parameters).toEqual(before);
    // The first step of Adam has the length of its step size wherever the slope is nonzero, in the slope's direction.
    fast.adapt(0.01, 1);
    fast.parameters.forEach((parameter, p) => {
      parameter.forEach((value, i) => {
        const plain = twin.parameters[p]![i]! - before[p]![i]!;
        if (Math.abs(plain) > 1e-4) expect(value - before[p]![i]!).toBeCloseTo(0.01 * Math.sign(plain), 4);
      });
    });
  });

  it("steps along the slope of the cross-entropy, as measured by finite differences", () => {
    const { twin: network, next } = pair(shape);
    const input = [
      [3, 1],
      [17, 0.5],
      [41, -2],
    ] as const;
    const target = Float32Array.from({ length: shape.outputs }, () => next() / 2 ** 32);
    const loss = (): number => {
      network.evaluateFeatures(input);
      let sum = 0;
      for (let i = 0; i < shape.outputs; i++) {
        const output = network.results[i]!;
        sum -= target[i]! * Math.log(output) + (1 - target[i]!) * Math.log(1 - output);
      }
      return sum;
    };
    const before = network.parameters.map((parameter) => parameter.slice());
    const reset = (): void => network.parameters.forEach((parameter, p) => void parameter.set(before[p]!));
    const rate = 1e-3;
    network.trainFeatures(input, target, rate);
    const steps = network.parameters.map((parameter, p) =>
      parameter.map((value, i) => value - before[p]![i]!),
    );
    reset();
    network.parameters.forEach((parameter, p) => {
      for (let trial = 0; trial < cases(20, 5); trial++) {
        const i = next() % parameter.length;
        const width = 2e-3;
        parameter[i] = before[p]![i]! + width;
        const above = loss();
        parameter[i] = before[p]![i]! - width;
        const below = loss();
        parameter[i] = before[p]![i]!;
        const slope = (above - below) / (2 * width);
        // A rectifier may have its kink within the width; single precision gives about three digits.
        expect(Math.abs(steps[p]![i]! / rate + slope)).toBeLessThan(0.02 + 0.05 * Math.abs(slope));
      }
    });
  });
});
