import { readFileSync } from "node:fs";
import { connectFour } from "@tyche/games/connect-four";
import { describe, expect, it } from "vitest";
import { isMet, leastOf, measuredText } from "../src/bench/report.js";
import { signature, signatureText } from "../src/bench/signature.js";
import { compareVariants, rowOf } from "../src/bench/variants.js";

describe("the behaviour signature", () => {
  it("is the one in signature.txt: `tyche bench signature > packages/cli/test/signature.txt` after a change that explains it", () => {
    const expected = readFileSync(new URL("signature.txt", import.meta.url), "utf8");
    expect(signatureText(signature())).toBe(expected);
  });
});

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

  it("take the least time of works that are run in turn", () => {
    const order: string[] = [];
    const [a, b] = leastOf(3, [() => order.push("a"), () => order.push("b")]);
    expect(order.join("")).toBe("ababab");
    expect([a.result, b.result]).toEqual([5, 6]);
    expect(Math.min(a.ms, b.ms)).toBeGreaterThanOrEqual(0);
  });
});

describe("ways to search", () => {
  it("find the same values, and none visits more leaves than full width but Star2.5's probes", () => {
    const game = connectFour({ columns: 5, rows: 4 });
    const positions = ["", "33"].map((text) => game.position!(game.notation!.parsePosition(text)));
    const rows = compareVariants(positions, { facts: game.facts, depth: 5 });
    const full = rowOf(rows, "full width");
    for (const { what, leaves } of rows) expect([what, leaves <= full.leaves]).toEqual([what, true]);
    expect(rowOf(rows, "Star1, ordering, table").leaves).toBeLessThan(full.leaves / 2);
  });
});
