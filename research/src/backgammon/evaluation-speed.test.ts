import { type OutcomeEvaluator, pipsOnly } from "@tyche/games/backgammon";
import { expect, it } from "vitest";
import { evaluationDifference, evaluationSpeed } from "./evaluation-speed.js";

/** Measures an evaluator that takes one millisecond per board, and half as long from its 100,000th board on. */
function measured(total: number) {
  let asked = 0;
  let time = 0;
  const slow: OutcomeEvaluator = {
    name: "slow",
    evaluate(boards, at, count, player, into, to) {
      for (let i = 0; i < count; i++) time += ++asked > 100_000 ? 0.5 : 1;
      pipsOnly.evaluate(boards, at, count, player, into, to);
    },
  };
  return { ...evaluationSpeed(slow, () => time, total), asked };
}

it("reports the fastest pass within the time limit, over the same boards", () => {
  const short = measured(0);
  expect(short.boards).toBeGreaterThan(40 * 21 * 5);
  expect(short.ms).toBe(short.boards);
  // Three passes, plus the plays of the games.
  const games = short.asked - 3 * short.boards;
  expect(games).toBeGreaterThan(1000);
  expect(games).toBeLessThan(short.boards);
  const long = measured(100_000 + 2 * short.boards);
  expect(long.boards).toBe(short.boards);
  expect(long.ms).toBe(short.boards / 2);
  expect((long.asked - games) % long.boards).toBe(0);
  expect((long.asked - games) / long.boards).toBeGreaterThan(3);
});

it("reports how far two evaluators differ, and how often they prefer the same play", () => {
  /** An evaluator by the race, and one that adds a constant to the winning chance, or the reverse. */
  const shifted = (by: number, sign = 1): OutcomeEvaluator => ({
    name: "shifted",
    evaluate(boards, at, count, player, into, to) {
      pipsOnly.evaluate(boards, at, count, player, into, to);
      for (let i = 0; i < count; i++) into[to + 5 * i] = 0.5 + sign * (into[to + 5 * i]! - 0.5) + by;
    },
  });
  const near = evaluationDifference(pipsOnly, shifted(0.01), 5);
  expect(near.boards).toBeGreaterThan(5 * 21 * 5);
  expect(near.mean).toBeCloseTo(0.02, 9);
  expect(near.largest).toBeCloseTo(0.02, 9);
  expect(near.samePlay).toBe(1);
  const far = evaluationDifference(pipsOnly, shifted(0, -1), 5);
  expect(far.largest).toBeGreaterThan(far.mean);
  expect(far.samePlay).toBeLessThan(0.9);
});
