import { cubeRules } from "@tyche/backgammon";
import { parseEquities } from "@tyche/backgammon/analysis";
import { describe, expect, it } from "vitest";
import { rollOutAll } from "../src/analysis/rollouts.js";
import type { Runner } from "../src/runs/run.js";
import { refusal, tyche } from "./harness.js";

/**
 * Two checkers on 6 and 5 against an opponent with two on the ace point, who wins on any roll: won at once by 6 of 36
 * rolls.
 */
const xgid = (rest: string): string => `XGID=-----AA-----------------b-:${rest}`;

interface Rolled {
  readonly actions: readonly { readonly action: string; readonly equity: number; readonly trials: number }[];
  readonly cube?: { readonly noDouble: number; readonly doubleTake: number; readonly verdict: string };
}

const rolled = async (line: string): Promise<Rolled> => {
  const { code, out, err } = await tyche(`rollout backgammon --threads 1 --json ${line}`.split(" "));
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out) as Rolled;
};

describe("tyche rollout with the cube", () => {
  it("gives the values of no double and double, exactly within the range of tables", async () => {
    // Won with 5-5, 6-6, 6-5 (2 rolls), 4-4, 3-3: 6 of 36.
    const win = 6 / 36;
    const { actions, cube } = await rolled(`--cube on --position ${xgid("0:0:1:00:0:0:0:0:10")} --trials 36`);
    expect(actions.map(({ action }) => action)).toEqual(["no double", "double, take"]);
    // After a miss the opponent would double and we would pass: nobody uses the cube earlier.
    expect(cube!.noDouble).toBeCloseTo(2 * win - 1, 9);
    expect(cube!.doubleTake).toBeCloseTo(2 * (2 * win - 1), 9);
    expect(cube!.verdict).toBe("no double, take");
  });

  it("values scores by the named table of match equities, in the match that the position names", async () => {
    for (const [option, name] of [
      ["", "computed"],
      [" --equities computed", "computed"],
      [" --equities kazaross-xg2", "kazaross-xg2"],
    ] as const) {
      const { cube } = await rolled(`--position ${xgid("0:0:1:00:4:2:0:7:10")} --trials 36${option}`);
      const chance = (points: number) =>
        parseEquities(name).chance(3 - Math.max(0, points), 5 + Math.min(0, points), false);
      const [middle, half] = [(chance(1) + chance(-1)) / 2, (chance(1) - chance(-1)) / 2];
      // Won by 6 of 36 rolls.
      const doubled = chance(2) / 6 + (5 / 6) * chance(-2);
      expect(cube!.doubleTake, name).toBeCloseTo((doubled - middle) / half, 9);
      expect(cube!.noDouble, name).toBeCloseTo(2 / 6 - 1, 9);
    }
  });

  it("normalises at a score, and needs no options if the position has a match score", async () => {
    const { actions } = await rolled(`--position ${xgid("0:0:1:00:2:2:0:3:10")} --trials 4`);
    // At 1-away 1-away nobody may double.
    expect(actions.map(({ action }) => action)).toEqual(["before the roll"]);
    expect(actions[0]!.equity).toBeCloseTo(2 * (6 / 36) - 1, 9);
  });

  it("stops when the interval is narrow enough", async () => {
    const { actions } = await rolled(`--cube on --position ${xgid("0:0:1:00:0:0:0:0:10")} --until 0.1`);
    expect(actions[0]!.trials).toBe(36);
    expect(
      await refusal(`rollout backgammon --position ${xgid("0:0:1:00:0:0:0:0:10")} --until soon`.split(" ")),
    ).toMatch(/^tyche: [^\n]*\n$/);
  });

  it("ranks plays at the score", async () => {
    const { actions } = await rolled(
      "--position XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:0:0:5:10 --trials 2 --turns 1 --candidates 2 --depth 1",
    );
    expect(actions).toHaveLength(2);
    expect(actions[0]!.action).toBe("8/5 6/5");
  });
});

it("a rollout goes on until every interval is narrow enough", async () => {
  // One candidate always has the same result, the other wins and loses in turn: +-2 / sqrt(n).
  const found = (k: number) => [0.5, (k % 2) * 2 - 1].map((equity) => [0.5, 0, 0, 0, 0, equity]);
  type Events = { readonly onResults: (numbers: readonly number[], found: object) => void };
  const run = async (numbers: readonly number[], { onResults }: Events) =>
    onResults(numbers, numbers.map(found));
  const runner = { open: () => ({ run, close: async () => {} }) } as unknown as Runner;
  // The runner above does not look at the positions.
  const places = [{}, {}] as unknown as Parameters<typeof rollOutAll>[0]["places"];
  const settings = { evaluator: "", settings: {}, seed: "1", trials: 1296, until: 0.2 };
  const question = { ...settings, rules: cubeRules({ limit: 1 }), places };
  const means = await rollOutAll(question, runner, new AbortController().signal, () => {});
  expect(means!.map(({ trials }) => trials)).toEqual([108, 108]);
});
