import { sfc32 } from "@tyche/engine/chance";
import { encodeModel, ModelFileError, TrainingError } from "@tyche/learn";
import { NTuples, nTupleModel, PackedNTuples, readNTuples, type Tuple } from "@tyche/learn/ntuple";
import { describe, expect, it } from "vitest";
import { AfterstateLearner, EpisodeLearner } from "../../test/afterstate-learner.js";

const TUPLES: readonly Tuple[] = [[0, 1, 2, 3], [4, 5, 8], [0, 2, 7], [1, 2, 5, 6], [15]];

/** The eight symmetries of a 4 x 4 board, by coordinates. */
const SQUARE = [
  (x: number, y: number) => [x, y],
  (x: number, y: number) => [3 - x, y],
  (x: number, y: number) => [x, 3 - y],
  (x: number, y: number) => [3 - x, 3 - y],
  (x: number, y: number) => [y, x],
  (x: number, y: number) => [3 - y, x],
  (x: number, y: number) => [y, 3 - x],
  (x: number, y: number) => [3 - y, 3 - x],
].map((turn) =>
  Array.from({ length: 16 }, (_, cell) => {
    const [x, y] = turn(cell % 4, cell >> 2);
    return 4 * y! + x!;
  }),
);

const random = sfc32("n-tuples");
const board = (): number[] => Array.from({ length: 16 }, () => random() % 16);
const packed = (cells: readonly number[]): [number, number] => [
  cells.slice(0, 8).reduceRight((word, value) => (word << 4) | value, 0),
  cells.slice(8).reduceRight((word, value) => (word << 4) | value, 0),
];

/** Compares long arrays faster than the matchers do. */
function alike(a: Float32Array, b: Float32Array, apart = 0): boolean {
  return a.length === b.length && a.every((value, i) => Math.abs(value - b[i]!) <= apart);
}

function plain(): NTuples {
  return new NTuples({ cells: 16, values: 16, tuples: TUPLES, symmetries: SQUARE });
}

describe("n-tuple networks", () => {
  it("are the sum of one weight for each tuple and symmetry", () => {
    const network = new NTuples({
      cells: 4,
      values: 3,
      tuples: [[3, 0], [1]],
      symmetries: [
        [0, 1, 2, 3],
        [1, 0, 3, 2],
      ],
    });
    network.weights.set(network.weights.map((_, i) => 2 ** i));
    // Cells 0 and 3: entry 2 + 3 x 1; mirrored, cells 1 and 2: entry 0 + 3 x 2; then cell 1, and cell 0.
    expect(network.value([2, 0, 2, 1])).toBe(2 ** 5 + 2 ** 6 + 2 ** (9 + 0) + 2 ** (9 + 2));
  });

  it("value packed boards as cell by cell, and all eight rotations and reflections alike", () => {
    const network = plain();
    const fast = new PackedNTuples({ tuples: TUPLES });
    for (let i = 0; i < network.weights.length; i++) network.weights[i] = (random() % 2001) - 1000;
    fast.setWeights(network.weights);
    for (let i = 0; i < 1000; i++) {
      const cells = board();
      const value = network.value(cells);
      expect(fast.evaluate(...packed(cells))).toBe(value);
      const turned = SQUARE[i % 8]!.map((cell) => cells[cell]!);
      expect(fast.evaluate(...packed(turned))).toBe(value);
    }
  });

  it.each([0, 0.5, 1])("learn the same packed and cell by cell, lambda %d", (lambda) => {
    const network = plain();
    const slow = lambda > 0 ? new EpisodeLearner(network, 0.5, lambda) : new AfterstateLearner(network, 0.5);
    const fast = new PackedNTuples({ tuples: TUPLES, learningRate: 0.5, lambda });
    for (let episode = 0; episode < 40; episode++) {
      slow.begin();
      fast.begin();
      const length = 1 + (random() % 30);
      for (let move = 0; move < length; move++) {
        const count = 1 + (random() % 4);
        // Few values, so that entries recur.
        const offered = Array.from({ length: count }, () => ({
          cells: board().map((value) => value % 3),
          reward: random() % 100,
        }));
        for (const [i, { cells, reward }] of offered.entries()) {
          fast.candidates.set(packed(cells), 4 * i);
          fast.rewards[4 * i + 2] = reward;
        }
        expect(fast.choose(count)).toBe(slow.choose(offered));
      }
      slow.end();
      fast.end();
    }
    const weights = fast.weights();
    expect(weights.some((weight) => weight !== 0)).toBe(true);
    expect(alike(weights, network.weights, 0.01)).toBe(true);
    expect(fast.takeSquaredErrors()).toBeGreaterThan(0);
    expect(fast.takeSquaredErrors()).toBe(0);
  });

  it("learn an episode that is longer than the memory in parts", () => {
    const network = new PackedNTuples({ tuples: [[0]], learningRate: 1, lambda: 0.9 });
    // Ten positions in a ring; each step earns 1.
    for (let step = 0; step < 70_000; step++) {
      network.candidates.set(packed([step % 10, ...Array.from({ length: 15 }, () => 0)]));
      network.rewards[2] = 1;
      network.choose(1);
      if (step === 65_535) expect(network.takeSquaredErrors()).toBe(0);
      if (step === 65_536) expect(network.takeSquaredErrors()).toBeGreaterThan(0);
    }
    expect(network.takeSquaredErrors()).toBe(0);
    expect(network.weights()[5]).toBeGreaterThan(0);
    network.candidates.set(packed(Array.from({ length: 16 }, () => 11)));
    network.rewards[2] = 1000;
    network.choose(1);
    network.end();
    const [before, longBefore] = [9, 0].map((place) => network.weights()[place]!);
    expect(before).toBeGreaterThan(100);
    expect(longBefore).toBeGreaterThan(0);
  });

  it("learn the expected rewards of a chain with known values", () => {
    // Three positions in a row; each step earns 10 or, half of the time, 20; after the third the episode ends.
    const network = new NTuples({ cells: 1, values: 3, tuples: [[0]] });
    const learner = new AfterstateLearner(network, 1);
    for (let episode = 0; episode < 5000; episode++) {
      learner.begin();
      for (let place = 0; place < 3; place++) {
        learner.choose([{ cells: [place], reward: random() % 2 === 0 ? 10 : 20 }]);
      }
      learner.end();
    }
    expect(network.value([2])).toBeCloseTo(0, 1);
    expect(Math.abs(network.value([1]) - 15)).toBeLessThan(1.5);
    expect(Math.abs(network.value([0]) - 30)).toBeLessThan(2);
  });

  it("are stored as a model, complete or without rarely updated weights", () => {
    const network = new PackedNTuples({ tuples: TUPLES, learningRate: 1 });
    const often = packed(board());
    for (const [cells, times] of [
      [often, 10],
      [packed(board()), 2],
    ] as const) {
      for (let i = 0; i < times; i++) {
        network.candidates.set(cells);
        network.rewards[2] = 100 + i;
        network.choose(1);
        network.end();
      }
      for (let i = 0; i < network.entries.length; i += 4) {
        if (network.entries[i + 3]! > 0 && network.entries[i] === 0)
          network.entries[i] = (random() % 2001) - 1000;
      }
    }
    const options = { game: "some", history: [] };
    const whole = encodeModel(nTupleModel(network, options));
    expect(alike(readNTuples(whole, "some").network.weights(), network.weights())).toBe(true);
    const small = encodeModel(nTupleModel(network, { ...options, updates: 5 }));
    expect(small.length).toBeLessThan(whole.length / 10);
    const { network: read } = readNTuples(small, "some");
    expect(read.evaluate(...often) / network.evaluate(...often)).toBeCloseTo(1, 3);
    const { entries } = network;
    const weights = network.weights();
    weights.forEach((_, i) => {
      if (entries[4 * i + 3]! < 5) weights[i] = 0;
    });
    expect(alike(read.weights(), weights, 0.1)).toBe(true);
    expect(() => readNTuples(small, "other")).toThrow(ModelFileError);
  });

  it.each([
    [[], /at least one tuple/],
    [[[0, 16]], /from 0 to 15, not \[0, 16\]/],
    [[[1, 1]], /different cells/],
    [[[0, 2, 4, 6]], /form 4 runs/],
    [[[0, 1, 2, 3, 4, 5, 6, 7]], /MiB, more than 4096/],
  ] as const)("refuse %j with one message", (tuples, message) => {
    const make = (): unknown => new PackedNTuples({ tuples });
    expect(make).toThrow(TrainingError);
    expect(make).toThrow(message);
  });

  it("refuse weights of another network, and symmetries of another board", () => {
    expect(() => new PackedNTuples({ tuples: [[0]] }).setWeights([1, 2, 3])).toThrow(/16 weights, and 3/);
    const twice = (): unknown => new NTuples({ cells: 2, values: 2, tuples: [[0]], symmetries: [[0, 0]] });
    expect(twice).toThrow(/each of the 2 cells once/);
  });
});
