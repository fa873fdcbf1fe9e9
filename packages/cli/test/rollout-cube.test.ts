import { describe, expect, it } from "vitest";
import { tyche } from "./harness.js";

/**
 * Two checkers on 6 and 5 against an opponent with two on the ace point, who wins on any roll: won at once by 6 of 36
 * rolls.
 */
const xgid = (rest: string): string => `XGID=-----AA-----------------b-:${rest}`;

interface Rolled {
  readonly actions: readonly { readonly action: string; readonly equity: number; readonly trials: number }[];
  readonly cube?: { readonly noDouble: number; readonly doubleTake: number; readonly verdict: string };
}

const rolled = async (...more: readonly string[]): Promise<Rolled> => {
  const { code, out, err } = await tyche(["rollout", "backgammon", "--threads", "1", "--json", ...more]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out) as Rolled;
};

describe("tyche rollout with the cube", () => {
  it("gives the values of no double and double, exactly within the range of tables", async () => {
    // Won with 5-5, 6-6, 6-5 (2 rolls), 4-4, 3-3: 6 of 36.
    const win = 6 / 36;
    const { actions, cube } = await rolled(
      "--cube",
      "on",
      "--position",
      xgid("0:0:1:00:0:0:0:0:10"),
      "--trials",
      "36",
    );
    expect(actions.map(({ action }) => action)).toEqual(["no double", "double, take"]);
    // After a miss the opponent would double and we would pass: nobody uses the cube earlier.
    expect(cube!.noDouble).toBeCloseTo(2 * win - 1, 9);
    expect(cube!.doubleTake).toBeCloseTo(2 * (2 * win - 1), 9);
    expect(cube!.verdict).toBe("no double, take");
  });

  it("normalises at a score, and needs no options if the position has a match score", async () => {
    const { actions } = await rolled("--position", xgid("0:0:1:00:2:2:0:3:10"), "--trials", "4");
    // At 1-away 1-away nobody may double.
    expect(actions.map(({ action }) => action)).toEqual(["before the roll"]);
    expect(actions[0]!.equity).toBeCloseTo(2 * (6 / 36) - 1, 9);
  });

  it("stops when the interval is narrow enough", async () => {
    const { actions } = await rolled(
      "--cube",
      "on",
      "--position",
      xgid("0:0:1:00:0:0:0:0:10"),
      "--until",
      "0.1",
    );
    expect(actions[0]!.trials).toBe(36);
    const { code, err } = await tyche([
      "rollout",
      "backgammon",
      "--position",
      xgid("0:0:1:00:0:0:0:0:10"),
      "--until",
      "soon",
    ]);
    expect(code).toBe(2);
    expect(err).toMatch(/^tyche: [^\n]*\n$/);
  });

  it("ranks plays at the score", async () => {
    const { actions } = await rolled(
      "--position",
      "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:0:0:5:10",
      "--trials",
      "2",
      "--turns",
      "1",
      "--candidates",
      "2",
      "--depth",
      "1",
    );
    expect(actions).toHaveLength(2);
    expect(actions[0]!.action).toBe("8/5 6/5");
  });
});
