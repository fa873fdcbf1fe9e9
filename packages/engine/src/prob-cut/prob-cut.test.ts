import { describe, expect, it } from "vitest";
import { pig, ticTacToe } from "../../test/sample-games.js";
import type { Decision } from "../contract/decision.js";
import { decideMinimax } from "../minimax/think.js";
import { regression } from "./learn.js";
import { type ProbCutOptions, thinkProbCut } from "./think.js";

type State = readonly [number, number, number, number];

/** A rough evaluator, so that shallow and deep searches differ. */
const game = {
  ...pig(30),
  evaluators: {
    default: ([own, other, total, player]: State) =>
      0.5 + ((own + 0.8 * total - other) * (player === 0 ? 1 : -1)) / 80,
  },
};
const STATES: readonly State[] = [
  [0, 0, 0, 0],
  [12, 9, 7, 0],
  [4, 25, 8, 0],
];

async function last(state: State, options: ProbCutOptions<State>): Promise<Decision<"roll" | "hold">> {
  let decision: Decision<"roll" | "hold"> | undefined;
  for await (decision of thinkProbCut(game, state, options));
  return decision!;
}

describe("the regression", () => {
  it("finds a line and its residual deviation", () => {
    const line = regression([0, 1, 2, 3].map((x) => [x, 2 * x - 1]));
    expect(line).toMatchObject({ slope: 2, offset: -1, deviation: 0, count: 4 });
    // By hand: means 1 and 2, slope 3/2, residuals 1/2, -1, 1/2.
    const { slope, offset, deviation } = regression([
      [0, 1],
      [1, 1],
      [2, 4],
    ]);
    expect([slope, offset, deviation]).toEqual([1.5, 0.5, Math.sqrt(1.5)]);
    expect(regression([1, 2, 3].map((y) => [5, y]))).toMatchObject({ slope: 1, offset: -3 });
  });
});

describe("ChanceProbCut", () => {
  it("is Star2 if predictions must be certain", async () => {
    for (const state of STATES) {
      const exact = await decideMinimax(game, state, { depth: 5, rank: "all", algorithm: "star2" });
      const found = await last(state, { depth: 5, rank: "all", confidence: 1e9, positions: 8 });
      expect(found.actions.map(({ action, value }) => [action, value!.toFixed(9)])).toEqual(
        exact.actions.map(({ action, value }) => [action, value!.toFixed(9)]),
      );
      expect(found.algorithm).toBe("chance-prob-cut");
    }
  });

  it("prunes nodes, reports it, and has a small error", async () => {
    let leaves = 0;
    let all = 0;
    let error = 0;
    for (const state of STATES) {
      const exact = await decideMinimax(game, state, { depth: 6, algorithm: "star2", table: false });
      const found = await last(state, { depth: 6, confidence: 0.2, table: false, positions: 12 });
      expect(found.solved).toBe(false);
      expect(found.approximations).toContainEqual({ kind: "prediction" });
      leaves += found.nodes.leaf;
      all += exact.nodes.leaf;
      error = Math.max(error, Math.abs(found.value! - exact.value!));
    }
    expect(leaves).toBeLessThan(all);
    expect(error).toBeLessThan(0.05);
  });

  it("learns once for all moves of a game, with repeatable results", async () => {
    const kept = new Map<string, unknown>();
    const first = await last(STATES[1]!, { depth: 5, kept });
    const models = [...(kept.get("chance-prob-cut") as Map<number, unknown>).entries()];
    expect(models.map(([depth]) => depth)).toEqual([3, 4]);
    const again = await last(STATES[1]!, { depth: 5, kept });
    expect([...(kept.get("chance-prob-cut") as Map<number, unknown>).entries()]).toEqual(models);
    expect(again.value).toBe(first.value);
    expect((await last(STATES[1]!, { depth: 5 })).value).toBe(first.value);
  });

  it("always has a legal answer, and rejects invalid options", async () => {
    for (const limits of [{ time: 0 }, { nodes: 1 }, { signal: AbortSignal.abort() }]) {
      const decision = await last(STATES[1]!, limits);
      expect(decision.actions.map(({ action }) => action).sort()).toEqual(["hold", "roll"]);
    }
    await expect(last(STATES[1]!, { depth: 3, confidence: -1 })).rejects.toThrow(
      "chance-prob-cut: confidence must be a number, 0 or more, not -1.",
    );
    const plain = thinkProbCut(ticTacToe, [0, 0, 0, 0, 0, 0, 0, 0, 0], { depth: 2 });
    await expect(plain.next()).rejects.toThrow(
      "chance-prob-cut prunes at chance nodes, and this game has none: use alpha-beta.",
    );
  });
});
