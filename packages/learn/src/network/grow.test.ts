import { sfc32 } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { grownNetwork } from "./grow.js";
import { Network } from "./network.js";

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
  ])("does what it did before: %j to %j", (small, large) => {
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
