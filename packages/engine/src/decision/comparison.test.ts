import { describe, expect, it } from "vitest";
import { sfc32 } from "../chance/sfc32.js";
import type { Certainty } from "../contract/certainty.js";
import type { Game } from "../contract/game.js";
import { type ComparedAction, compareActions, differenceErrorsOf } from "./comparison.js";

const row = (value: number, certainty: Certainty, depth = 0): ComparedAction => ({ value, certainty, depth });
const searched = (value: number, depth: number): ComparedAction =>
  row(value, { kind: "estimate", depth, isFull: true }, depth);
const proved = (low: number, high = low, value = low): ComparedAction =>
  row(value, { kind: "proved", proof: "search", low, high });
const sampled = (value: number, half: number, count = 50): ComparedAction =>
  row(value, { kind: "sample", count, low: value - half, high: value + half });
const limited = (value: number, side: "lower" | "upper", depth: number): ComparedAction =>
  row(value, { kind: "bound", side, depth }, depth);
const ABSENT: ComparedAction = { certainty: { kind: "absent" }, depth: 3 };

describe("two actions", () => {
  it.each([
    [
      "proved values, however close",
      proved(0.5),
      proved(0.499),
      undefined,
      { relation: "better", gap: 0.001 },
    ],
    ["equal proved values", proved(0.5), proved(0.5), undefined, { relation: "equal" }],
    ["intervals that overlap", proved(0.4, 0.6), proved(0.5, 0.7), undefined, { relation: "close" }],
    ["intervals that touch", proved(0.5), proved(0, 0.5, 0.5), undefined, { relation: "close" }],
    [
      "a proved bound below",
      proved(0.5),
      proved(0, 0.25, 0.25),
      undefined,
      { relation: "better", gap: 0.25 },
    ],
    ["rows of two depths", searched(2, 7), searched(0, 6), [0.1], { relation: "unknown" }],
    ["no measured error", searched(2, 7), searched(0, 7), undefined, { relation: "unknown" }],
    ["a gap beyond the error", searched(2, 7), searched(0, 7), [3, 1], { relation: "better", gap: 2 }],
    ["a gap within the error", searched(2, 1), searched(0, 1), [3, 1], { relation: "close" }],
    ["the other way round", searched(0, 7), searched(2, 7), [1], { relation: "worse", gap: 2 }],
    ["an upper bound below", searched(2, 4), limited(0, "upper", 4), [1], { relation: "better", gap: 2 }],
    ["a lower bound below", searched(2, 4), limited(0, "lower", 4), [1], { relation: "unknown" }],
    ["no value", searched(2, 3), ABSENT, [1], { relation: "unknown" }],
    ["an estimate and a proof", searched(2, 3), proved(0), [1], { relation: "better", gap: 2 }],
    ["samples apart", sampled(2, 0.3), sampled(1, 0.4), undefined, { relation: "better", gap: 1 }],
    ["samples that may be equal", sampled(1.4, 0.3), sampled(1, 0.4), undefined, { relation: "close" }],
    ["a sample and a proof", sampled(1.4, 0.3), proved(1), undefined, { relation: "better", gap: 0.4 }],
    ["a sample and an estimate", sampled(2, 0.1), searched(0, 2), [0.1], { relation: "unknown" }],
    ["equal estimates without an error", searched(1, 2), searched(1, 2), [0], { relation: "close" }],
  ] as const)("%s", (_, one, other, errors, expected) => {
    const found = compareActions(one, other, errors);
    expect(found.relation).toBe(expected.relation);
    if ("gap" in expected) expect("gap" in found && found.gap).toBeCloseTo(expected.gap, 12);
  });

  it("are compared the same from both sides, and proofs are never contradicted", () => {
    const next = sfc32("comparison");
    const below = (count: number): number => next() % count;
    const turned = { better: "worse", worse: "better", equal: "equal", close: "close", unknown: "unknown" };
    for (let trial = 0; trial < 20_000; trial++) {
      const any = (): ComparedAction => {
        const value = below(9) / 8;
        const [one, two] = [below(9) / 8, below(9) / 8].sort() as [number, number];
        return [
          proved(value),
          proved(one, two, below(2) === 0 ? one : two),
          searched(value, 1 + below(3)),
          limited(value, below(2) === 0 ? "lower" : "upper", 1 + below(3)),
          sampled(value, below(4) / 8),
          ABSENT,
        ][below(6)]!;
      };
      const [one, other] = [any(), any()];
      const errors = below(3) === 0 ? undefined : [0.3, 0.2];
      const found = compareActions(one, other, errors);
      expect(compareActions(other, one, errors).relation).toBe(turned[found.relation]);
      const [a, b] = [one.certainty, other.certainty];
      if (a.kind !== "proved" || b.kind !== "proved") continue;
      // Whatever is called better is better for every pair of values that the proofs allow.
      if (found.relation === "better") expect(a.low).toBeGreaterThan(b.high);
      else if (found.relation === "equal") expect([a.low, a.high]).toEqual([b.low, b.high]);
      else if (found.relation === "close") expect(a.high >= b.low && b.high >= a.low).toBe(true);
    }
  });
});

describe("the errors of an evaluator", () => {
  const plain = (): number => 0;
  const game = {
    evaluators: { default: plain, plain, good: () => 1 },
    methods: [{ name: "own" }],
    differenceErrors: { default: [0.1], good: [0.1], plain: [4, 3] },
  } as unknown as Game<number, string>;
  const at = (algorithm: string, evaluator?: string): readonly number[] | undefined =>
    differenceErrorsOf(game, { algorithm }, evaluator);

  it("are those of the evaluator that the method used", () => {
    expect(at("own")).toEqual([0.1]);
    expect(at("star2")).toEqual([4, 3]);
    expect(at("star2", "good")).toEqual([0.1]);
    expect(at("own", "plain")).toEqual([4, 3]);
    expect(at("own", "mine")).toBeUndefined();
    const unnamed = { ...game, evaluators: { default: plain, good: game.evaluators!.good! } };
    expect(differenceErrorsOf(unnamed, { algorithm: "star2" })).toBeUndefined();
    expect(differenceErrorsOf({ ...game, methods: [] }, { algorithm: "star2" })).toEqual([0.1]);
  });
});
