import { sfc32 } from "@tyche/engine/chance";
import { grownNetwork, Network } from "@tyche/learn/network";
import { describe, expect, it } from "vitest";

function network(hidden: readonly number[], seed: number): Network {
  return new Network({ features: 30, hidden, outputs: 5 }, { seed });
}

describe("a network that grows", () => {
  it.each([
    [[8], [40]],
    [
      [16, 8],
      [24, 16],
    ],
    [
      [16, 8],
      [16, 8],
    ],
  ])("gives the same values as before: %j to %j", (small, large) => {
    const next = sfc32(small.join());
    const from = network(small, 1);
    for (const parameter of from.parameters) {
      for (let i = 0; i < parameter.length; i++) parameter[i] = next() / 2 ** 31 - 1;
    }
    const into = grownNetwork(from, network(large, 2));
    for (let trial = 0; trial < 100; trial++) {
      const input = Array.from({ length: 30 }, (_, feature) => [feature, next() / 2 ** 32] as const);
      from.evaluateFeatures(input);
      into.evaluateFeatures(input);
      for (let i = 0; i < 5; i++) expect(into.results[i]).toBeCloseTo(from.results[i]!, 5);
    }
  });

  it("gives in every phase the values of the original single phase", () => {
    const rows = Array.from({ length: 4 * 8 }, (_, row) => (row % 8 === 4 ? [] : [[row, 1] as const]));
    const views = [
      { bases: [4, 12, 20, 28], sign: 1 },
      { bases: [28, 20, 12, 4], sign: -1 },
    ] as const;
    const encoding = { slots: 4, features: 32, rows, views };
    const shape = { features: 32, hidden: [16, 8], outputs: 5 };
    const options = { batch: 8, stride: 4 };
    const from = new Network(shape, { ...options, encoding, seed: 1 });
    const next = sfc32("phases");
    for (const parameter of from.parameters) {
      for (let i = 0; i < parameter.length; i++) parameter[i] = next() / 2 ** 31 - 1;
    }
    from.changed();
    const phases = { slots: 4, zone: 1, most: 2 };
    const into = grownNetwork(
      from,
      new Network(shape, { ...options, encoding: { ...encoding, phases }, seed: 2 }),
    );
    expect(into.parameters).toHaveLength(2 + 10 * 4);
    for (let trial = 0; trial < 50; trial++) {
      for (let i = 0; i < 32; i++) from.boards[i] = (next() % 7) - 3;
      into.boards.set(from.boards);
      from.evaluateBoards(0, 8, trial % 2);
      into.evaluateBoards(0, 8, trial % 2);
      expect(into.results).toEqual(from.results);
    }
    expect(() => grownNetwork(into, from)).toThrow("as many phases or one");
  });

  it("learns with its new units", () => {
    const into = grownNetwork(network([8], 1), network([16], 2));
    const before = into.parameters[2]!.slice();
    for (let i = 0; i < 50; i++) into.trainFeatures([[i % 30, 1]], [1, 0, 0, 0, 0], 0.1);
    const row = (unit: number): number => Math.abs(into.parameters[2]![unit * 8]! - before[unit * 8]!);
    expect(Array.from({ length: 8 }, (_, unit) => row(8 + unit)).some((change) => change > 0)).toBe(true);
  });

  it("cannot shrink", () => {
    expect(() => grownNetwork(network([16], 1), network([8], 1))).toThrow(
      "A network of hidden units 16 cannot grow into one of 8",
    );
  });
});
