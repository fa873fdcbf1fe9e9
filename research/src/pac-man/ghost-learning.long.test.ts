import { PURSUIT_FEATURES } from "@tyche/games/pac-man";
import { expect, it } from "vitest";
import { GhostLearning } from "./ghost-learning.js";

it("ghosts learn from scratch to approach along the corridors, with the same result for the same seed", () => {
  const way = PURSUIT_FEATURES.indexOf("way");
  const [one, other] = [1, 1].map((seed) => new GhostLearning({ seed, rate: 0.002, depth: 1 }));
  for (let game = 0; game < 20; game++) one!.next();
  const early = one!.weights[way]!;
  for (let game = 0; game < 40; game++) one!.next();
  expect(one!.weights[way]).toBeLessThan(-0.1);
  expect(one!.weights[way]).toBeLessThan(early);
  for (let game = 0; game < 60; game++) other!.next();
  expect(other!.weights).toEqual(one!.weights);
});
