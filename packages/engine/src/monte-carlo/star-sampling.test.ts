import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { pig, ticTacToe } from "../../test/sample-games.js";
import type { Decision } from "../contract/decision.js";
import { decide } from "../think/think.js";
import { type StarSamplingOptions, thinkStarSampling } from "./star-sampling.js";

async function last(
  state: readonly [number, number, number, number],
  options: StarSamplingOptions<readonly [number, number, number, number]>,
): Promise<Decision<"roll" | "hold">> {
  let decision: Decision<"roll" | "hold"> | undefined;
  const game = { ...pig(40), evaluators: { default: lead } };
  for await (decision of thinkStarSampling(game, state, options));
  return decision!;
}

const lead = ([own, other, total, player]: readonly number[]): number =>
  0.5 + ((own! + total! - other!) * (player === 0 ? 1 : -1)) / 100;

describe("Monte-Carlo *-minimax", () => {
  it("equals *-minimax if the samples cover every outcome", async () => {
    const game = { ...pig(40), evaluators: { default: lead } };
    for (const cuts of ["star1", "star2"] as const) {
      const exact = await decide(game, [10, 12, 5, 0], { depth: 4, rank: "all" });
      const found = await last([10, 12, 5, 0], { depth: 4, samples: 6, searches: 2, cuts });
      expect(found.actions.map(({ action }) => action)).toEqual(exact.actions.map(({ action }) => action));
      for (const [i, { value, interval }] of found.actions.entries()) {
        expect(value).toBeCloseTo(exact.actions[i]!.value!, 12);
        expect(interval![0]).toBeCloseTo(interval![1], 12);
      }
    }
  });

  it("has intervals that mostly contain the mean of many searches, and more samples bring it closer to the value", async () => {
    const state = [10, 12, 5, 0] as const;
    const exact = (
      await decide({ ...pig(40), evaluators: { default: lead } }, state, { depth: 2, rank: "all" })
    ).value;
    const errors = [];
    for (const samples of [1, 3]) {
      const rollOf = ({ actions }: Decision<string>) => actions.find(({ action }) => action === "roll")!;
      const many = await last(state, { depth: 2, samples, searches: 100, table: false });
      errors.push(Math.abs(many.value! - exact!));
      let held = 0;
      for (let seed = 1; seed <= cases(30, 12); seed++) {
        const { interval } = rollOf(await last(state, { depth: 2, samples, seed, table: false }));
        const mean = rollOf(many).value;
        if (interval![0] <= mean! && mean! <= interval![1]) held++;
      }
      expect(held).toBeGreaterThan(cases(23, 8));
    }
    expect(errors[1]!).toBeLessThanOrEqual(errors[0]! + 0.01);
  });

  it("searches fewer nodes than without samples, deeper and deeper until a limit is reached", async () => {
    const limited = await last([10, 12, 5, 0], { nodes: 5000, samples: 2, searches: 2 });
    const exact = await decide(pig(40), [10, 12, 5, 0], { nodes: 5000, rank: "all", algorithm: "star2" });
    expect(limited.stopped).toBe("nodes");
    expect(limited.depth).toBeGreaterThan(exact.depth - 2);
    expect(limited.approximations.map(({ kind }) => kind)).toContain("sampled");
  });

  it("is exact without chance, and rejects invalid options", async () => {
    const found = await decide(ticTacToe, [1, 2, 0, 0, 1, 0, 0, 0, 2], { algorithm: "mcms", depth: 9 });
    expect(found).toMatchObject({ solved: true, stopped: "solved", algorithm: "mcms" });
    await expect(last([1, 2, 3, 0], { depth: 1, searches: 1 })).rejects.toThrow(
      "mcms: searches must be a whole number, 2 or more, not 1.",
    );
  });
});
