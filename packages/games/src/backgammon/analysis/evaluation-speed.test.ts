import { expect, it } from "vitest";
import { evaluationSpeed } from "./evaluation-speed.js";
import { type OutcomeEvaluator, pipsOnly } from "./evaluator.js";

/** Passes by the clock of an evaluator that takes a millisecond a board, or half as long from its 100,000th board on. */
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

it("tells the fastest of the passes that the time allows, over the same boards", () => {
  const short = measured(0);
  expect(short.boards).toBeGreaterThan(40 * 21 * 5);
  expect(short.ms).toBe(short.boards);
  // Three passes, and the plays of the games.
  const games = short.asked - 3 * short.boards;
  expect(games).toBeGreaterThan(1000);
  expect(games).toBeLessThan(short.boards);
  const long = measured(100_000 + 2 * short.boards);
  expect(long.boards).toBe(short.boards);
  expect(long.ms).toBe(short.boards / 2);
  expect((long.asked - games) % long.boards).toBe(0);
  expect((long.asked - games) / long.boards).toBeGreaterThan(3);
});
