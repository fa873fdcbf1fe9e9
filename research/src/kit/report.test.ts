import { describe, expect, it } from "vitest";
import { isMet, leastOf, measuredText } from "./report.js";

describe("reports", () => {
  it("say which goals are met", () => {
    expect(isMet({ what: "a", figure: 2, atLeast: 2, atMost: 2 })).toBe(true);
    expect(isMet({ what: "a", figure: 1.9, atLeast: 2 })).toBe(false);
    expect(isMet({ what: "a", figure: 2.1, atMost: 2 })).toBe(false);
    const text = measuredText({
      name: "x",
      about: "y.",
      rows: [{ what: "engine", nodes: 798_501, ms: 41.2, millionsPerSecond: 19.38 }],
      goals: [{ what: "ratio", figure: 1.88, atMost: 1.5 }],
      notes: ["There is no other here."],
    });
    expect(text).toBe(
      "x: y.\n\n          nodes  CPU ms   M/s\nengine  798,501      41  19.4\n\n✗ ratio: 1.88 (at most 1.5)\nThere is no other here.\n",
    );
  });

  it("take the least time of alternating runs", () => {
    const order: string[] = [];
    const [a, b] = leastOf(3, [() => order.push("a"), () => order.push("b")]);
    expect(order.join("")).toBe("ababab");
    expect([a.result, b.result]).toEqual([5, 6]);
    expect(Math.min(a.ms, b.ms)).toBeGreaterThanOrEqual(0);
  });
});
