import { describe, expect, it } from "vitest";
import type { JudgedAction, Judgement } from "../kit/judgement.js";
import { certaintyOf, isSettled } from "./certainty.js";

const BOUNDS = [0, 1] as const;
const row = (value: number, more: Partial<JudgedAction> = {}): JudgedAction => ({
  text: String(value),
  action: value,
  value,
  loss: 0,
  bound: "exact",
  depth: 4,
  method: "",
  ...more,
});
const judgement = (isExact: boolean, ...actions: JudgedAction[]): Judgement => ({
  value: actions[0]!.value!,
  first: actions[0]!.value,
  depth: 4,
  isExact,
  line: [],
  actions,
});

describe("the certainty of a row", () => {
  it("follows from its bound only if the game itself was solved", () => {
    expect(certaintyOf(row(0.5), { isExact: true, depth: 4 }, BOUNDS)).toEqual({
      kind: "solved",
      interval: [0.5, 0.5],
    });
    expect(certaintyOf(row(0.5), { isExact: false, depth: 4 }, BOUNDS).kind).toBe("seen");
    expect(certaintyOf(row(0.5, { depth: 3 }), { isExact: true, depth: 4 }, BOUNDS).kind).toBe("seen");
    expect(certaintyOf(row(0.4, { bound: "upper" }), { isExact: true, depth: 4 }, BOUNDS).interval).toEqual([
      0, 0.4,
    ]);
    expect(certaintyOf(row(0.4, { bound: "lower" }), { isExact: true, depth: 4 }, BOUNDS).interval).toEqual([
      0.4, 1,
    ]);
    expect(certaintyOf(row(0.5, { error: 0.25 }), { isExact: false, depth: 4 }, BOUNDS)).toEqual({
      kind: "sampled",
      interval: [0.25, 0.75],
    });
  });

  it("decides a choice only if the intervals do not overlap", () => {
    expect(isSettled(judgement(true, row(0.5), row(0.4, { bound: "upper" })), BOUNDS)).toBe(true);
    expect(isSettled(judgement(false, row(0.9), row(0.1)), BOUNDS)).toBe(false);
    expect(isSettled(judgement(false, row(0.9, { error: 0.1 }), row(0.7, { error: 0.05 })), BOUNDS)).toBe(
      true,
    );
    expect(isSettled(judgement(false, row(0.9, { error: 0.1 }), row(0.7, { error: 0.15 })), BOUNDS)).toBe(
      false,
    );
    expect(isSettled(judgement(false, row(0.9)), BOUNDS)).toBe(true);
  });
});
