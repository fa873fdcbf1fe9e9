import {
  boundOf,
  type Certainty,
  compareActions,
  type Decision,
  type Facts,
  type RankedAction,
} from "@tyche/engine";
import { expect, it } from "vitest";
import { sfc32 } from "../../../engine/src/chance/sfc32.js";
import { ranked } from "./ranking.js";

const FACTS = { players: 2, zeroSum: true, cooperative: false, bounds: [-1, 1], sum: 0 } as unknown as Facts;

it("rows say the same of both players, and nothing more is called better", () => {
  const next = sfc32("ranking");
  const below = (count: number): number => next() % count;
  const turned = { lower: "upper", upper: "lower", exact: "exact", estimate: "estimate" } as const;
  for (let trial = 0; trial < 5000; trial++) {
    const any = (action: string): RankedAction<string> => {
      const value = (below(9) - 4) / 4;
      const [low, high] = [below(9) - 4, below(9) - 4].sort((a, b) => a - b).map((end) => end / 4) as [
        number,
        number,
      ];
      const [found, certainty] = (
        [
          [value, { kind: "payoff" }],
          [low, { kind: "proved", proof: "search", low, high }],
          [high, { kind: "proved", proof: "search", low: Number.NEGATIVE_INFINITY, high }],
          [value, { kind: "estimate", depth: 1 + below(3), isFull: below(2) === 0 }],
          [value, { kind: "bound", side: below(2) === 0 ? "lower" : "upper", depth: 1 + below(3) }],
          [value, { kind: "sample", count: 50, low: value - 0.25, high: value + 0.25, within: [-1, 1] }],
        ] as readonly (readonly [number, Certainty])[]
      )[below(6)]!;
      const depth = "depth" in certainty ? certainty.depth : 0;
      return {
        action,
        value: found,
        certainty,
        bound: boundOf({ value: found, certainty }, 2)!,
        depth,
        method: "star2",
      };
    };
    const decision = { actions: [any("a"), any("b")] } as unknown as Decision<unknown>;
    const sides = [0, 1].map((player) => {
      const rows = ranked(decision, FACTS, player, ["a", "b"], { offset: 0.5 });
      return ["a", "b"].map((name) => rows.find(({ action }) => action === name)!);
    }) as [ReturnType<typeof ranked>, ReturnType<typeof ranked>];
    for (const [i, given] of decision.actions.entries()) {
      const [first, second] = [sides[0][i]!, sides[1][i]!];
      expect(first.value).toBe(given.value! - 0.5);
      expect(second.value).toBeCloseTo(0 - given.value! - 0.5, 12);
      expect(first.bound).toBe(given.bound);
      expect(second.bound).toBe(turned[given.bound!]);
      const { certainty } = second;
      if (given.certainty.kind !== "proved" || certainty.kind !== "proved") continue;
      expect([certainty.low, certainty.high]).toEqual(
        [given.certainty.high, given.certainty.low].map((end) => 0 - end - 0.5),
      );
    }
    const errors = [[0.3, 0.2], undefined][below(2)];
    const opposite = { better: "worse", worse: "better", equal: "equal", close: "close", unknown: "unknown" };
    const [first, second] = sides.map(([a, b]) => compareActions(a!, b!, errors).relation);
    expect(second).toBe(opposite[first!]);
  }
});
