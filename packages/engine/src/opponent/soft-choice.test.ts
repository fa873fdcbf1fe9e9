import { expect, it } from "vitest";
import { seededChance } from "../chance/seeded.js";
import type { Decision } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import { softChoice } from "./soft-choice.js";

const FACTS: Facts = {
  players: 2,
  zeroSum: true,
  bounds: [-1, 1],
  cycles: false,
  chance: false,
  hidden: true,
};

it("errs as often with a mixture, and keeps the mixture among actions that lose nothing", () => {
  const row = (action: string, value: number, probability: number) =>
    ({ action, value, probability, bound: "estimate", depth: 0, method: "equilibrium" }) as const;
  const actions = [row("a", 0, 0.8), row("b", -1e-5, 0.2), row("c", -0.5, 0)];
  const decision = { actions, best: "a" } as unknown as Decision<string>;
  const chance = seededChance("mixture");
  const games = 20_000;
  const counts = { a: 0, b: 0, c: 0 };
  for (let i = 0; i < games; i++) counts[softChoice(FACTS, 0, decision, 0.5, chance) as "a"]++;
  const error = Math.exp(-1) / (2 + Math.exp(-1));
  expect(counts.c / games).toBeCloseTo(error, 2);
  expect(counts.a / games).toBeCloseTo(0.8 * (1 - error), 2);
  expect(counts.b / games).toBeCloseTo(0.2 * (1 - error), 2);
});

it("leaves a mixture the more often the higher the temperature, since a loss of a unit is never none", () => {
  const row = (action: string, value: number, probability: number) =>
    ({ action, value, probability, bound: "estimate", depth: 0, method: "equilibrium" }) as const;
  const actions = [row("a", 0, 0.5), row("b", 0, 0.5), row("c", -2, 0)];
  const decision = { actions, best: "a" } as unknown as Decision<string>;
  const errors = [30, 4, 2, 1, 0.3].map((temperature) => {
    const chance = seededChance("unit");
    const draws = Array.from({ length: 4000 }, () => softChoice(FACTS, 0, decision, temperature, chance, 1));
    return draws.filter((action) => action === "c").length / draws.length;
  });
  expect(errors).toEqual(errors.toSorted((a, b) => b - a));
  expect(errors[0]).toBeCloseTo(Math.exp(-2 / 30) / (2 + Math.exp(-2 / 30)), 1);
  expect(errors.at(-1)).toBe(0);
});
