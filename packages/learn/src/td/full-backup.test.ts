import { expect, it } from "vitest";
import { DELIVERED } from "../kernels/layout.js";
import { FullBackup } from "./full-backup.js";

it("is the mean of the best replies, weighted by the probabilities of the outcomes", () => {
  // Outcome 0 (1/4) ends the game with 1; outcome 1 (3/4) has two afterstates, worth 0.2 and 0.6 to their player.
  let outcome = 0;
  const network = {
    boards: new Float32Array(4),
    stride: 1,
    results: new Float32Array(2 * DELIVERED),
    evaluateBoards(_: number, count: number) {
      expect(count).toBe(2);
      network.results.fill(0);
      network.results[0] = 0.2;
      network.results[DELIVERED] = 0.6;
    },
  };
  const episode = {
    outcomes: () => 2,
    probability: (at: number) => [0.25, 0.75][at]!,
    expand(at: number) {
      outcome = at;
      return at === 0 ? 0 : 2;
    },
    finish: () => (outcome === 0 ? 0 : -1),
    finished(into: Float32Array) {
      into[0] = 1;
    },
    view: () => 0,
  };
  const task = {
    outputs: 1,
    value: (results: Float32Array, at: number) => results[at]!,
    turned(from: Float32Array, _: number, into: Float32Array) {
      into.set(from.subarray(0, 1));
    },
  };
  const target = new Float32Array(1);
  new FullBackup(network as never, task as never).write(episode as never, target);
  expect(target[0]).toBeCloseTo(0.25 * 1 + 0.75 * 0.6, 6);
});
