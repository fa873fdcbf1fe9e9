import { expect, it } from "vitest";
import { yahtzee } from "../../test/levelled-games.js";
import { seededChance } from "../chance/seeded.js";
import { decide, think } from "../think/think.js";
import { comparableDecision } from "./compared-actions.js";

it("values all actions whatever its node limit, where the limit alone leaves all but one without a value", async () => {
  for (const game of [yahtzee(1), yahtzee(2)]) {
    const state = game.start(seededChance(4));
    const options = { nodes: 200, rank: "all" } as const;
    const limited = await decide(game, state, options);
    expect(limited.actions.filter(({ value }) => value !== undefined)).toHaveLength(1);
    const decision = await comparableDecision(
      (limits) => think(game, state, { ...options, ...limits }),
      options,
    );
    expect(decision.actions.every(({ value }) => value !== undefined)).toBe(true);
    // Without an evaluator actions are compared by simulations.
    const { evaluators: _, ...plain } = game;
    const { actions, simulations } = await comparableDecision(
      (limits) => think(plain, state, { ...options, ...limits }),
      options,
    );
    expect(simulations).toBeGreaterThanOrEqual(Math.min(10 * actions.length, 100));
  }
});

it("leaves alone what is whole, and what another limit stopped", async () => {
  const game = yahtzee(1);
  const state = game.start(seededChance(4));
  for (const limits of [{ nodes: 10_000 }, { nodes: 200, time: 0 }]) {
    let searches = 0;
    await comparableDecision((own) => {
      searches++;
      return think(game, state, { ...own, rank: "all" });
    }, limits);
    expect(searches).toBe(1);
  }
});
