import { canonicalText, type Game, LEVELS, OVER } from "@tyche/engine";
import { loadGame } from "@tyche/registry";
import { expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { type AnyGame, solved } from "./judge.js";
import { lossesAt, meanLosses } from "./measure.js";
import type { LossPlan } from "./plans.js";
import { type Losses, runLosses } from "./run.js";

/** Naming n of 0 to 3 pays n at once; the levels that err choose evenly. */
const naming: Game<number, number> = {
  name: "naming",
  facts: { players: 1, zeroSum: false, bounds: [0, 3], cycles: false, chance: false },
  start: () => -1,
  turn: (named) => (named < 0 ? 0 : OVER),
  actions: (named) => (named < 0 ? [0, 1, 2, 3] : []),
  play: (_, action) => action,
  payoff: (named) => [named],
  levels: LEVELS.map((level) => ({ temperature: level === 10 ? 0 : 1e9 })),
};

it("a loss is the reference's best value less that of the choice", async () => {
  const values = new Map([0, 1, 2, 3].map((n) => [canonicalText(n), 2 * n]));
  const scale = { factor: 10, large: 30, choices: 100 };
  const { loss, large } = await lossesAt(naming as AnyGame, -1, values, scale);
  // Choices lose 60, 40, 20 and 0.
  expect(loss[0]).toBe(30);
  expect(large[0]).toBe(0.5);
  expect(Math.abs(loss[1]! - 30)).toBeLessThan(8);
  expect(Math.abs(large[1]! - 0.5)).toBeLessThan(0.2);
  expect([loss[10], large[10]]).toEqual([0, 0]);
  const rows = [0, 2].map((n) => ({ at: "", loss: loss.map((one) => one + n), large }));
  expect(meanLosses(rows, "loss")[0]).toMatchObject({ value: 31 });
  await expect(lossesAt(naming as AnyGame, -1, new Map([["0", 0]]), scale)).rejects.toThrow("does not know");
});

it("the luck of one decision is not that of another", async () => {
  const values = new Map([0, 1, 2, 3].map((n) => [canonicalText(n), n]));
  const scale = { factor: 10, large: 15, choices: 4 };
  const rows = await Promise.all(
    Array.from({ length: cases(40, 16) }, (_, i) => lossesAt(naming as AnyGame, -1 - i, values, scale)),
  );
  const mean = rows.reduce((sum, { loss }) => sum + loss[1]!, 0) / rows.length;
  // Like random play; the standard error is 0.9, or 1.4 in the quick suite.
  expect(Math.abs(mean - 15)).toBeLessThan(cases(4, 6));
});

it("measures on after a stop as without it, and level 10 of tic-tac-toe loses nothing", async () => {
  const named = await loadGame("tic-tac-toe");
  const plan: LossPlan = {
    ...{ name: "", game: "tic-tac-toe", reference: "", unit: "", digits: 0, factor: 50, large: 25 },
    ...{ positions: 6, choices: 2, sampling: { perGame: 2 }, judge: async (game) => solved(game) },
  };
  const all: Losses[] = [];
  for await (const losses of runLosses(named, plan, { seed: "test", rows: [] })) all.push(losses);
  const whole = all.at(-1)!;
  expect(whole.rows).toHaveLength(6);
  expect(new Set(whole.rows.map(({ at }) => at)).size).toBe(6);
  for (const { loss } of whole.rows) expect(loss[10]).toBe(0);
  let last = all[2]!;
  for await (const losses of runLosses(named, plan, last)) last = losses;
  expect(last).toEqual(whole);
  const missing = { ...plan, judge: async () => undefined };
  expect(await runLosses(named, missing, { seed: "test", rows: [] }).next()).toEqual({
    done: true,
    value: false,
  });
});
