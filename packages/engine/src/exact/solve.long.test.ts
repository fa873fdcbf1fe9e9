import { expect, it } from "vitest";
import { FastPig } from "../../test/fast-pig.js";
import { type PigState, pig } from "../../test/sample-games.js";
import { type Game, OVER } from "../contract/game.js";
import { decide } from "../think/think.js";
import { solveGame } from "./solve.js";

/** Never over, and each turn adds to the state. */
const counted: Game<number, string> = {
  name: "counted",
  facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: false, chance: false },
  start: () => 0,
  turn: (turns) => (turns < 0 ? OVER : turns % 2),
  actions: () => ["one", "two"],
  play: (turns, action) => turns + (action === "one" ? 1 : 2),
  payoff: () => [1, 0],
};

it("names a state that grows for ever before the memory is used up; the method exact then searches", async () => {
  const sentence = /^counted: 250000 positions in a row are all different/;
  expect(() => solveGame(counted)).toThrow(sentence);
  await expect(decide(counted, 0, { algorithm: "exact" })).rejects.toThrow(sentence);
  const { actions, solved } = await decide(counted, 0, { algorithm: "exact", time: 20_000 });
  expect([actions.length, solved]).toEqual([2, false]);
}, 120_000);

it("value iteration solves Pig to 100: the first player wins with 0.530592725274, within a proved interval", () => {
  const game = { ...pig(100), position: (state: PigState) => new FastPig(100, state) };
  const solution = solveGame(game);
  expect(solution.value.high - solution.value.low).toBeLessThan(1e-10);
  expect(solution.value.low).toBeLessThanOrEqual(0.5305927252745);
  expect(solution.value.high).toBeGreaterThanOrEqual(0.5305927252735);
  // At own 41 against 49: hold at 22..26, roll at 27, hold from 28, roll from 57 (T. Neller, C. Presser 2004).
  const best = (total: number): string => solution.at([41, 49, total, 0]).actions[0]!.action;
  expect([22, 26, 28, 56].map(best)).toEqual(["hold", "hold", "hold", "hold"]);
  expect([2, 21, 27, 57, 58].map(best)).toEqual(["roll", "roll", "roll", "roll", "roll"]);
  expect(() => solution.at([41, 49, 1, 0])).toThrow("cannot be reached");
});
