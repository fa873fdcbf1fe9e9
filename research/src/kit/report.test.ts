import { describe, expect, it } from "vitest";
import { median, together } from "./processes.js";
import { isMet, leastOf, measuredText, type Report } from "./report.js";

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

  it("of several processes give medians, the slowest and the worst", () => {
    const report = (ms: number, second: number): Report => ({
      name: "x",
      about: "y.",
      rows: [{ what: "engine", nodes: 3, ms, second }, { what: "other" }],
      goals: [
        { what: "ratio", figure: ms / 10, atMost: 1.5 },
        { what: "speed", figure: 100 / ms, atLeast: 4 },
      ],
    });
    const found = together([report(10, 50), report(20, 30), report(14, 40)]);
    expect(found.rows).toEqual([
      { what: "engine", nodes: 3, ms: 14, second: 40, slowest: 20 },
      { what: "other" },
    ]);
    expect(found.goals.map(({ figure, worst }) => [figure, worst])).toEqual([
      [1.4, 2],
      [100 / 14, 5],
    ]);
    expect(measuredText(found)).toContain("Medians over 3 processes.");
    expect(measuredText(found)).toContain("✓ ratio: 1.40, at worst 2.00 (at most 1.5)\n");
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it("take the least time of alternating runs", () => {
    const order: string[] = [];
    const [a, b] = leastOf(3, [() => order.push("a"), () => order.push("b")]);
    expect(order.join("")).toBe("ababab");
    expect([a.result, b.result]).toEqual([5, 6]);
    expect(Math.min(a.ms, b.ms)).toBeGreaterThanOrEqual(0);
  });
});
