import { describe, expect, it } from "vitest";
import { differencesOf, lossOf } from "./loss.js";
import { parseReferenceSet } from "./positions.js";

const board = (count: number): number[] => [0, count, ...new Array<number>(24).fill(0)];
const line = (equities: readonly number[]): string =>
  JSON.stringify({
    id: "one",
    stratum: "race",
    board: board(15),
    dice: [1, 6],
    moves: equities.map((e2, i) => ({ board: board(i), e2, e0: 99 })),
  });

describe("lossOf", () => {
  it("is the mean difference of the choice from the best play, with its standard error", () => {
    const set = parseReferenceSet(`${line([0.5, 0.3])}\n\n${line([-1, -1.05, -2])}\n`);
    expect(set[0]!.dice).toEqual([6, 1]);
    const report = lossOf(set, () => board(1));
    expect(report.mean).toBeCloseTo(125, 9);
    // Losses 200 and 50: standard deviation 106.07, divided by √2.
    expect(report.error).toBeCloseTo(75, 9);
    expect(report.large).toBe(0.5);
    expect(report.strata).toHaveLength(1);
    expect(lossOf(set, () => board(0)).mean).toBe(0);
  });

  it("refuses a choice that is not a play", () => {
    expect(() => lossOf(parseReferenceSet(line([1])), () => board(9))).toThrow("not among the moves");
  });

  it.each([
    ["{", "Line 2 of the reference set is not JSON."],
    ["{}", 'has no "board" of 26 numbers'],
    [JSON.stringify({ board: board(1), dice: [0, 3] }), 'has no "dice"'],
    [JSON.stringify({ board: board(1), dice: [1, 3], moves: [] }), 'has no "moves"'],
    [JSON.stringify({ board: board(1), dice: [1, 3], moves: [{ board: board(1) }] }), "without an equity"],
  ])("refuses a set with the line %s", (bad, message) => {
    expect(() => parseReferenceSet(`${line([1])}\n${bad}`)).toThrow(message);
  });

  it("has beside it how far differences between near plays are off", () => {
    const ranked = [0.4, 0.3, 0.7].map((equity, i) => ({
      points: board(i),
      equity,
      depth: 1,
      outcomes: [],
      play: [],
    }));
    // By the reference the second play loses 50, by the player 100; the third is not near.
    expect(differencesOf(parseReferenceSet(line([0.5, 0.45, 0.3])), [ranked])).toBeCloseTo(50, 9);
  });
});
