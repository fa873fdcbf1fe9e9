import type { Limit } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import { describe, expect, it } from "vitest";
import { answerOf, type Entry } from "./memory.js";

const three = fraction(3);
const entry = (low: Limit, high: Limit): Entry => ({ node: 0, low, high, best: 0, depth: 2, complete: true });

describe("the answer of an entry to a window", () => {
  it.each([
    ["a value", entry(three, three), 0, 9, "exact"],
    ["a lower bound at beta", entry(three, Infinity), 1, 3, "lower"],
    ["a lower bound above beta", entry(three, Infinity), 1, 2, "lower"],
    ["a lower bound inside the window", entry(three, Infinity), 1, 4, undefined],
    ["an upper bound at alpha", entry(-Infinity, three), 3, 9, "upper"],
    ["an upper bound below alpha", entry(-Infinity, three), 4, 9, "upper"],
    ["an upper bound inside the window", entry(-Infinity, three), 2, 9, undefined],
  ] as const)("%s", (_, known, alpha, beta, bound) => {
    expect(answerOf(known, fraction(alpha), fraction(beta))).toEqual(bound && { value: three, bound });
  });
});
