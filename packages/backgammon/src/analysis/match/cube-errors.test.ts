import { describe, expect, it } from "vitest";
import type { CubeEvent } from "../../records/match-record.js";
import { evaluateDouble, evaluateNoDouble, isClose } from "./cube-errors.js";

const equities = (noDouble: number, doubleTake: number) => ({ noDouble, doubleTake, doublePass: 1 });
const events = (...kinds: readonly CubeEvent["kind"][]): CubeEvent[] =>
  kinds.map((kind, i) => ({ kind, player: i % 2 === 0 ? 0 : 1, cube: 2 }));
const told = (actions: ReturnType<typeof evaluateDouble>): [string, number, string | undefined][] =>
  actions.map(({ action, loss, error }) => [action, Math.round(1000 * loss) / 1000, error]);

describe("cube errors", () => {
  it("reports a missed double with what the best answer would have left", () => {
    expect(evaluateNoDouble(equities(0.6, 0.75), false)).toMatchObject({
      error: "missed double",
      loss: expect.closeTo(0.15),
    });
    // A pass would have limited it to 1.
    expect(evaluateNoDouble(equities(0.8, 1.3), false)).toMatchObject({
      error: "missed double",
      loss: expect.closeTo(0.2),
    });
    expect(evaluateNoDouble(equities(0.6, 0.5), false)).toEqual({
      action: "no double",
      by: "doubler",
      loss: 0,
    });
    // Too good to double.
    expect(evaluateNoDouble(equities(1.2, 1.3), false).loss).toBe(0);
  });

  it.each([
    [
      "a double too early",
      equities(0.5, 0.3),
      ["double", "take"],
      [
        ["double", 0.2, "wrong double"],
        ["take", 0, undefined],
      ],
    ],
    [
      "too good",
      equities(1.2, 1.4),
      ["double", "drop"],
      [
        ["double", 0.2, "wrong double"],
        ["pass", 0, undefined],
      ],
    ],
    [
      "a wrong take",
      equities(0.9, 1.25),
      ["double", "take"],
      [
        ["double", 0, undefined],
        ["take", 0.25, "wrong take"],
      ],
    ],
    [
      "a wrong pass",
      equities(0.5, 0.7),
      ["double", "drop"],
      [
        ["double", 0, undefined],
        ["pass", 0.3, "wrong pass"],
      ],
    ],
    ["no answer", equities(0.5, 0.7), ["double"], [["double", 0, undefined]]],
  ] as const)("%s", (_, values, kinds, expected) => {
    expect(told(evaluateDouble(values, false, events(...kinds)))).toEqual(expected);
  });

  it("handles beavers and raccoons, which double the value of a take", () => {
    const bad = equities(0.1, -0.2);
    // A beaver doubles the value of the take for the player who was doubled: the double cost 0.1 + 0.4.
    expect(told(evaluateDouble(bad, true, events("double", "take")))).toEqual([
      ["double", 0.5, "wrong double"],
      ["take", 0.2, "missed beaver"],
    ]);
    expect(told(evaluateDouble(bad, true, events("double", "beaver", "raccoon")))).toEqual([
      ["double", 0.5, "wrong double"],
      ["beaver", 0, undefined],
      ["raccoon", 0.4, "wrong raccoon"],
    ]);
    expect(told(evaluateDouble(equities(0.5, 0.6), true, events("double", "beaver")))).toEqual([
      ["double", 0, undefined],
      ["beaver", 0.6, "wrong beaver"],
      ["take", 1.2, "missed raccoon"],
    ]);
  });

  it("counts close decisions: a double that would have lost less than 0.16", () => {
    expect(isClose(equities(0.5, 0.35))).toBe(true);
    expect(isClose(equities(0.5, 0.33))).toBe(false);
    expect(isClose(equities(0.5, 0.9))).toBe(true);
    expect(isClose(equities(1.2, 1.5))).toBe(false);
  });
});
